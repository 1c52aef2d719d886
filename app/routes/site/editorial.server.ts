import { data, type RouterContextProvider } from 'react-router';
import { type AppServices, appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { searchSite } from '#app/features/search/search.server.ts';
import type { SearchKind } from '#app/features/search/search-document.ts';
import { searchQuery } from '#app/features/search/search-query.ts';
import { type Locale, localeOfPath, localPath } from '#app/locales/locale.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What every page of posts, episodes and questions begins with. @throws 404 in a language without them */
export function editorialOf({ request, context }: Asked) {
  const services = context.get(appServices);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const editorial = services.editorials[locale];
  if (!editorial) throw data(null, { status: 404 });
  const today = wallClockOf(services.clock.now()).on;
  return {
    services,
    url,
    locale,
    editorial,
    today,
    clinic: publicClinic(services.clinic, today),
    /** The full address of a page in this language. */
    address: (path: string) => new URL(localPath(locale, path), services.env.baseUrl).href,
  };
}

/** What `?busca=` of an address finds; no hits, not even none, when it looks for nothing. */
export async function hitsOf(
  { db }: Pick<AppServices, 'db'>,
  { url, locale, kind }: { url: URL; locale: Locale; kind?: SearchKind },
) {
  const query = searchQuery(url.searchParams.get('busca'));
  if (query === '') return { query, hits: undefined };
  return { query, hits: await searchSite(db, { locale, query, ...(kind ? { kind } : {}) }) };
}
