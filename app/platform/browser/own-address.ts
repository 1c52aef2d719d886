/** Whether a link stays on this site: '/servicos#topo' or '#topo', but not '//host'. */
export function isOwnAddress(href: string): boolean {
  return /^(?:#|\/(?!\/))[^\s\\]*$/.test(href);
}

// The standard lets more letters into a name than any name on the internet has.
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const MAX_ADDRESS = 2_000;

/** Whether a link leads by https to another site; user names, ports and addresses of machines are none. */
export function isOutsideAddress(href: string): boolean {
  if (href.length > MAX_ADDRESS || !/^https:\/\/[^\s\p{Cc}\p{Cf}\\"<>]+$/u.test(href)) return false;
  const url = addressOf(href);
  if (!url || url.username || url.password || url.port) return false;
  return HOST.test(url.hostname) && !/^[\d.]+$/.test(url.hostname);
}

/** The name of another site as people say it: 'gov.br' for 'https://www.gov.br/saude'. */
export function siteOf(href: string): string {
  return addressOf(href)?.hostname.replace(/^www\./, '') ?? '';
}

/** An absolute address, or one relative to `base`; undefined when it is none. */
export function addressOf(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
