import { useMatches } from 'react-router';
import { DEFAULT_LOCALE, type Locale, localPath, withoutLocale } from '#app/platform/locale.ts';

/** hreflang links to the page in each language; only for pages that have a canonical address. */
export function Alternates({ locales }: { locales: readonly Locale[] }) {
  const canonical = canonicalOf(useMatches().at(-1)?.loaderData);
  if (canonical === undefined) return null;
  const url = new URL(canonical);
  const path = `${withoutLocale(url.pathname)}${url.search}`;
  const inLanguage = (locale: Locale) => new URL(localPath(locale, path), url).href;
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLanguage(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(DEFAULT_LOCALE)} />
    </>
  );
}

function canonicalOf(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  if (!('canonical' in loaderData) || typeof loaderData.canonical !== 'string') return undefined;
  return loaderData.canonical;
}
