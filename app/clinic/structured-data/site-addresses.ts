import { type Locale, localPath } from '#app/platform/locale.ts';

/** Builds absolute addresses for structured data. */
export type SiteAddresses = {
  locale: Locale;
  /** A page in this language. @param path without the language prefix, '/servicos' */
  page: (path: string) => string;
  /** A file, or the id of something that is the same in every language. */
  shared: (path: string) => string;
};

export function siteAddresses(baseUrl: URL, locale: Locale): SiteAddresses {
  const shared = (path: string) => new URL(path, baseUrl).href;
  return { locale, shared, page: (path) => shared(localPath(locale, path)) };
}
