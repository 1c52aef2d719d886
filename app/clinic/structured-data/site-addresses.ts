import { type Locale, localPath } from '#app/platform/locale.ts';

/** How full addresses are made for what a page tells machines. */
export type SiteAddresses = {
  locale: Locale;
  /** A page in this language. @param path as at home, '/servicos' */
  page: (path: string) => string;
  /** A file, or the name of something that is the same in every language. */
  shared: (path: string) => string;
};

export function siteAddresses(baseUrl: URL, locale: Locale): SiteAddresses {
  const shared = (path: string) => new URL(path, baseUrl).href;
  return { locale, shared, page: (path) => shared(localPath(locale, path)) };
}
