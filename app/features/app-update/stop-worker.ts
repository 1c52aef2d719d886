import { CACHE_PREFIX } from '#app/platform/browser/offline-copy.ts';

/** Takes the worker away, with all that it has kept. */
export async function stopWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'>,
  caches: CacheStorage,
): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const own = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
}
