import type { IncomingMessage } from 'node:http';

/**
 * A request's path as browsers would send it, with '.' and '..' resolved (WHATWG URL), so that routes, cache,
 * headers and pages all judge the same address. The query stays as it is.
 */
export function resolvedUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!path.startsWith('/') || !/[./\\]\.|%2e|\\/i.test(path)) return url;
  const { pathname } = new URL(`http://host${path}`);
  return query === undefined ? pathname : `${pathname}?${query}`;
}

/**
 * Whether a request names its host once, or, in HTTP/1.0, not at all (RFC 9112 §3.2). Node keeps the first of
 * two and a proxy may go by the second.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
