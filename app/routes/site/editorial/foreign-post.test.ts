import pino from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appServices } from '#app/context/app-services.ts';
import { fillSearch } from '#app/features/search/search.server.ts';
import { withForeignTexts } from '#app/site-content/foreign-posts.ts';
import { siteDocuments } from '#app/site-content/search-documents.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { faultsOf, nodesOf } from '#tests/structured-data.ts';
import * as blog from './blog.tsx';
import * as feed from './blog-feed.ts';
import * as post from './post.tsx';

const ORIGIN = 'https://clinica.example.com';
const { db } = await testDatabase();
const entries = [
  aForeignEntry(1, { publishedOn: '2030-01-02', title: 'Lágrimas & <telas>' }),
  aForeignEntry(2, { publishedOn: '2030-01-01', author: 'Dra. Helena Prado Vilela', tags: [] }),
  aForeignEntry(3, { author: null, tags: [] }),
];
const texts = {
  ...{ address: CMS_ADDRESS, showsOwn: true, showsPages: false, entries, categories: {} },
  pictures: new Map(),
};
const contentsWith = (showsOwn: boolean) => ({
  ...testContents,
  'pt-BR': withForeignTexts(testContents['pt-BR'], { ...texts, showsOwn }),
});

function argsFor(path: string, showsOwn = true) {
  const context = new RouterContextProvider();
  context.set(appServices, {
    ...{ db, clock: { now: () => new Date('2026-11-21T12:00:00Z') }, jobs: idleJobs },
    ...{ deadLetters: noDeadLetters, log: pino({ level: 'silent' }), clinic: testClinic },
    ...{ contents: contentsWith(showsOwn), contentStore: stillContents },
    env: {
      ...{ nodeEnv: 'test', host: '127.0.0.1', port: 3000, baseUrl: new URL(ORIGIN) },
      ...{ appSecret: 'a secret for tests only, long enough', trustProxy: [] },
      ...{ rateLimits: false, logLevel: 'silent' },
    },
  });
  const url = new URL(path, ORIGIN);
  return { context, request: new Request(url), url };
}

const pageAt = (slug: string) =>
  post.loader({ ...argsFor(`/blog/${slug}`), params: { slug }, pattern: '/blog/:slug' }).data;

test('an article of the source says who wrote it, and that nobody of the clinic has reviewed it', () => {
  const { jsonLd, author, post: shown, services } = pageAt('texto-1');
  expect(faultsOf(nodesOf(jsonLd))).toEqual([]);
  const nodes = nodesOf(jsonLd);
  expect(nodes.find((node) => node['@type'].includes('BlogPosting'))).toMatchObject({
    author: { '@type': 'Person', name: 'Marta Souza' },
    datePublished: '2030-01-02',
  });
  expect(JSON.stringify(jsonLd)).not.toMatch(/reviewedBy|lastReviewed|MedicalWebPage|citation/);
  expect([author, shown.authorName, services]).toEqual([null, 'Marta Souza', []]);
});

test('one by a practitioner has her card, and still no review', () => {
  const { jsonLd, author } = pageAt('texto-2');
  expect(author?.name).toMatch(/Helena/);
  expect(faultsOf(nodesOf(jsonLd))).toEqual([]);
  expect(JSON.stringify(jsonLd)).not.toContain('reviewedBy');
  expect(faultsOf(nodesOf(pageAt('texto-3').jsonLd))).toEqual([]);
});

test('the list, its subjects and its search have the articles of the source', async () => {
  await fillSearch(db, siteDocuments(contentsWith(true), '2026-11-21'));
  const listed = async (path: string) => {
    const { data } = await blog.loader({ ...argsFor(path), params: {}, pattern: '/blog' });
    return data.listed.items.map(({ slug }) => slug);
  };
  expect((await listed('/blog')).slice(0, 2)).toEqual(['texto-1', 'texto-2']);
  expect(await listed('/blog?categoria=exames')).toEqual(expect.arrayContaining(['texto-1']));
  expect(await listed('/blog?busca=lagrimas+telas')).toContain('texto-1');
});

test('the feed has them with their authors, and names nobody where the source does not', async () => {
  const answer = feed.loader({
    ...argsFor('/blog/feed.xml'),
    params: {},
    pattern: '/blog/feed.xml',
  });
  const xml = await answer.text();
  expect(xml).toContain('<title>Lágrimas &amp; &lt;telas&gt;</title>');
  expect(xml).toContain('<dc:creator>Marta Souza</dc:creator>');
});

test('while only the source is shown, an own article leads to the blog for now', () => {
  const slug = 'catarata-sinais';
  const args = {
    ...argsFor(`/blog/${slug}`, false),
    params: { slug },
    pattern: '/blog/:slug' as const,
  };
  const thrown = z.instanceof(Response).parse(caught(() => post.loader(args)));
  expect([thrown.status, thrown.headers.get('location')]).toEqual([302, '/blog']);
});

function caught(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
