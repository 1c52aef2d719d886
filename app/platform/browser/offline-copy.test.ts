import { beforeEach, expect, test, vi } from 'vitest';
import {
  COPY_PATH,
  deleteOfflineCopy,
  readOfflineCopy,
  refreshOfflineCopy,
  saveOfflineCopy,
} from './offline-copy.ts';
import { COPY_CACHE } from './service-worker.ts';
import { TestCaches } from './test-caches.ts';

const BEFORE = new Date('2026-10-14T23:59:59-03:00');
const UNTIL = '2026-10-15T03:00:00.000Z';

let caches: TestCaches;
beforeEach(() => {
  caches = new TestCaches();
});

/** A site whose copy belongs to this appointment; without one the session has expired. */
function site(protocol: string | undefined, { missing = '' } = {}) {
  return vi.fn(async (address: string | URL | Request) => {
    const path = String(address);
    if (path === missing) return new Response('', { status: 404 });
    if (path.startsWith('/assets/')) return new Response('file');
    if (!protocol) return new Response('', { status: 404 });
    const headers = { 'x-visit': protocol, 'x-keep-until': UNTIL };
    return new Response(`<script src="/assets/islands-1.js"></script>${protocol}`, { headers });
  });
}

test('the copy is kept with the files it needs, and nothing else', async () => {
  expect(await saveOfflineCopy({ caches, fetch: site('AB12') }, '/en-us/agendamento/copia')).toBe(
    true,
  );
  const cache = await caches.open(COPY_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  expect(kept.sort()).toEqual([COPY_PATH, '/assets/islands-1.js']);
  expect(await (await readOfflineCopy(caches, BEFORE))?.text()).toContain('AB12');
});

test('it is there until the end of the appointment’s day, then it is deleted', async () => {
  await saveOfflineCopy({ caches, fetch: site('AB12') }, COPY_PATH);
  expect(await readOfflineCopy(caches, BEFORE)).toBeDefined();
  expect(await readOfflineCopy(caches, new Date(UNTIL))).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('a copy that does not say when it ends is deleted', async () => {
  const cache = await caches.open(COPY_CACHE);
  await cache.put(COPY_PATH, new Response('x'));
  expect(await readOfflineCopy(caches, BEFORE)).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('without the session of an appointment nothing is kept', async () => {
  expect(await saveOfflineCopy({ caches, fetch: site(undefined) }, COPY_PATH)).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

test('a copy whose files cannot all be had is not kept half', async () => {
  const fetch = site('AB12', { missing: '/assets/islands-1.js' });
  await expect(saveOfflineCopy({ caches, fetch }, COPY_PATH)).rejects.toThrow('islands-1');
  expect(await caches.keys()).toEqual([]);
});

test('the copy is made anew for its own appointment only, and goes with it', async () => {
  await saveOfflineCopy({ caches, fetch: site('AB12') }, COPY_PATH);
  const other = site('CD34');
  await refreshOfflineCopy(
    { caches, fetch: other, now: BEFORE },
    { address: COPY_PATH, protocol: 'CD34' },
  );
  expect(other).not.toHaveBeenCalled();
  const gone = site(undefined);
  await refreshOfflineCopy(
    { caches, fetch: gone, now: BEFORE },
    { address: COPY_PATH, protocol: 'AB12' },
  );
  expect(gone).toHaveBeenCalledOnce();
  expect(await caches.keys()).toEqual([]);
});

test('who never asked for a copy gets none by looking at the appointment', async () => {
  const fetch = site('AB12');
  await refreshOfflineCopy(
    { caches, fetch, now: BEFORE },
    { address: COPY_PATH, protocol: 'AB12' },
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
});

test('a cancelled appointment takes its own copy with it; one that is not known takes any', async () => {
  await saveOfflineCopy({ caches, fetch: site('AB12') }, COPY_PATH);
  await deleteOfflineCopy(caches, 'CD34');
  expect(await caches.keys()).toEqual([COPY_CACHE]);
  await deleteOfflineCopy(caches, 'AB12');
  expect(await caches.keys()).toEqual([]);
  await saveOfflineCopy({ caches, fetch: site('AB12') }, COPY_PATH);
  await deleteOfflineCopy(caches);
  expect(await caches.keys()).toEqual([]);
});
