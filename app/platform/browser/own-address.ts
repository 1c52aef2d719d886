/** Whether a link stays on this site: '/servicos#topo' or '#topo', but not '//host'. */
export function isOwnAddress(href: string): boolean {
  return /^(?:#|\/(?!\/))[^\s\\]*$/.test(href);
}

/** An absolute address, or one relative to `base`; undefined when it is none. */
export function addressOf(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
