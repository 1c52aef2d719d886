import { offersOf, type SiteOffers } from '#app/clinic/words/site-offers.ts';
import type { Content } from './site-content.server.ts';

/** An article for patients that is a page of its own, and an example of the software as the others are. */
export const CATARACT_FILE = 'pages/artigos-catarata.md';

/** What the site has of what a clinic may have: a blog without an article is none, and no example where they are off. */
export function offersIn({
  clinic,
  editorial,
  pages: { cataract },
}: Pick<Content, 'clinic' | 'editorial' | 'pages'>): SiteOffers {
  const { posts, foreignPages = [], episodes } = editorial;
  const offers = offersOf(clinic);
  return {
    ...offers,
    blog: offers.blog && posts.length + foreignPages.length > 0,
    podcast: offers.podcast && episodes.length > 0,
    cataract: offers.cataract || cataract.isOwn === true,
  };
}
