import { CACHE_PREFIX } from '#app/platform/kept-visit.ts';

/** Takes the worker away, with all that it has kept. */
export async function stopWorker(
  registration: Pick<ServiceWorkerRegistration, 'unregister'>,
  caches: CacheStorage,
): Promise<void> {
  await registration.unregister();
  const own = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
}
