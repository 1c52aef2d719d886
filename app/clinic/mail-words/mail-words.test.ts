import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, parseClinic } from '#app/clinic/clinic-schema.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { mailOptions } from '#app/platform/mail/mail.server.ts';
import { mailOfBody } from '#app/platform/mail/mail-body.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { MAIL_IDS, type MailId, mailKindOf } from './mail-list.ts';
import { MAIL_NAMES, MOST_LETTERS } from './mail-names.ts';
import { namesIn, type OwnMailTexts } from './mail-words-fields.ts';
import { wordsOfMail } from './words-of-mail.ts';

const recordWith = (id: string, portuguese: OwnMailTexts, english?: OwnMailTexts) => ({
  ...serraClaraRecord,
  mailWords: { [id]: { portuguese, ...(english && { english }) } },
});
const problem = (id: MailId, texts: OwnMailTexts) => faultsOf(recordWith(id, texts))[0]?.said;

const STANDARD = {
  subject: 'Assunto de sempre',
  greeting: 'Olá, Rosa Lima.',
  opening: 'De sempre.',
};
const VALUES = {
  ...{ nome: 'Rosa', paciente: 'Rosa Lima', serviço: 'Consulta', profissional: 'Dra. Helena' },
  ...{ data: 'terça-feira, 1º de dezembro', protocolo: '1234-5678', telefone: '3599-0100' },
};
function written(texts: OwnMailTexts, id: MailId = 'booked') {
  const clinic = { displayName: 'Clínica Serra', mailWords: { [id]: { portuguese: texts } } };
  const { subject, opening, closing } = wordsOfMail(
    clinic,
    { id, locale: 'pt-BR' },
    { standard: STANDARD, values: VALUES },
  );
  const textsOf = (blocks: typeof opening) =>
    blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.kind));
  return { subject, opening: textsOf(opening), closing: textsOf(closing) };
}

test('a record from before has no words of its own, and says what it said', () => {
  expect(parseClinic(manausRecord).mailWords).toBeUndefined();
  expect(faultsOf(manausRecord)).toEqual([]);
  expect(written({})).toEqual({
    subject: 'Assunto de sempre',
    opening: ['Olá, Rosa Lima.', 'De sempre.'],
    closing: [],
  });
});

test('own words take the place of the standard ones, with what stands for their names', () => {
  expect(
    written({
      subject: 'Nos vemos {DATA}',
      opening: 'Está marcado na {clinica}: { data }.\n\nAté lá!',
      closing: 'Sua {serviço} é com {profissional}. Dúvidas: {telefone}.',
    }),
  ).toEqual({
    subject: 'Nos vemos terça-feira, 1º de dezembro',
    opening: [
      'Olá, Rosa Lima.',
      'Está marcado na Clínica Serra: terça-feira, 1º de dezembro.',
      'Até lá!',
    ],
    closing: ['Sua Consulta é com Dra. Helena. Dúvidas: 3599-0100.'],
  });
});

test('who is called by the name is not greeted twice', () => {
  expect(written({ opening: 'Oi, {nome}! Tudo certo.' }).opening).toEqual([
    'Oi, Rosa! Tudo certo.',
  ]);
});

test('each language has its own words; one alone leaves the other as it is', () => {
  const record = recordWith('moved', { subject: 'Mudou: {data}' });
  for (const locale of ['pt-BR', 'en-US'] as const) {
    const { mailWords } = parseClinic(record, locale);
    const mail = { id: 'moved', locale } as const;
    const words = { standard: STANDARD, values: VALUES };
    const { subject } = wordsOfMail({ displayName: 'Clínica', mailWords }, mail, words);
    expect(subject).toBe(
      locale === 'pt-BR' ? 'Mudou: terça-feira, 1º de dezembro' : 'Assunto de sempre',
    );
  }
});

test('what may not be sent is said in Portuguese', () => {
  expect(problem('booked', { opening: 'Oi {fulano}' })).toBe(
    '{fulano} não existe. Entre chaves, aqui só valem {nome}, {paciente}, {profissional}, {data}, {protocolo}, {clínica}, {telefone}, {unidade} e {endereço}.',
  );
  expect(problem('booked', { subject: 'Sua {serviço}' })).toBe(
    '{serviço} não vai no assunto: ele aparece no celular bloqueado. Entre chaves, aqui só valem {data}, {unidade} e {clínica}.',
  );
  expect(problem('booked', { opening: 'Sua {servico} está marcada' })).toContain(
    '{serviço} não vai no começo',
  );
  expect(problem('booked', { closing: 'Sua {serviço}' })).toBeUndefined();
  expect(problem('charge-paid', { opening: 'Pago até {vencimento}' })).toContain(
    '{vencimento} não serve neste e-mail.',
  );
  expect(problem('booked', { opening: 'Oi {nome' })).toContain('Há uma chave { ou } sem par.');
  expect(problem('booked', { opening: '{{nome}}' })).toContain('sem par');
  expect(problem('booked', { opening: 'Oi {}' })).toContain('{} não existe.');
  expect(problem('booked', { subject: 'a'.repeat(91) })).toBe('Escreva no máximo 90 letras.');
  expect(problem('booked', { closing: 'a'.repeat(10_000) })).toBe(
    'Escreva no máximo 1.000 letras.',
  );
  expect(problem('booked', { subject: 'Oi\nBcc: a@example.com' })).toBe(
    'O assunto cabe em uma linha só. Tire a quebra de linha.',
  );
  expect(faultsOf(recordWith('no-such-mail', { subject: 'Oi' }))[0]?.said).toBe(
    'Há aqui algo que esta versão do site não conhece.',
  );
});

