import { COPY_PATH, DONE_PATH } from '#app/platform/browser/offline-copy.ts';
import { withoutLocale } from '#app/platform/locale.ts';
import { isPrivatePath } from '#app/platform/private-paths.ts';

/**
 * What the worker does with a request: `asset` checks the caches first, `page` tries the network first,
 * `done` and `copy` are the two addresses of an offline copy, `day` is the staff's agenda, `none` leaves it to the browser as if there
 * were no worker.
 */
export type Strategy = 'asset' | 'page' | 'done' | 'copy' | 'day' | 'none';

/** Where the offline page shows the day's list, if the device keeps it. */
export const DAY_PATHS = ['/equipe', '/equipe/agenda'];

export type StrategyRequest = Pick<Request, 'method' | 'mode' | 'url'> & {
  headers: Pick<Headers, 'has'>;
};

/** Plain page addresses: no file extension, and no spelling that hides another path. */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)*\/?$/i;

/** @param origin of the site: requests to other origins are never handled */
export function strategyOf(
  { method, mode, url, headers }: StrategyRequest,
  origin: string,
): Strategy {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('range')) return 'none';
  // A query marks a retry of a failed script: the cached copy may be the cause.
  if (pathname.startsWith('/assets/')) return search === '' ? 'asset' : 'none';
  if (mode !== 'navigate' || !PAGE_PATH.test(pathname)) return 'none';
  const path = withoutLocale(pathname);
  if (path === DONE_PATH) return 'done';
  if (path === COPY_PATH) return 'copy';
  if (DAY_PATHS.includes(path)) return 'day';
  return isPrivatePath(pathname) || /^\/api(?:\/|$)/i.test(path) ? 'none' : 'page';
}

/** Whether a response may be stored: its headers say that the page is the same for everybody. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    /^public\b/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie')
  );
}
