/** A first-party cookie: never readable by scripts, never sent with requests from other sites. */
export type CookieKind = { name: string; maxAgeSeconds: number };

/**
 * The name in the browser. Over https the __Host- prefix binds the cookie to this host; plain http is used
 * only on a developer's own machine.
 */
function cookieName({ name }: CookieKind, baseUrl: URL): string {
  return baseUrl.protocol === 'https:' ? `__Host-${name}` : name;
}

/** The cookie's value; undefined when the request has none. */
export function readCookie(request: Request, kind: CookieKind, baseUrl: URL): string | undefined {
  const wanted = cookieName(kind, baseUrl);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}

/** The Set-Cookie header. Values consist of base64url, dots and digits, which need no escaping. */
export function setCookie(kind: CookieKind, value: string, baseUrl: URL): string {
  if (!/^[A-Za-z0-9_.-]*$/.test(value))
    throw new Error(`cookie ${kind.name}: value needs escaping`);
  const secure = baseUrl.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(kind, baseUrl)}=${value}; Path=/; Max-Age=${kind.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function dropCookie(kind: CookieKind, baseUrl: URL): string {
  return setCookie({ ...kind, maxAgeSeconds: 0 }, '', baseUrl);
}
