import { localeOfPath } from '#app/platform/locale.ts';

type PageMeta = { title: string; description: string; canonical: string };

/** What search engines and the browser's tab are told of a page. */
export function pageMeta({ title, description, canonical }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeOfPath(new URL(canonical).pathname).replace('-', '_') },
  ];
}

/** Content pages may be kept but are asked for again each time; the tag makes that cheap. */
export const CONTENT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' };
/** Error pages are not kept. */
export const ERROR_HEADERS = { 'cache-control': 'no-store' };
