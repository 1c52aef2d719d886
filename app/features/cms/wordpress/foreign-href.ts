import { isOwnAddress } from '#app/platform/browser/own-address.ts';

export type HrefRules = {
  /** Address of the text at the source: what relative addresses are relative to. */
  base: string;
  /** Address of the source, when texts give themselves another one. */
  source?: string;
  /** Where an address of the source itself leads on this site; null when a link to it makes no sense. */
  linkTo: (href: string) => string | null;
};

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
// The standard lets more letters into a name than any name on the internet has.
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/;
const MAX_HREF = 2_000;
const PHONE = /^tel:(\+?)([\d().\s-]{3,30})$/;
const MAIL = /^mailto:([\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+)(?:\?|$)/i;

/**
 * What a link in a text of the source becomes: an https, tel or mailto address, or one within this site. All others
 * are null, and the link's words stay as plain text.
 */
export function foreignHref(
  raw: string,
  { base, source = base, linkTo }: HrefRules,
): string | null {
  const trimmed = raw.trim();
  // A place within the text: its name is not kept.
  if (trimmed === '' || trimmed.startsWith('#') || trimmed.length > MAX_HREF) return null;
  const url = URL.parse(trimmed, base);
  if (!url || url.username || url.password) return null;
  if (url.protocol === 'tel:') return phoneHref(url.href);
  if (url.protocol === 'mailto:') return mailHref(url.href);
  if (!isWeb(url)) return null;
  if (!isSameSite(url, base) && !isSameSite(url, source)) return allowedOrNull(secure(url));
  // A source on this machine is called by http; only there does an address of that kind stay.
  const own = THIS_MACHINE.test(url.hostname) ? written(url) : secure(url);
  const leads = linkTo(own);
  return leads === own ? own : leads === null ? null : allowedOrNull(leads);
}

function allowedOrNull(href: string): string | null {
  return isAllowedHref(href) ? href : null;
}

/** Whether a link may be shown at all. */
export function isAllowedHref(href: string): boolean {
  if (/^(?:\/|#)/.test(href)) return isOwnAddress(href);
  if (/^https:\/\/[^\s\\"<>]+$/.test(href)) {
    const url = URL.parse(href);
    return url !== null && HOST.test(url.hostname) && !url.username && !url.password;
  }
  return /^(?:tel:\+?\d+|mailto:[\w.+-]+@[\w.-]+)$/.test(href);
}

/** An absolute web address of a picture or an embedded page; null for all others. */
export function foreignAddress(raw: string, base: string): URL | null {
  const named = raw.length > MAX_HREF ? null : URL.parse(raw.trim(), base);
  const url = named && withoutCopier(named, base);
  if (!url || !isWeb(url) || url.username || url.password) return null;
  // What an old text still calls by http is there by https too, where its page is.
  if (url.protocol === 'http:' && base.startsWith('https:') && isSameSite(url, base))
    url.protocol = 'https:';
  url.hash = '';
  // Letters that are written as several, so that it is longer than it was.
  return url.href.length > MAX_HREF ? null : url;
}

/** Whether two addresses are of one website, with or without 'www.'. */
export function isSameSite(url: URL, base: string): boolean {
  const own = URL.parse(base);
  return own !== null && siteOf(url) === siteOf(own);
}

/** A picture of the source itself that comes by way of the copies which Jetpack makes of them. */
function withoutCopier(url: URL, base: string): URL {
  if (!/^i[0-3]\.wp\.com$/.test(url.hostname)) return url;
  const original = URL.parse(`https:/${url.pathname}`);
  return original && isSameSite(original, base) ? original : url;
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

function secure(url: URL): string {
  url.protocol = 'https:';
  return written(url);
}

/** Without the letters that addresses may have by the standard, but that end one in a text or in an attribute. */
function written({ href }: URL): string {
  return href.replace(/[\\"<>^`{|}]/g, encodeURIComponent);
}

function phoneHref(href: string): string | null {
  const [, plus = '', number = ''] = PHONE.exec(decoded(href)) ?? [];
  const digits = number.replace(/\D/g, '');
  return digits.length >= 3 ? `tel:${plus}${digits}` : null;
}

function mailHref(href: string): string | null {
  const [, address] = MAIL.exec(decoded(href)) ?? [];
  return address ? `mailto:${address}` : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
