import { pageMeta } from './page-meta.ts';

type ContentMeta = {
  title: string;
  description: string;
  clinic: { displayName: string };
  canonical: string;
};

/** The metadata of a page made from content/<locale>/pages; none when its loader failed. */
export function contentMeta(page: ContentMeta | undefined) {
  if (!page) return [];
  const { title, description, clinic, canonical } = page;
  return pageMeta({ title: `${title} – ${clinic.displayName}`, description, canonical });
}

/** Keeps a page out of search engines. */
export const NOT_INDEXED = { name: 'robots', content: 'noindex' };

/** A page that changes with the calendar is made anew each time. */
export const DATED_HEADERS = { 'cache-control': 'private, max-age=0, must-revalidate' };
