import { deleteCaches } from '#app/platform/browser/service-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Served as /sw.js while the worker is switched off: replaces the previous worker, deletes its caches and
// unregisters.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(clearUp()));

async function clearUp(): Promise<void> {
  await deleteCaches(self.caches);
  await self.registration.unregister();
}
