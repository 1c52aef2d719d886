import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#app/platform/locale.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testContents } from '#tests/contents.ts';
import { readSiteContent } from './page-texts.server.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const PAGES = join(CONTENT, 'pt-BR/pages');

// Res. CFM 2.336/2023: no promises, no superlatives; prices of care are told in person.
const FORBIDDEN =
  /(?<!\p{L})(melhor(es)?|garanti\p{L}*|100\s?%|sem dor|curas?|milagr\p{L}*|infalíve\p{L}*)(?!\p{L})|R\$/iu;

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'site-content-'));
  await cp(join(CONTENT, 'pt-BR'), join(contentDir, 'pt-BR'), { recursive: true });
});
afterAll(() => rm(contentDir, { recursive: true }));

test('the texts of the repository are whole', async () => {
  for (const locale of LOCALES) {
    const { planTexts, campaign } = await readSiteContent({ contentDir: CONTENT, locale });
    expect(planTexts).toHaveLength(7);
    expect(campaign.month).toBe(10);
  }
});

test('no page promises or prices care', async () => {
  for (const name of await readdir(PAGES)) {
    const text = await readFile(join(PAGES, name), 'utf8');
    expect([name, FORBIDDEN.exec(text)?.[0]]).toEqual([name, undefined]);
  }
});

test('the page about the clinic tells its founding year as the record does', () => {
  const { intro, sections } = testContents['pt-BR'].pages.about;
  const text = [intro, ...sections.map(({ body }) => body)].map(plainTextOf).join(' ');
  expect(text).toContain(`nasceu em ${serraClaraRecord.foundingYear}`);
  expect(text).toContain(`em ${serraClaraRecord.address.city}`);
});

test.each([
  ['lentes.md', / {2}- title: Multifocais\n.*\n/, '', 'types: must have exactly 3 entries'],
  ['planos.md', /^notice: .*\n/m, '', 'notice: is missing'],
  ['campanha-outubro-olho-seco.md', 'month: 10', 'month: 13', 'month: Too big'],
  ['artigos-catarata.md', /reviewedOn: .*/, 'reviewedOn: 2026', 'reviewedOn: '],
  ['agendamento-otimizado.md', '  - Retorno\n', '', 'reasons: must have 9 entries'],
])('a fault in %s is named with its field', async (name, part, replacement, message) => {
  const file = join(contentDir, 'pt-BR/pages', name);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.replace(part, replacement));
  await expect(readSiteContent({ contentDir, locale: 'pt-BR' })).rejects.toThrow(
    `- pt-BR/pages/${name}: ${message}`,
  );
  await writeFile(file, whole);
});
