import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clinicRecord } from './clinic/clinic-record.ts';
import { parseClinic } from './clinic/clinic-schema.ts';
import { readEditorials, unknownNames } from './editorial.server.ts';
import { readPrivacyText } from './features/privacy/privacy-text.server.ts';
import { readServiceContent } from './features/services/service-content.server.ts';
import { readSiteContents } from './site-content.server.ts';
import { siteDocuments } from './site-documents.ts';

const CONTENT = join(import.meta.dirname, '../content');
const clinic = parseClinic(clinicRecord);

async function known() {
  const [serviceTexts, privacyText, siteContent, editorials] = await Promise.all([
    readServiceContent(CONTENT, 'pt-BR'),
    readPrivacyText(CONTENT, 'pt-BR'),
    readSiteContents(CONTENT),
    readEditorials(CONTENT),
  ]);
  return { clinic, serviceTexts, privacyText, siteContent, editorials };
}

test('the search is told of every kind of text once, in plain words', async () => {
  const documents = siteDocuments(await known(), '2026-11-21');
  const own = documents.filter(({ locale }) => locale === 'pt-BR');
  expect(new Set(own.map(({ path }) => path)).size).toBe(own.length);
  for (const kind of ['service', 'post', 'episode', 'question', 'page'] as const)
    expect(own.some((document) => document.kind === kind)).toBe(true);
  expect(own.find(({ path }) => path === '/faq#sabado')?.body).toContain('8h às 12h');
  for (const { title, summary, body } of own)
    expect([title, summary, body].every((text) => text.trim() !== '')).toBe(true);
});

test('plans are not found while they are switched off', async () => {
  const off = { ...(await known()), clinic: { ...clinic, plansEnabled: false } };
  const paths = siteDocuments(off, '2026-11-21').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/planos'))).toEqual([]);
});

test('a text by somebody whom the record does not know is told', async () => {
  const { editorials } = await known();
  expect(unknownNames(editorials, clinic)).toEqual([]);
  const strangers = { ...clinic, services: clinic.services.slice(1) };
  expect(unknownNames(editorials, strangers)).toContain(
    "- pt-BR/posts/catarata-sinais.md: services: the clinic record has no 'consultas-oftalmologicas'",
  );
});
