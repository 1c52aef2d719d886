import { release } from 'virtual:release';
import { COPY_PATH, DONE_PATH, readOfflineCopy } from '#app/platform/browser/offline-copy.ts';
import { APPLY_MESSAGE } from '#app/platform/browser/service-worker.ts';
import { systemClock } from '#app/platform/clock.ts';
import { LOCALES, localPath } from '#app/platform/locale.ts';
import { PRIVATE_AREAS } from '#app/platform/private-paths.ts';
import { answerAsset, answerCopy, answerDay, answerDone, answerPage, keepPage } from './answers.ts';
import { type Deps, dropOldCaches, fillShell, PAGES_CACHE } from './kept-pages.ts';
import { DAY_PATHS, type Strategy, strategyOf } from './strategy.ts';
import type { NetworkRoute, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const deps: Deps = {
  caches: self.caches,
  fetch: (...asked) => fetch(...asked),
  now: systemClock.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  release,
};

const ANSWERS = {
  asset: answerAsset,
  page: answerPage,
  done: answerDone,
  copy: answerCopy,
  day: answerDay,
} satisfies Record<Exclude<Strategy, 'none'>, typeof answerPage>;

self.addEventListener('install', (event) => {
  // Only an optimization that avoids starting the worker: `strategyOf` also ignores these addresses.
  event.addRoutes?.(networkRoutes()).catch(() => undefined);
  event.waitUntil(fillShell(deps));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse: preload } = event;
  const strategy = strategyOf(request, self.location.origin);
  if (strategy === 'none') return;
  const lasting = (work: Promise<unknown>) => event.waitUntil(work);
  // An expired copy is deleted even when nobody asks for it.
  if (strategy === 'page') lasting(readOfflineCopy(deps.caches, deps.now()));
  event.respondWith(ANSWERS[strategy](deps, { request, preload, lasting }));
});

self.addEventListener('message', ({ data }) => {
  if (data === APPLY_MESSAGE) void self.skipWaiting();
});

async function takeOver(): Promise<void> {
  await dropOldCaches(deps);
  const { InstallEvent, registration, clients } = self;
  // Without routes the browser would request private pages twice, once for nothing.
  if (InstallEvent && 'addRoutes' in InstallEvent.prototype)
    await registration.navigationPreload.enable();
  await clients.claim();
  const open = await clients.matchAll({ type: 'window' });
  await Promise.all(open.map(({ url }) => keepOpenPage(url).catch(() => undefined)));
}

/** The first page of a visit loaded before there was a worker. */
async function keepOpenPage(address: string): Promise<void> {
  const url = address.replace(/#.*/s, '');
  const headers = new Headers();
  const asked = { method: 'GET', mode: 'navigate', url, headers } as const;
  if (strategyOf(asked, self.location.origin) !== 'page' || url.includes('?')) return;
  if (await deps.caches.match(url, { cacheName: PAGES_CACHE })) return;
  await keepPage(deps, url, await fetch(url));
}

function networkRoutes(): NetworkRoute[] {
  const route = (path: string, source: NetworkRoute['source']) =>
    LOCALES.map((locale): NetworkRoute => {
      return { condition: { urlPattern: { pathname: localPath(locale, path) } }, source };
    });
  return [
    ...[DONE_PATH, COPY_PATH, ...DAY_PATHS].flatMap((path) => route(path, 'fetch-event')),
    ...['/api/', ...PRIVATE_AREAS].flatMap((area) => route(`${area}*`, 'network')),
  ];
}
