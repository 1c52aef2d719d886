import { withoutLocale } from '#app/platform/locale.ts';

/** Other spellings of a path are answered, but not cached: they would fill the memory with copies. */
const KEPT_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const DRAFT_COOKIE = /(?:^|;\s*)(?:__Host-)?agendamento=/;

/** How long a page may be kept that shows what changes by itself, as free times do. */
export const KEPT_SECONDS_HEADER = 'x-kept-seconds';

/** The parts of a request that decide whether it may share a cached page. */
export type AskedPage = {
  method: string;
  /** Path with query, as requested. */
  url: string;
  cookie: string | undefined;
};

/**
 * Whether a request must bypass the shared page: it changes something, it has a query, or it brings a booking
 * draft to the page that shows it.
 */
export function bypassesCache({ method, url, cookie }: AskedPage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (!KEPT_PATH.test(url)) return true;
  return withoutLocale(url) === '/agendamento' && DRAFT_COOKIE.test(cookie ?? '');
}

/**
 * Whether a response is the same for everybody; the route says so by `cache-control: public`, or by a time for which
 * this process alone may keep it.
 */
export function isForEverybody(response: Response): boolean {
  return (
    response.status === 200 &&
    isHtml(response) &&
    response.headers.getSetCookie().length === 0 &&
    (/^public\b/.test(response.headers.get('cache-control') ?? '') ||
      response.headers.has(KEPT_SECONDS_HEADER))
  );
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
