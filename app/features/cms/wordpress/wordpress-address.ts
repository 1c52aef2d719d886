/** How the REST interface is reached: by its own addresses, or by a parameter where those are switched off. */
export type AddressStyle = 'path' | 'parameter';
export const ADDRESS_STYLES: readonly AddressStyle[] = ['path', 'parameter'];

/**
 * Address of a WordPress, from one that staff may give: that of its front page or of its REST interface, also within
 * a folder.
 * @returns without a slash at its end
 */
export function sourceBase(url: string | URL): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/(?:wp-json(?:\/.*)?|index\.php|wp-admin(?:\/.*)?)$/, '').replace(/\/+$/, '')}`;
}

/** @param route '/wp/v2/posts' */
export function restAddress(
  base: string,
  {
    style,
    route,
    query,
  }: { style: AddressStyle; route: string; query: Readonly<Record<string, string>> },
): URL {
  const url = new URL(style === 'path' ? `${base}/wp-json${route}` : `${base}/`);
  if (style === 'parameter') url.searchParams.set('rest_route', route);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
