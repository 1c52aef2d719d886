import { fetchParts } from '#app/platform/text/page-parts.ts';
import { COPY_CACHE } from './service-worker.ts';

/** The last page of a booking; offline, the stored copy replaces it. */
export const DONE_PATH = '/agendamento/obrigado';
/**
 * The copy itself: plain HTML without the appointment's manage link. Stored under this address in either
 * language.
 */
export const COPY_PATH = '/agendamento/copia';

/** Header of the copy: the appointment's protocol. */
export const PROTOCOL_HEADER = 'x-visit';
/** Header of the copy: the instant at which it must be deleted, the end of the appointment's day. */
export const UNTIL_HEADER = 'x-keep-until';

/** @returns the copy until the end of the appointment's day; an expired copy is deleted */
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
 * Stores a copy of the appointment that is open in this browser, replacing any other.
 * @param address of the copy, in the page's language
 * @returns false when the appointment no longer exists
 * @throws when the copy or a part of its page cannot be fetched
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

/**
 * Fetches the copy again if it is of this appointment, which may have moved. The copy of an appointment
 * that no longer exists is deleted.
 */
export async function refreshOfflineCopy(
  { now, ...deps }: Deps & { now: Date },
  { address, protocol }: { address: string; protocol: string },
): Promise<void> {
  const copy = await readOfflineCopy(deps.caches, now);
  if (copy?.headers.get(PROTOCOL_HEADER) === protocol) await saveOfflineCopy(deps, address);
}

/**
 * Deletes the offline copy.
 * @param protocol only if the copy is of this appointment
 */
export async function deleteOfflineCopy(caches: CacheStorage, protocol?: string): Promise<void> {
  const copy = await caches.match(COPY_PATH, { cacheName: COPY_CACHE });
  const isAnother = protocol !== undefined && copy?.headers.get(PROTOCOL_HEADER) !== protocol;
  if (!isAnother) await caches.delete(COPY_CACHE);
}
