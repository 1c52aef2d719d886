import { expect, test } from 'vitest';
import { COPY_PATH } from '#app/platform/browser/offline-copy.ts';
import { COPY_CACHE } from '#app/platform/browser/service-worker.ts';
import {
  ASSETS_CACHE,
  dropOldCaches,
  fillShell,
  keep,
  offlinePage,
  PAGES_CACHE,
  shellCache,
} from './kept-pages.ts';
import { depsWith, ORIGIN, pageOf } from './test-deps.ts';

const OFFLINE = '<p data-kept-visit="" hidden=""><a href="/agendamento/copia">Ver</a></p>';
const pages = {
  '/sem-internet': () => pageOf(`sem internet "/assets/font-1.woff2"${OFFLINE}`),
  '/en-us/sem-internet': () => pageOf('offline'),
  '/assets/font-1.woff2': () => new Response('font'),
};

async function filled(changes: Record<string, () => Response> = {}) {
  const world = depsWith({ ...pages, ...changes });
  await fillShell(world.deps);
  return world;
}

async function keptIn(caches: CacheStorage, name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

test('the offline pages come with all that they need, before the worker is installed', async () => {
  const { caches } = await filled();
  const kept = await keptIn(caches, shellCache('two'));
  expect(kept.sort()).toEqual(['/assets/font-1.woff2', '/en-us/sem-internet', '/sem-internet']);
});

test('a part that is missing stops the installation', async () => {
  await expect(
    filled({ '/assets/font-1.woff2': () => new Response('', { status: 404 }) }),
  ).rejects.toThrow();
  await expect(filled({ '/sem-internet': () => pageOf('', {}, 503) })).rejects.toThrow('503');
});

test('a language that the site does not speak is left out', async () => {
  const { deps, caches } = await filled({ '/en-us/sem-internet': () => pageOf('', {}, 404) });
  expect(await keptIn(caches, shellCache('two'))).not.toContain('/en-us/sem-internet');
  const page = await offlinePage(deps, `${ORIGIN}/en-us/servicos`);
  expect(await page.text()).toContain('sem internet');
});

test('the offline page speaks the language of the address', async () => {
  const { deps } = await filled();
  expect(await (await offlinePage(deps, `${ORIGIN}/en-us/faq`)).text()).toBe('offline');
  expect(await (await offlinePage(deps, `${ORIGIN}/faq`)).text()).toContain('sem internet');
});

test('it links to the offline copy, if there is one', async () => {
  const { deps, caches } = await filled();
  const text = async () => (await offlinePage(deps, `${ORIGIN}/faq`)).text();
  expect(await text()).toContain('<p data-kept-visit="" hidden="">');
  const headers = { 'x-keep-until': '2026-10-15T03:00:00Z' };
  await (await caches.open(COPY_CACHE)).put(COPY_PATH, new Response('copy', { headers }));
  expect(await text()).toContain('<p data-kept-visit="">');
});

test('a new release deletes what the one before kept for itself, and nothing of other makers', async () => {
  const { deps, caches } = await filled();
  for (const name of ['clareia-shell-one', 'clareia-pages-0', PAGES_CACHE, ASSETS_CACHE])
    await caches.open(name);
  await caches.open(COPY_CACHE);
  await caches.open('another-app');
  await dropOldCaches(deps);
  const expected = [shellCache('two'), PAGES_CACHE, ASSETS_CACHE, COPY_CACHE, 'another-app'];
  expect((await caches.keys()).sort()).toEqual(expected.sort());
});

test('at most 60 pages are kept; the one seen longest ago goes', async () => {
  const { deps, caches } = depsWith();
  const put = (path: string) =>
    keep(deps, { name: PAGES_CACHE, url: `${ORIGIN}${path}`, answer: pageOf('x') });
  for (let at = 0; at < 60; at += 1) await put(`/blog/${at}`);
  await put('/blog/0');
  await put('/blog/60');
  const kept = await keptIn(caches, PAGES_CACHE);
  expect(kept).toHaveLength(60);
  expect(kept).toContain('/blog/0');
  expect(kept).not.toContain('/blog/1');
});

test('at most 6 MB of each kind are kept', async () => {
  const { deps, caches } = depsWith();
  for (const name of ['a', 'b', 'c', 'd']) {
    const answer = new Response(new Uint8Array(2_000_000));
    await keep(deps, { name: ASSETS_CACHE, url: `${ORIGIN}/assets/${name}.js`, answer });
  }
  expect(await keptIn(caches, ASSETS_CACHE)).toEqual([
    '/assets/b.js',
    '/assets/c.js',
    '/assets/d.js',
  ]);
});
