import { offersOf, type SiteOffers } from '#app/clinic/words/site-offers.ts';
import type { Content } from './site-content.server.ts';

/** What the site has of what a clinic may have: a blog without an article is none. */
export function offersIn({ clinic, editorial }: Pick<Content, 'clinic' | 'editorial'>): SiteOffers {
  const { posts, foreignPages = [], episodes } = editorial;
  const offers = offersOf(clinic);
  return {
    ...offers,
    blog: offers.blog && posts.length + foreignPages.length > 0,
    podcast: offers.podcast && episodes.length > 0,
  };
}
