import { homePath, type Locale } from '#app/platform/locale.ts';
import type { Contents } from './site-content.server.ts';

/**
 * The languages in which a page is there. Articles and episodes may be written in one language first; everything else
 * is in all of them, and so are pages that are in none.
 */
export function localesOfPage(contents: Contents, pathname: string): readonly Locale[] {
  const { locales } = contents['pt-BR'].clinic;
  const [, area, slug] = /^\/(blog|podcast)\/([a-z0-9-]+)\/?$/.exec(homePath(pathname)) ?? [];
  if (!slug) return locales;
  const having = locales.filter((locale) => {
    const { posts, episodes } = contents[locale]?.editorial ?? { posts: [], episodes: [] };
    return (area === 'blog' ? posts : episodes).some((text) => text.slug === slug);
  });
  return having.length > 0 ? having : locales;
}
