import type { PlaceReview, PlaceReviews } from '#app/platform/google/place-answer.ts';

/** Where staff see how Google's reviews are doing, and the button there that asks Google. */
export const GOOGLE_REVIEWS_PATH = '/equipe/avaliacoes';
export const ASK_ID = 'perguntar';

/** Where the clinic's reviews are at Google. */
export type GoogleLinks = {
  /** All reviews. */
  seeHref: string;
  /** Writing one. */
  writeHref: string;
};

/** What a page shows of Google's reviews. */
export type ShownGoogle =
  /** Not configured, or switched off by staff. */
  | { kind: 'off' }
  /** Asked for the first time since the start or a pause: neither reviews nor examples yet. */
  | { kind: 'waiting'; links: GoogleLinks }
  /** Google has none, or cannot be asked: the examples. */
  | { kind: 'none'; links: GoogleLinks }
  | {
      kind: 'reviews';
      links: GoogleLinks;
      rating: number | undefined;
      ratings: number;
      /** In Google's order. */
      reviews: readonly PlaceReview[];
    };

/**
 * Addresses at Google that need no answer of it (Maps URLs, and the form that Business Profile gives out).
 * @param reviewLink the clinic's own, which goes before Google's
 */
export function googleLinks(
  { placeId, name, reviewLink }: { placeId: string; name: string; reviewLink?: string | undefined },
  place?: Pick<PlaceReviews, 'reviewsUri' | 'writeUri'>,
): GoogleLinks {
  const see = new URL('https://www.google.com/maps/search/?api=1');
  see.searchParams.set('query', name);
  see.searchParams.set('query_place_id', placeId);
  const write = new URL('https://search.google.com/local/writereview');
  write.searchParams.set('placeid', placeId);
  return {
    seeHref: place?.reviewsUri ?? see.href,
    writeHref: reviewLink ?? place?.writeUri ?? write.href,
  };
}
