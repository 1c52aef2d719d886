import { readOfflineCopy } from '#app/platform/browser/offline-copy.ts';
import { CACHE_PREFIX, COPY_CACHE } from '#app/platform/browser/service-worker.ts';
import { LOCALES, localeOfPath, localPath } from '#app/platform/locale.ts';
import { fetchParts } from '#app/platform/text/page-parts.ts';

/** The worker's dependencies; tests pass their own. */
export type Deps = {
  caches: CacheStorage;
  fetch: typeof fetch;
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  /** The build that the worker belongs to. */
  release: string;
};

export const PAGES_CACHE = `${CACHE_PREFIX}pages-1`;
export const ASSETS_CACHE = `${CACHE_PREFIX}assets-1`;
const OFFLINE_PATH = '/sem-internet';

/** Limits of each of the two caches; the oldest entries are dropped beyond them. */
const MOST = {
  [PAGES_CACHE]: { entries: 60, bytes: 6_000_000 },
  [ASSETS_CACHE]: { entries: 200, bytes: 6_000_000 },
};
const BYTES_HEADER = 'x-kept-bytes';
/** The offline page's link to the offline copy, hidden until there is one. */
const HIDDEN_LINK = /(<[a-z]+ [^>]*data-kept-visit="[^"]*"[^>]*?) hidden=""/;

export function shellCache(release: string): string {
  return `${CACHE_PREFIX}shell-${release}`;
}

/**
 * Fetches the offline pages, with everything they need, before the worker is installed.
 * @throws when a part is missing: the old worker then stays, complete
 */
export async function fillShell({ caches, fetch, release }: Deps): Promise<void> {
  const cache = await caches.open(shellCache(release));
  for (const locale of LOCALES) {
    const address = localPath(locale, OFFLINE_PATH);
    const page = await fetch(address, { cache: 'no-cache' });
    // Not every site has every language.
    if (page.status === 404) continue;
    if (!page.ok) throw new Error(`${address}: ${page.status}`);
    const parts = await fetchParts(fetch, await page.clone().text());
    for (const [part, answer] of parts) await cache.put(part, answer);
    await cache.put(address, page);
  }
}

/** Deletes the caches of other releases and older formats. */
export async function dropOldCaches({ caches, release }: Deps): Promise<void> {
  const current = [shellCache(release), PAGES_CACHE, ASSETS_CACHE, COPY_CACHE];
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !current.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Stores a response as the newest of its cache and reads it to the end. */
export async function keep(
  { caches }: Deps,
  { name, url, answer }: { name: keyof typeof MOST; url: string; answer: Response },
): Promise<void> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const body = await answer.arrayBuffer();
  headers.set(BYTES_HEADER, String(body.byteLength));
  headers.delete('content-encoding');
  const cache = await caches.open(name);
  await cache.delete(url);
  await cache.put(url, new Response(body, { status, headers }));
  await trim(cache, MOST[name]);
}

async function trim(cache: Cache, most: { entries: number; bytes: number }): Promise<void> {
  const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  let bytes = 0;
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    bytes += Number(answers[at]?.headers.get(BYTES_HEADER));
    const key = keys[at];
    if (key && (keys.length - at > most.entries || bytes > most.bytes)) await cache.delete(key);
  }
}

/** The offline page, in the language of the requested address. */
export async function offlinePage({ caches, now, release }: Deps, url: string): Promise<Response> {
  const shell = { cacheName: shellCache(release) };
  const own = localPath(localeOfPath(new URL(url).pathname), OFFLINE_PATH);
  const page = (await caches.match(own, shell)) ?? (await caches.match(OFFLINE_PATH, shell));
  if (!page) return Response.error();
  if (!(await readOfflineCopy(caches, now()))) return page;
  const html = (await page.text()).replace(HIDDEN_LINK, '$1');
  return new Response(html, { headers: page.headers });
}
