import { scriptsOf } from '#app/platform/browser/vendors.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type StoredPage, storePage } from '#server/pages/stored-page.ts';
import { VendorFailure, type VendorFetch } from './vendor-fetch.ts';

/** Vendors whose scripts this site proxies. */
export type ProxiedVendor = 'ga' | 'gtm';
export type ScriptStore = (name: ProxiedVendor, id: string) => Promise<StoredPage | undefined>;

const HOUR_MS = 3_600_000;
const FRESH_MS = HOUR_MS;
/** How long a stale copy is served when the vendor is unreachable. */
const STALE_MS = 24 * HOUR_MS;
/** Pause after a failure. */
const PAUSE_MS = 60_000;

type Kept = {
  page?: StoredPage;
  fetchedAtMs: number;
  failedAtMs: number;
  fetching?: Promise<StoredPage | undefined> | undefined;
};

/**
 * Caches the vendors' scripts in memory and refetches them every hour. A stale copy is served while the new one
 * loads, and for a day when the vendor is unreachable.
 * @returns undefined when there is no copy and none can be fetched
 */
export function createScriptStore({
  fetch,
  now,
  log,
}: {
  fetch: VendorFetch;
  now: () => number;
  log: Pick<Log, 'warn'>;
}): ScriptStore {
  const scripts = new Map<string, Kept>();

  async function refresh(name: ProxiedVendor, id: string, kept: Kept) {
    try {
      kept.page = await fetchScript(fetch, name, id);
      kept.fetchedAtMs = now();
      return kept.page;
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error;
      kept.failedAtMs = now();
      log.warn({ vendor: name, why: error.message }, 'a measurement script could not be fetched');
      return undefined;
    } finally {
      kept.fetching = undefined;
    }
  }

  return async (name, id) => {
    const key = `${name} ${id}`;
    const kept = scripts.get(key) ?? { fetchedAtMs: -Infinity, failedAtMs: -Infinity };
    scripts.set(key, kept);
    const age = now() - kept.fetchedAtMs;
    if (age < FRESH_MS) return kept.page;
    const copy = age < STALE_MS ? kept.page : undefined;
    if (now() - kept.failedAtMs < PAUSE_MS) return copy;
    kept.fetching ??= refresh(name, id, kept);
    return copy ?? kept.fetching;
  };
}

async function fetchScript(
  fetch: VendorFetch,
  name: ProxiedVendor,
  id: string,
): Promise<StoredPage> {
  const [, url = ''] = scriptsOf(name, id);
  const { contentType, body } = await fetch({ url });
  if (!/^(?:text|application)\/(?:x-)?javascript\b/i.test(contentType)) {
    throw new VendorFailure('answered something that is no script');
  }
  return storePage(body.toString('utf8'), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}
