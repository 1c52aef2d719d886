import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { factWordsOf } from '#app/clinic/words/clinic-words.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { readPrivacyText } from './privacy-text.server.ts';
import { filledPrivacyText } from './privacy-text.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const clinic = publicClinic(parseClinic(serraClaraRecord), '2026-11-21');

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'privacy-text-'));
  await mkdir(join(dir, 'pt-BR'));
});
afterAll(() => rm(dir, { recursive: true }));

async function reading(source: string) {
  await writeFile(join(dir, 'pt-BR/privacy.md'), source);
  return readPrivacyText({ contentDir: dir, locale: 'pt-BR' });
}

function spansOf(block: TextBlock): TextSpan[] {
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'paragraph' ? block.spans : [];
}

async function policy(locale: Locale = 'pt-BR', bookingForm: ClinicRecord['bookingForm'] = {}) {
  const recorded = parseClinic({ ...serraClaraRecord, bookingForm }, locale);
  const facts = factWordsOf(recorded, { offers: offersOf(recorded), catalogue: [] });
  const words = { facts, isOpen: () => true };
  const { intro, sections } = filledPrivacyText(
    await readPrivacyText({ contentDir: CONTENT, locale, words }),
    clinic,
  );
  return { sections, spans: [...intro, ...sections.flatMap(({ body }) => body)].flatMap(spansOf) };
}

test('the policy has every section that the law asks for, each with its anchor', async () => {
  const { sections } = await policy();
  expect(sections.map(({ id }) => id)).toEqual([
    'quem-responde-pelos-seus-dados',
    'a-pessoa-encarregada-dos-dados',
    'o-que-pedimos-ao-agendar',
    'o-que-pedimos-quando-voce-assina-um-plano-de-lentes',
    'o-que-pedimos-quando-voce-escreve',
    'o-questionario-de-olho-seco',
    'o-que-o-site-anota-sozinho',
    'para-que-usamos-os-seus-dados',
    'o-que-a-lei-permite',
    'o-seu-consentimento',
    'por-quanto-tempo-guardamos',
    'cookies',
    'as-suas-escolhas-de-leitura',
    'quem-ve-os-seus-dados',
    'criancas-e-adolescentes',
    'os-seus-direitos',
    'como-usar-os-seus-direitos',
    'como-protegemos-os-seus-dados',
    'mudancas-nesta-politica',
  ]);
});

test('the policy has as many sections in every language', async () => {
  const counts = await Promise.all(
    LOCALES.map(async (each) => (await policy(each)).sections.length),
  );
  expect(new Set(counts)).toEqual(new Set([19]));
});

test.each(LOCALES)('the policy in %s is filled from the clinic record', async (locale) => {
  const { spans } = await policy(locale);
  const words = spans.map(({ text }) => text).join('');
  const { name, email } = clinic.dataProtectionOfficer;
  for (const text of [clinic.displayName, clinic.legalName, clinic.taxId, name])
    expect(words).toContain(text);
  expect(words).not.toMatch(/[{}]/);
  expect(spans).toContainEqual({ text: email, isStrong: false, href: `mailto:${email}` });
  expect(spans).toContainEqual(
    expect.objectContaining({ text: clinic.phone.display, href: clinic.phone.link }),
  );
});

test('the policy says when it was last changed', async () => {
  expect((await policy()).spans[0]?.text).toBe('Última atualização: 28 de novembro de 2026.');
});

test('what the record says is text, whatever it looks like', async () => {
  const text = await reading('## Quem\n\nA **{clinic}**.');
  const { sections } = filledPrivacyText(text, { ...clinic, displayName: '<b>*{phone}*</b>' });
  expect(sections[0]?.body.flatMap(spansOf)).toEqual([
    { text: 'A ', isStrong: false },
    { text: '<b>*{phone}*</b>', isStrong: true },
    { text: '.', isStrong: false },
  ]);
});

test.each([
  ['a placeholder that nothing fills', '## Um\n\nligue {fone}', "'{fone}' is no placeholder"],
  ['a brace left open', '## Um\n\nligue {phone', "'{phone' is no placeholder"],
  [
    'a placeholder in a heading',
    '## A {clinic}\n\nx',
    "the heading 'A {clinic}' has a placeholder",
  ],
  ['a heading twice', '## Um\n\nx\n\n## Um\n\ny', "has the heading 'Um' twice"],
  ['a heading without text', '## Um\n\n## Dois\n\ny', "'Um' has no text"],
  ['no heading', 'x', 'has no sections'],
  ['HTML', '## Um\n\n<b>x</b>', "cannot be shown: '<b>'"],
])('the start stops at %s', async (_what, source, message) => {
  await expect(reading(source)).rejects.toThrow(`pt-BR/privacy.md: ${message}`);
});

test('the policy names what the booking form asks', async () => {
  const said = async (form: Parameters<typeof policy>[1]) =>
    (await policy('pt-BR', form)).spans.map(({ text }) => text).join(' ');
  const asked = await said({ birthDate: 'required', email: 'required' });
  expect(asked).toContain('Nome completo e data de nascimento do paciente');
  expect(asked).not.toMatch(/se você quiser|Pode ficar em branco\. Em cada/);
  expect(await said({ email: 'optional' })).toContain('E-mail, se você quiser.');
  const less = await said({ birthDate: 'off', email: 'off' });
  expect(less).toContain('De crianças e adolescentes, também a data de nascimento.');
  expect(less).not.toContain('E-mail');
});
