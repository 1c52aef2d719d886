import type { LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '#app/platform/share-image-path.ts';

type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  /** Structured data of the page. */
  jsonLd?: LdGraph | undefined;
  /** Share image; defaults to the page's own; null for none. */
  image?: { url: string; alt: string } | null | undefined;
  /** A page with a date and an author is an article. */
  type?: 'website' | 'article';
};

/** Title, description, share tags and structured data of a page. */
export function pageMeta(page: PageMeta) {
  const { title, description, canonical, jsonLd, image, type = 'website' } = page;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: localeOfPath(new URL(canonical).pathname).replace('-', '_') },
    ...(image === undefined ? shareImageMeta(canonical, title) : []),
    ...(image ? imageMeta(image) : []),
    ...(jsonLd && jsonLd['@graph'].length > 0 ? [{ 'script:ld+json': jsonLd }] : []),
  ];
}

function shareImageMeta(canonical: string, title: string) {
  const { pathname } = new URL(canonical);
  return [
    ...imageMeta({ url: new URL(shareImagePath(pathname), canonical).href, alt: title }),
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
  ];
}

function imageMeta({ url, alt }: { url: string; alt: string }) {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Pages for everybody may be cached but are revalidated each time; the ETag makes that cheap. */
export const CONTENT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' };
/**
 * The same for pages that show free times, which change without notice: rendered anew at most once a minute,
 * for one visitor, while the others get the page of before.
 */
export const BRIEFLY_KEPT_HEADERS = { ...CONTENT_HEADERS, 'x-kept-seconds': '60' };
/**
 * The same for pages with what others have lent for a while, as Google its reviews: kept in this process alone,
 * neither by caches on the way nor by the visitor's own device for later.
 */
export const LENT_HEADERS = {
  'cache-control': 'private, max-age=0, must-revalidate',
  'x-kept-seconds': '60',
};
/** Error pages are never cached. */
export const ERROR_HEADERS = { 'cache-control': 'no-store' };
