import { CONTENT_HEADERS, ERROR_HEADERS } from './page-meta.ts';

const OWN_HEADERS = { 'cache-control': 'private, max-age=0, must-revalidate' };

/** Headers for a loader's data: a page without a query is for everybody, the answer to a query for one alone. */
export function headersFor(url: URL): Record<string, string> {
  return url.search === '' ? CONTENT_HEADERS : OWN_HEADERS;
}

/** The `headers` of a route whose loader gives them; without any the loader failed and nobody keeps the page. */
export function keptAsLoaded({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  return loaderHeaders.has('cache-control') ? loaderHeaders : ERROR_HEADERS;
}

/** Tells readers of feeds where one is. */
export function feedLink({ title, href }: { title: string; href: string }) {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href };
}
