import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { fillSearch, searchSite } from './search.server.ts';
import type { SearchDocument } from './search-document.ts';
import { searchQuery } from './search-query.ts';

const database = await testDatabase();

function document(path: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return {
    locale: 'pt-BR',
    kind: 'post',
    path,
    title: path,
    summary: '',
    keywords: [],
    body: '',
    ...rest,
  };
}

const DOCUMENTS = [
  document('/blog/glaucoma', {
    title: 'Glaucoma, a doença silenciosa',
    keywords: ['pressão do olho'],
    body: 'O exame de campo visual mostra as lesões do nervo.',
  }),
  document('/blog/visao', { title: 'Moscas volantes na visão', body: 'Faça um exame.' }),
  document('/servicos/paquimetria', {
    kind: 'service',
    title: 'Paquimetria',
    body: 'Mede a córnea.',
  }),
  document('/faq#sabado', { kind: 'question', title: 'A clínica atende aos sábados?' }),
  document('/blog/glaucoma', { locale: 'en-US', title: 'Glaucoma tests, the silent disease' }),
];

async function paths(text: string, rest: { kind?: SearchDocument['kind'] } = {}) {
  const query = searchQuery(text);
  const results = await searchSite(database.db, { locale: 'pt-BR', query, ...rest });
  return results.map(({ path }) => path);
}

describe('a search', () => {
  beforeEach(async () => {
    await fillSearch(database.db, DOCUMENTS);
  });

  test.each([
    ['without accents', 'visao', '/blog/visao'],
    ['with accents', 'VISÃO', '/blog/visao'],
    ['in the plural', 'paquimetrias', '/servicos/paquimetria'],
    ['in the singular', 'sabado', '/faq#sabado'],
    ['in another plural', 'lesão do nervo', '/blog/glaucoma'],
    ['with a wrong letter', 'glaucama', '/blog/glaucoma'],
    ['with two wrong words', 'presao do oljo', '/blog/glaucoma'],
    ['with a letter left out', 'paquimtria', '/servicos/paquimetria'],
    ['with a wrong letter among others', 'doenssa silensiosa', '/blog/glaucoma'],
  ])('finds a text %s', async (_how, query, path) => {
    expect((await paths(query))[0]).toBe(path);
  });

  test('finds one exam by many', async () => {
    expect(new Set(await paths('exames'))).toEqual(new Set(['/blog/glaucoma', '/blog/visao']));
  });

  test('puts a text whose title has the word before one that only mentions it', async () => {
    await fillSearch(database.db, [
      document('/a', { body: 'Fala da retina. Retina, sempre a retina.' }),
      document('/b', { title: 'A retina' }),
    ]);
    expect(await paths('retina')).toEqual(['/b', '/a']);
  });

  test('puts what can be booked before what explains it, where titles or keywords have the word', async () => {
    const named = (path: string, kind: SearchDocument['kind']) =>
      document(path, { kind, title: 'Catarata', body: 'Catarata.' });
    await fillSearch(database.db, [
      named('/blog/catarata', 'post'),
      named('/podcast/catarata', 'episode'),
      named('/faq#catarata', 'question'),
      named('/artigos/catarata', 'page'),
      document('/servicos/cirurgias', {
        kind: 'service',
        title: 'Cirurgias',
        keywords: ['catarata'],
      }),
      document('/servicos/exame', { kind: 'service', title: 'Exame', body: 'Mede a catarata.' }),
    ]);
    expect(await paths('catarata')).toEqual([
      '/servicos/cirurgias',
      '/artigos/catarata',
      '/faq#catarata',
      '/podcast/catarata',
      '/blog/catarata',
      '/servicos/exame',
    ]);
  });

  test('keeps to its language and kind', async () => {
    const results = await searchSite(database.db, { locale: 'en-US', query: 'test' });
    expect(results.map(({ title }) => title)).toEqual(['Glaucoma tests, the silent disease']);
    expect(await paths('glaucoma', { kind: 'service' })).toEqual([]);
  });

  test.each(['', '   ', 'xyzw', 'de', '🙂', "'; drop table search_documents; --"])(
    'finds nothing by %j',
    async (query) => {
      expect(await paths(query)).toEqual([]);
    },
  );

  test.each([
    'glaucoma & | ! ( :* <->',
    '"glaucoma',
    'glaucoma\\',
    'glaucoma\u0000',
    "glaucoma'",
    'glaucoma%_',
  ])('takes %j for words', async (query) => {
    expect(await paths(query)).toContain('/blog/glaucoma');
  });
});

test('the texts are written once for each state of the content', async () => {
  expect(await fillSearch(database.db, DOCUMENTS)).toBe(true);
  expect(await fillSearch(database.db, DOCUMENTS)).toBe(false);
  expect(await fillSearch(database.db, DOCUMENTS.slice(0, 1))).toBe(true);
  expect(await paths('paquimetria')).toEqual([]);
});

test('two processes that start at once fill it once', async () => {
  const both = await Promise.all([
    fillSearch(database.db, DOCUMENTS),
    fillSearch(database.db, DOCUMENTS),
  ]);
  expect(both.sort()).toEqual([false, true]);
});
