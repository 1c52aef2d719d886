import { fetchParts } from '#app/platform/text/page-parts.ts';

/** What the browser keeps for times without internet. Every cache of the site begins like this. */
export const CACHE_PREFIX = 'clareia-';
/** Holds nothing but the copy of one visit's confirmation, and only if the visitor asked for it. */
export const COPY_CACHE = `${CACHE_PREFIX}visit`;

/** The page that a booking ends with; without internet the kept copy stands in for it. */
export const DONE_PATH = '/agendamento/obrigado';
/** The copy itself: plain HTML without the visit's secret link. Kept under this address in either language. */
export const COPY_PATH = '/agendamento/copia';

/** Header of the copy: the visit's protocol. */
export const PROTOCOL_HEADER = 'x-visit';
/** Header of the copy: the instant at which it is to be deleted, the end of the visit's day. */
export const UNTIL_HEADER = 'x-keep-until';

/** @returns the copy as long as its visit's day is not over; a copy of the past is deleted */
export async function readOfflineCopy(
  caches: CacheStorage,
  now: Date,
): Promise<Response | undefined> {
  const copy = await caches.match(COPY_PATH, { cacheName: COPY_CACHE });
  if (!copy) return undefined;
  const until = Date.parse(copy.headers.get(UNTIL_HEADER) ?? '');
  if (until > now.getTime()) return copy;
  await caches.delete(COPY_CACHE);
  return undefined;
}

type Deps = { caches: CacheStorage; fetch: typeof fetch };

/**
 * Keeps the copy of the visit that is open in this browser, in place of any other.
 * @param address of the copy, in the page's language
 * @returns false when there is no such visit any more
 * @throws when it or a part of its page could not be had
 */
export async function saveOfflineCopy({ caches, fetch }: Deps, address: string): Promise<boolean> {
  const copy = await fetch(address, { cache: 'no-store' });
  if (!copy.ok || !copy.headers.has(UNTIL_HEADER)) {
    await caches.delete(COPY_CACHE);
    return false;
  }
  const parts = await fetchParts(fetch, await copy.clone().text());
  await caches.delete(COPY_CACHE);
  const cache = await caches.open(COPY_CACHE);
  for (const [part, answer] of parts) await cache.put(part, answer);
  await cache.put(COPY_PATH, copy);
  return true;
}

/** Fetches the kept copy anew when it is of this visit: it may have been moved. One of a visit that is gone is deleted. */
export async function refreshOfflineCopy(
  { now, ...means }: Deps & { now: Date },
  { address, protocol }: { address: string; protocol: string },
): Promise<void> {
  const copy = await readOfflineCopy(means.caches, now);
  if (copy?.headers.get(PROTOCOL_HEADER) === protocol) await saveOfflineCopy(means, address);
}

/**
 * Deletes the kept copy.
 * @param protocol only if it is of this visit
 */
export async function deleteOfflineCopy(caches: CacheStorage, protocol?: string): Promise<void> {
  const copy = await caches.match(COPY_PATH, { cacheName: COPY_CACHE });
  const isAnother = protocol !== undefined && copy?.headers.get(PROTOCOL_HEADER) !== protocol;
  if (!isAnother) await caches.delete(COPY_CACHE);
}
