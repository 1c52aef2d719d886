import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { appServices } from '#app/context/app-services.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '#app/platform/locale.ts';
import { xmlElement, xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { type SitePage, sitePages } from '#app/site-content/site-pages.ts';
import type { Route } from './+types/sitemap';
import { machineAnswer } from './machine-answer.server.ts';

/** Made from the same content as the pages, so new entries appear here too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { contents, clinic, env, clock } = context.get(appServices);
  if (clinic.isDemonstration) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const text = sitemapOf(
    contents,
    (locale, path) => new URL(localPath(locale, path), env.baseUrl).href,
    wallClockOf(clock.now()).on,
  );
  return machineAnswer(request, { type: 'application/xml; charset=utf-8', text });
}

type Address = (locale: Locale, path: string) => string;

/**
 * Every page that search engines may show, in each language, with the same page in the others
 * (sitemaps.org, and Google's extension for languages).
 * @param today calendar day in the clinic's zone; see `sitePages`
 */
export function sitemapOf(contents: Contents, address: Address, today?: string): string {
  const spoken = LOCALES.flatMap((locale) => {
    const content = contents[locale];
    return content ? [{ locale, pages: sitePages(content, today) }] : [];
  });
  const entries = spoken.flatMap(({ locale, pages }) =>
    pages.map((page) => {
      const others = spoken.filter(({ pages: own }) => own.some(({ path }) => path === page.path));
      return entryOf(page, { locale, locales: others.map((each) => each.locale), address });
    }),
  );
  const set = xmlGroup('urlset', entries, {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${set}\n`;
}

type EntryContext = { locale: Locale; locales: readonly Locale[]; address: Address };

function entryOf(
  { path, changedOn }: SitePage,
  { locale, locales, address }: EntryContext,
): string {
  return xmlGroup('url', [
    xmlElement('loc', address(locale, path)),
    ...(changedOn === undefined ? [] : [xmlElement('lastmod', changedOn)]),
    ...(locales.length > 1 ? alternates(path, { locales, address }) : []),
  ]);
}

function alternates(
  path: string,
  { locales, address }: Pick<EntryContext, 'locales' | 'address'>,
): string[] {
  const link = (hreflang: string, locale: Locale) =>
    xmlEmpty('xhtml:link', { rel: 'alternate', hreflang, href: address(locale, path) });
  return [
    ...locales.map((locale) => link(locale, locale)),
    ...(locales.includes(DEFAULT_LOCALE) ? [link('x-default', DEFAULT_LOCALE)] : []),
  ];
}