test('what nothing else in a mail says must be said', () => {
  expect(problem('charge-overdue', { opening: 'Falta pagar {valor}.' })).toBe(
    'Falta {vencimento}: nada mais neste e-mail diz isso. Ponha no texto.',
  );
  expect(problem('return', { opening: 'Venha!' })).toContain('Falta {paciente} e {data}');
  expect(problem('return', { closing: 'Venha!' })).toBeUndefined();
  expect(problem('waitlist-withdrawn', { opening: 'O horário de {data} caiu.' })).toBeUndefined();
});

test('no subject and no beginning has a name for the service, and no subject one for a person', () => {
  for (const id of MAIL_IDS) {
    expect(namesIn(id, 'opening')).not.toContain('serviço');
    for (const name of ['nome', 'paciente', 'profissional', 'serviço'] as const)
      expect(namesIn(id, 'subject')).not.toContain(name);
    expect(namesIn(id, 'opening')).toEqual(
      expect.arrayContaining([...(mailKindOf(id).needs ?? [])]),
    );
  }
});

test('what people have typed makes no link, and is not looked through again', () => {
  const clinic = {
    displayName: 'Clínica {nome}',
    mailWords: { booked: { portuguese: { opening: '{paciente}, {clínica}' } } },
  };
  const values = { nome: 'X', paciente: '{data}' };
  const mail = { id: 'booked', locale: 'pt-BR' } as const;
  const { opening } = wordsOfMail(clinic, mail, { standard: STANDARD, values });
  expect(opening.at(-1)).toEqual({ kind: 'paragraph', text: '{data}, Clínica {nome}' });
});

/** The elements that a mail of paragraphs is made of. */
const FRAME = ['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'p'];

const anyText = fc.oneof(
  fc.constantFrom(
    ...HOSTILE_TEXTS,
    ...MAIL_NAMES.map((name) => `Olá {${name}}\r\nBcc: x@example.com`),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '{nome}',
        '{data}',
        '\n',
        '\r\n',
        '\u202e',
        '\u2028',
        'שלום',
        '<b>',
        'a',
      ),
      { maxLength: 200 },
    )
    .map((parts) => parts.join('')),
  fc.constant('á'.repeat(10_000)),
);

test('whatever is typed is refused with a sentence, or makes one mail with one subject and no markup', () => {
  const look = mailLookOf({ displayName: 'Clínica' });
  fc.assert(
    fc.property(
      fc.constantFrom(...MAIL_IDS),
      fc.record({ subject: anyText, opening: anyText, closing: anyText }),
      (id, texts) => {
        const faults = faultsOf(recordWith(id, texts));
        for (const { path, said } of faults) {
          expect(path.slice(0, 3)).toEqual(['mailWords', id, 'portuguese']);
          expect(said).toMatch(/\.$/);
        }
        for (const part of ['subject', 'opening', 'closing'] as const)
          if (texts[part].trim().length > MOST_LETTERS[part])
            expect(faults.some(({ path }) => path.at(-1) === part)).toBe(true);
        // Sent all the same, it could do no harm: the words of an older release are sent as they are.
        const clinic = { displayName: 'Clínica', mailWords: { [id]: { portuguese: texts } } };
        const mail = { id, locale: 'pt-BR' } as const;
        const words = wordsOfMail(clinic, mail, { standard: STANDARD, values: VALUES });
        const blocks = [...words.opening, ...words.closing];
        const made = mailOfBody({ subject: words.subject, blocks }, { lang: 'pt-BR', look });
        const sent = mailOptions(
          { to: 'rosa@example.com', messageId: 'a@example.com', ...made },
          { from: { name: 'Clínica', address: 'clinica@example.com' } },
        );
        expect(sent.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(sent.subject.trim()).not.toBe('');
        const tags = made.html.match(/<\/?[a-z0-9]+/gi) ?? [];
        const names = new Set(tags.map((tag) => tag.replace(/^<\/?/, '')));
        for (const name of names) expect(FRAME).toContain(name);
      },
    ),
    { numRuns: 150 },
  );
});
