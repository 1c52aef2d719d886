import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPY_PATH } from '#app/platform/browser/offline-copy.ts';
import { COPY_CACHE } from '#app/platform/browser/service-worker.ts';
import {
  answerAsset,
  answerCopy,
  answerDay,
  answerDone,
  answerPage,
  TIMEOUT_MS,
} from './answers.ts';
import { ASSETS_CACHE, PAGES_CACHE, shellCache } from './kept-pages.ts';
import { ask, depsWith, ORIGIN, PUBLIC, pageOf } from './test-deps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function withShell(pages: Parameters<typeof depsWith>[0] = {}) {
  const world = depsWith(pages);
  await (await world.caches.open(shellCache('two'))).put('/sem-internet', pageOf('sem internet'));
  return world;
}

async function withCopy(world: Awaited<ReturnType<typeof withShell>>) {
  const headers = { 'x-keep-until': '2026-10-15T03:00:00Z' };
  const copy = new Response('copy', { headers });
  await (await world.caches.open(COPY_CACHE)).put(COPY_PATH, copy);
  return world;
}

async function see(world: Awaited<ReturnType<typeof withShell>>, path: string) {
  const { workerRequest, done } = ask(path);
  const answer = await answerPage(world.deps, workerRequest);
  await done();
  return answer.text();
}

const kept = (caches: CacheStorage, path: string) =>
  caches.match(`${ORIGIN}${path}`, { cacheName: PAGES_CACHE });

test('a page comes from the network and is kept; without internet it is shown again', async () => {
  const pages: Record<string, () => Response> = { '/faq': () => pageOf('new') };
  const world = await withShell(pages);
  expect(await see(world, '/faq')).toBe('new');
  delete pages['/faq'];
  expect(await see(world, '/faq')).toBe('new');
  expect(await see(world, '/sobre')).toBe('sem internet');
});

test('a page seen before is not waited for longer than 3 s, and what comes late is kept', async () => {
  expect(TIMEOUT_MS).toBe(3_000);
  const late = Promise.withResolvers<Response>();
  const pages: Record<string, () => Response | Promise<Response>> = { '/faq': () => pageOf('old') };
  const world = await withShell(pages);
  await see(world, '/faq');
  pages['/faq'] = () => late.promise;
  const { workerRequest, done } = ask('/faq');
  const shown = vi.fn();
  const answer = answerPage(world.deps, workerRequest).then((page) => page.text());
  void answer.then(shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('old');
  late.resolve(pageOf('new'));
  await done();
  expect(await (await kept(world.caches, '/faq'))?.text()).toBe('new');
});

test('a page never seen is waited for as long as it takes', async () => {
  const late = Promise.withResolvers<Response>();
  const world = await withShell({ '/faq': () => late.promise });
  const { workerRequest } = ask('/faq');
  const answer = answerPage(world.deps, workerRequest);
  await vi.advanceTimersByTimeAsync(60_000);
  late.resolve(pageOf('slow'));
  expect(await (await answer).text()).toBe('slow');
});

test('a fault of the server does not take the place of a page seen before', async () => {
  const pages = { '/faq': () => pageOf('good'), '/sobre': () => pageOf('fault', {}, 503) };
  const world = await withShell(pages);
  await see(world, '/faq');
  pages['/faq'] = () => pageOf('fault', {}, 503);
  expect(await see(world, '/faq')).toBe('good');
  expect(await see(world, '/sobre')).toBe('fault');
});

test.each([
  ['private', { 'cache-control': 'private, max-age=0' }, 200],
  ['not to be stored', { 'cache-control': 'no-store' }, 200],
  ['without a word on it', {}, 200],
  ['with a cookie', { ...PUBLIC, 'set-cookie': 'a=b' }, 200],
  ['missing', PUBLIC, 404],
])('a page that is %s is not kept', async (_what, headers, status) => {
  const world = await withShell({ '/campanha': () => pageOf('x', headers, status) });
  await see(world, '/campanha');
  expect(await kept(world.caches, '/campanha')).toBeUndefined();
});

test('what somebody searched for is not kept', async () => {
  const world = await withShell({ '/blog?busca=olho': () => pageOf('found') });
  expect(await see(world, '/blog?busca=olho')).toBe('found');
  expect(await kept(world.caches, '/blog?busca=olho')).toBeUndefined();
});

test('what the browser has asked for already is not asked for again', async () => {
  const { deps, fetch } = await withShell();
  const { workerRequest } = ask('/faq', Promise.resolve(pageOf('preloaded')));
  expect(await (await answerPage(deps, workerRequest)).text()).toBe('preloaded');
  expect(fetch).not.toHaveBeenCalled();
});

test('a hashed file is fetched once', async () => {
  const { deps, fetch, caches } = depsWith({ '/assets/a-1.js': () => new Response('code') });
  for (const _ of [1, 2]) {
    const { workerRequest, done } = ask('/assets/a-1.js');
    expect(await (await answerAsset(deps, workerRequest)).text()).toBe('code');
    await done();
  }
  expect(fetch).toHaveBeenCalledOnce();
  expect(await caches.keys()).toEqual([ASSETS_CACHE]);
});

test('a hashed file that is gone is told as such, and not kept', async () => {
  const { deps, caches } = depsWith({
    '/assets/a-0.js': () => new Response('', { status: 404 }),
  });
  const { workerRequest, done } = ask('/assets/a-0.js');
  expect((await answerAsset(deps, workerRequest)).status).toBe(404);
  await done();
  expect(await caches.keys()).toEqual([]);
});

test('the end of a booking is never kept by itself; offline it is the copy that was asked for', async () => {
  const pages: Record<string, () => Response> = {
    '/agendamento/obrigado': () => pageOf('booked', { 'cache-control': 'no-store' }),
  };
  const world = await withShell(pages);
  const read = async () =>
    (await answerDone(world.deps, ask('/agendamento/obrigado').workerRequest)).text();
  expect(await read()).toBe('booked');
  expect(await world.caches.keys()).toEqual([shellCache('two')]);
  delete pages['/agendamento/obrigado'];
  expect(await read()).toBe('sem internet');
  await withCopy(world);
  expect(await read()).toBe('copy');
});

test('the address of the copy shows the copy, also with internet', async () => {
  const world = await withShell({ [COPY_PATH]: () => pageOf('none', {}, 404) });
  const read = async () => (await answerCopy(world.deps, ask(COPY_PATH).workerRequest)).text();
  expect(await read()).toBe('none');
  await withCopy(world);
  expect(await read()).toBe('copy');
});

test('the staff’s agenda is kept by nobody here; offline it is the offline page, and no visitor’s copy', async () => {
  const pages: Record<string, () => Response> = {
    '/equipe/agenda': () => pageOf('day', { 'cache-control': 'no-store' }),
  };
  const world = await withCopy(await withShell(pages));
  const before = await world.caches.keys();
  const read = async () =>
    (await answerDay(world.deps, ask('/equipe/agenda').workerRequest)).text();
  expect(await read()).toBe('day');
  expect(await world.caches.keys()).toEqual(before);
  delete pages['/equipe/agenda'];
  expect(await read()).toBe('sem internet');
});
