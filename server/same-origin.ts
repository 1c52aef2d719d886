import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost } from '#app/platform/env.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something comes from the site's own pages. Browsers say so by
 * Sec-Fetch-Site or, older ones, by Origin. A caller that sends neither is no browser: it may use the API,
 * which uses no cookies, but not post a page's form.
 */
export function isOwnRequest(
  { method, headers, isApi }: { method: string; headers: IncomingHttpHeaders; isApi: boolean },
  baseUrl: URL,
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, baseUrl);
  return isApi;
}

/** Whether an origin is the site's. For a loopback site, every loopback name with the same port is. */
function isOwnOrigin(origin: string, baseUrl: URL): boolean {
  if (origin === baseUrl.origin) return true;
  const url = URL.parse(origin);
  return (
    url !== null &&
    isLoopbackHost(baseUrl.hostname) &&
    isLoopbackHost(url.hostname) &&
    url.protocol === baseUrl.protocol &&
    url.port === baseUrl.port
  );
}
