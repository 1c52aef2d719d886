import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost } from '#app/platform/env.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something comes from the site's own pages. Browsers say so by
 * Sec-Fetch-Site or, older ones, by Origin. A caller that says neither is no browser: it may use the
 * API, which knows no cookie, but not post a page's form.
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

/** Whether an origin is the site's. On this machine every loopback name with the same port is. */
function isOwnOrigin(origin: string, baseUrl: URL): boolean {
  if (origin === baseUrl.origin) return true;
  const asked = URL.parse(origin);
  return (
    asked !== null &&
    isLoopbackHost(baseUrl.hostname) &&
    isLoopbackHost(asked.hostname) &&
    asked.protocol === baseUrl.protocol &&
    asked.port === baseUrl.port
  );
}
