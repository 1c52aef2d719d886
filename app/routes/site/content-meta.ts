import type { LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import { pageMeta } from './page-meta.ts';

type ContentMeta = {
  title: string;
  description: string;
  clinic: { displayName: string };
  canonical: string;
  jsonLd?: LdGraph;
};

/** Metadata of a page made from content/<locale>/pages; none when its loader failed. */
export function contentMeta(page: ContentMeta | undefined) {
  return page ? pageMeta(titled(page)) : [];
}

/** Metadata of a page that search engines must not list; it has no share image. */
export function unlistedMeta(page: ContentMeta | undefined) {
  return [...(page ? pageMeta({ ...titled(page), image: null }) : []), NOT_INDEXED];
}

function titled({ title, clinic, ...page }: ContentMeta) {
  const { description, canonical, jsonLd } = page;
  return { title: `${title} – ${clinic.displayName}`, description, canonical, jsonLd };
}

/** Keeps a page out of search engines. */
export const NOT_INDEXED = { name: 'robots', content: 'noindex' };

/** For pages that change with the calendar: never cached. */
export const DATED_HEADERS = { 'cache-control': 'private, max-age=0, must-revalidate' };
