import { data, redirect } from 'react-router';
import type { AppServices } from '#app/context/app-services.ts';
import { searchSite } from '#app/features/search/search.server.ts';
import type { SearchKind } from '#app/features/search/search-document.ts';
import { searchQuery } from '#app/features/search/search-query.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';

/** What every page of posts, episodes and questions begins with. @throws 404 in a language that the site does not speak */
export function editorialOf(asked: PageArgs) {
  const page = pageOf(asked);
  return { ...page, editorial: page.content.editorial };
}

/** The answer where a text is not: the way to its present address, or 404. */
export function missingText({ content, url }: Pick<ReturnType<typeof pageOf>, 'content' | 'url'>) {
  const to = content.moved.get(url.pathname.replace(/\/$/, ''));
  return to === undefined ? data(null, { status: 404 }) : redirect(to, 301);
}

/** What `?busca=` of an address finds; no hits, not even none, when it looks for nothing. */
export async function resultsOf(
  { db }: Pick<AppServices, 'db'>,
  { url, locale, kind }: { url: URL; locale: Locale; kind?: SearchKind },
) {
  const query = searchQuery(url.searchParams.get('busca'));
  if (query === '') return { query, hits: undefined };
  return { query, hits: await searchSite(db, { locale, query, ...(kind ? { kind } : {}) }) };
}
