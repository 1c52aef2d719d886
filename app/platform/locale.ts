/** The languages of the site; Portuguese is the default, without a prefix in its addresses. */
export const LOCALES = ['pt-BR', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = 'pt-BR';

/** Address prefix of each language: '' or '/en-us'. */
const LOCALE_PREFIXES = { 'pt-BR': '', 'en-US': '/en-us' } satisfies Record<Locale, string>;

/** The language of an address, by its prefix. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en-us(?:\/|\.data$|$)/i.test(pathname) ? 'en-US' : DEFAULT_LOCALE;
}

/**
 * The address of a page in a language. Returned unchanged: addresses that already have a language prefix, and
 * whatever does not begin with a single '/'.
 * @param path without a language prefix, '/servicos#topo'
 */
export function localPath(locale: Locale, path: string): string {
  const prefix = LOCALE_PREFIXES[locale];
  const isPage = /^\/(?!\/)/.test(path) && !/^\/en-us(?:[/?#]|$)/i.test(path);
  if (!isPage || prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** An address without its language prefix: '/servicos' for '/en-us/servicos'. */
export function withoutLocale(pathname: string): string {
  return localeOfPath(pathname) === DEFAULT_LOCALE
    ? pathname
    : pathname.slice('/en-us'.length) || '/';
}

/** The same page in a language. Only an address of the booking keeps its query, which names the draft. */
export function inLocale(
  locale: Locale,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = pathname.includes('/agendamento') ? search : '';
  return localPath(locale, withoutLocale(pathname) + query);
}

/** One value per language. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;
