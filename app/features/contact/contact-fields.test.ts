import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { contactMessages } from '#app/locales/contact.ts';
import {
  type ContactFormValues,
  NOTHING_TYPED,
  parseContact,
  parseMessage,
  readContact,
} from './contact-fields.ts';
import { toFieldErrorViews } from './contact-form.tsx';

function values(changes: Partial<ContactFormValues> = {}): ContactFormValues {
  return {
    name: 'Rosa Lima',
    phone: '(35) 99555-0144',
    email: 'rosa@example.com',
    message: 'Vocês fazem exame de retina?',
    hasConsented: true,
    ...changes,
  };
}

function messagesOf(changes: Partial<ContactFormValues>): string[] {
  const parsed = parseContact(values(changes));
  if (parsed.ok) return [];
  const errors = toFieldErrorViews(parsed.refusal, {
    locale: 'pt-BR',
    phoneExample: '35995550100',
  });
  return errors.map(({ message }) => message);
}

test('what is filled in rightly is read into stored form', () => {
  expect(parseContact(values())).toEqual({
    ok: true,
    value: {
      name: 'Rosa Lima',
      phoneE164: '+5535995550144',
      email: 'rosa@example.com',
      message: 'Vocês fazem exame de retina?',
    },
  });
});

test.each<[Partial<ContactFormValues>, string]>([
  [{ name: 'Al' }, 'Informe pelo menos 3 caracteres.'],
  [{ name: '' }, 'Informe pelo menos 3 caracteres.'],
  [{ phone: '99555-0144' }, 'Use apenas números com DDD (ex: 35995550100).'],
  [{ phone: '' }, 'Use apenas números com DDD (ex: 35995550100).'],
  [{ email: '' }, 'E-mail inválido.'],
  [{ email: 'rosa@' }, 'E-mail inválido.'],
  [{ email: 'a@example.com, b@example.com' }, 'E-mail inválido.'],
  [{ message: 'Oi, tudo?' }, 'Mensagem muito curta (mín. 10 caracteres).'],
  [{ message: ' \n'.repeat(40) }, 'Mensagem muito curta (mín. 10 caracteres).'],
  [{ message: 'a'.repeat(4_001) }, 'Mensagem muito longa (máx. 4.000 caracteres).'],
  [{ hasConsented: false }, 'É necessário consentir com o tratamento dos dados.'],
])('%j is answered: %s', (changes, message) => {
  expect(messagesOf(changes)).toEqual([message]);
});

test('everything wrong is told at once, in the order of the screen', () => {
  const parsed = parseContact(NOTHING_TYPED);
  expect(parsed.ok ? [] : parsed.refusal.map(({ field }) => field)).toEqual([
    'name',
    'phone',
    'email',
    'message',
    'consent',
  ]);
});

describe('a message', () => {
  test.each([
    ['keeps its lines', 'Bom dia!\r\n\r\nQual o preço?', 'Bom dia!\n\nQual o preço?'],
    ['loses empty lines beyond one', 'Bom dia!\n\n\n\n\nTudo bem?', 'Bom dia!\n\nTudo bem?'],
    ['loses what cannot be printed', 'Bom\u0000 dia\u202e, doutora\ud800!', 'Bom  dia , doutora !'],
    ['keeps 4,000 characters, however many bytes', '👁'.repeat(4_000), '👁'.repeat(4_000)],
  ])('%s', (_, message, expected) => {
    expect(parseMessage(message)).toEqual({ ok: true, value: expected });
  });

  // A regular expression that backtracks at each character would not finish in time.
  test('of a million characters is refused before the test is given up', () => {
    for (const seed of [' ', '\n', '\r', 'a', '\u0301', '\ud800']) {
      expect(parseMessage(seed.repeat(1_000_000)).ok).toBe(false);
    }
  });
});

test('a form is read as it was typed; what is missing is empty', () => {
  const form = new FormData();
  form.set('name', ' Al ');
  form.set('message', new Blob(['x']));
  expect(readContact(form)).toEqual({ ...NOTHING_TYPED, name: ' Al ' });
  form.set('consent', 'sim');
  expect(readContact(form).hasConsented).toBe(true);
});

test('every refusal has its message in both languages', () => {
  for (const { fields, refusals } of Object.values(contactMessages)) {
    for (const message of Object.values(fields)) expect(message).toMatch(/\S.*[.)]$/);
    for (const message of Object.values(refusals))
      expect(message({ minutes: 7 })).toMatch(/\S.*\.$/);
  }
});

test('the privacy policy keeps messages as long as the consent and the purge do', async () => {
  const file = join(import.meta.dirname, '../../../content/pt-BR/privacy.md');
  const months = /por (\d+) meses/.exec(contactMessages['pt-BR'].consent.text)?.[1];
  expect(await readFile(file, 'utf8')).toContain(
    `**Mensagem enviada pelo formulário de contato:** ${months} meses.`,
  );
  expect(contactMessages['en-US'].consent.text).toContain(`for ${months} months`);
  expect(RETENTION.contact.contact_messages).toContain(`'${months} months'`);
});
