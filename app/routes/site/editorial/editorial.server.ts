import { data, redirect } from 'react-router';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { categoryOf } from '#app/features/blog/post-list.ts';
import { oldPathsOf } from '#app/features/cms/import/old-addresses.ts';
import { searchSite } from '#app/features/search/search.server.ts';
import type { SearchKind } from '#app/features/search/search-document.ts';
import { searchQuery } from '#app/features/search/search-query.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import type { Content } from '#app/site-content/site-content.server.ts';

/** Page context and content of posts, episodes and questions. @throws 404 in a language the site does not have */
export function editorialOf(args: PageArgs) {
  const page = pageOf(args);
  return { ...page, editorial: page.content.editorial };
}

/** Response for a text that is not at this address: a redirect to its current one, or 404. */
export function missingText({ content, url }: Pick<ReturnType<typeof pageOf>, 'content' | 'url'>) {
  const to = content.moved.get(url.pathname.replace(/\/$/, '')) ?? oldAddressTarget(content, url);
  return to === undefined ? data(null, { status: 404 }) : redirect(to, 301);
}

/** Own address that an address of the site before leads to; asked only where this site has no page of its own. */
export function oldAddressTarget(
  { oldAddresses }: Pick<Content, 'oldAddresses'>,
  { pathname, searchParams }: URL,
): string | undefined {
  if (oldAddresses.size === 0) return undefined;
  const known = oldPathsOf(pathname, searchParams).find((path) => oldAddresses.has(path));
  return known === undefined ? undefined : oldAddresses.get(known);
}

// For good, but asked anew: staff may give a category its former address back.
const MOVED = { status: 301, headers: { 'cache-control': 'no-cache' } };

/**
 * The category of articles that an address asks for; undefined for all of them.
 * @throws a redirect from an address that the category had before
 */
export function askedCategory({
  content,
  url,
}: Pick<ReturnType<typeof pageOf>, 'content' | 'url'>) {
  const asked = url.searchParams.get('categoria');
  const category = categoryOf(asked, content.clinic.postCategories);
  if (!category || addressOf(category) === asked) return category;
  const query = new URLSearchParams(url.searchParams);
  query.set('categoria', addressOf(category));
  throw redirect(`${url.pathname}?${query}`, MOVED);
}

/** Results for `?busca=` of an address; undefined, not an empty list, without a query. */
export async function resultsOf(
  { db }: Pick<AppServices, 'db'>,
  { url, locale, kind }: { url: URL; locale: Locale; kind?: SearchKind },
) {
  const query = searchQuery(url.searchParams.get('busca'));
  if (query === '') return { query, results: undefined };
  return { query, results: await searchSite(db, { locale, query, ...(kind ? { kind } : {}) }) };
}
