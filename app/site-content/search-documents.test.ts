import { expect, test } from 'vitest';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { testContents } from '#tests/contents.ts';
import { unknownNames } from './named-in-texts.ts';
import { siteDocuments } from './search-documents.ts';

test('the search is told of every kind of text once, in plain words', async () => {
  const documents = siteDocuments(testContents, '2026-11-21');
  const own = documents.filter(({ locale }) => locale === 'pt-BR');
  expect(new Set(own.map(({ path }) => path)).size).toBe(own.length);
  for (const kind of ['service', 'post', 'episode', 'question', 'page'] as const)
    expect(own.some((document) => document.kind === kind)).toBe(true);
  expect(own.find(({ path }) => path === '/faq#sabado')?.body).toContain('8h às 12h');
  for (const { title, summary, body } of own)
    expect([title, summary, body].every((text) => text.trim() !== '')).toBe(true);
});

test('plans are not found while they are switched off', async () => {
  const home = testContents['pt-BR'];
  const off = { 'pt-BR': { ...home, clinic: { ...home.clinic, plansEnabled: false } } };
  const paths = siteDocuments(off, '2026-11-21').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/planos'))).toEqual([]);
});

test('a text by somebody whom the record does not know is told', async () => {
  const home = testContents['pt-BR'];
  expect(unknownNames(home)).toEqual([]);
  const strangers = { ...home.clinic, services: home.clinic.services.slice(1) };
  expect(unknownNames({ ...home, clinic: strangers }).map(problemLine)).toContain(
    "- pt-BR/posts/catarata-sinais.md: services: the clinic record has no 'consultas-oftalmologicas'",
  );
});
