/** The languages of the site; Portuguese is the one at home, without a prefix in its addresses. */
export const LOCALES = ['pt-BR', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
export const HOME_LOCALE = 'pt-BR';

/** Where each language lives: '' or '/en-us'. */
const LOCALE_PREFIXES = { 'pt-BR': '', 'en-US': '/en-us' } satisfies Record<Locale, string>;

/** The language of an address by its prefix. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en-us(?:\/|\.data$|$)/i.test(pathname) ? 'en-US' : HOME_LOCALE;
}

/**
 * The same page's address in a language. What already has a language, or is no page, stays as it is.
 * @param path as at home, '/servicos#topo'
 */
export function localPath(locale: Locale, path: string): string {
  const prefix = LOCALE_PREFIXES[locale];
  const isPage = /^\/(?!\/)/.test(path) && !/^\/en-us(?:[/?#]|$)/i.test(path);
  if (!isPage || prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** An address without its language: '/en-us/servicos' is '/servicos'. */
export function homePath(pathname: string): string {
  return localeOfPath(pathname) === HOME_LOCALE ? pathname : pathname.slice('/en-us'.length) || '/';
}
