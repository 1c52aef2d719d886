/** Message from a page to the waiting worker: take over now. */
export const APPLY_MESSAGE = 'apply-update';

/** Prefix of every cache of the site. */
export const CACHE_PREFIX = 'clareia-';

/** Holds nothing but the confirmation of one appointment, and only if the visitor asked for it. */
export const COPY_CACHE = `${CACHE_PREFIX}visit`;

/** Deletes every cache of the site. */
export async function deleteCaches(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
