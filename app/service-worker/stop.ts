import { CACHE_PREFIX } from '#app/platform/browser/offline-copy.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Served as /sw.js while the worker is switched off: replaces the previous worker, deletes its caches and
// unregisters.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(clearUp()));

async function clearUp(): Promise<void> {
  const own = (await self.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
