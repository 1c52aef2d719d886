import { CONTENT_HEADERS, ERROR_HEADERS } from './page-meta.ts';

const OWN_HEADERS = { 'cache-control': 'private, max-age=0, must-revalidate' };

/** Headers of a loader's data: a page without a query may be shared by caches, the result of a query may not. */
export function headersFor(url: URL): Record<string, string> {
  return url.search === '' ? CONTENT_HEADERS : OWN_HEADERS;
}

/** Passes on the loader's headers. There are none when the loader failed; the page is then not stored. */
export function keptAsLoaded({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  return loaderHeaders.has('cache-control') ? loaderHeaders : ERROR_HEADERS;
}

/** Lets feed readers discover the feed. */
export function feedLink({ title, href }: { title: string; href: string }) {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href };
}
