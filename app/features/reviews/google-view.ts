import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { GoogleLinks, ShownGoogle } from './google-reviews.ts';

/** A review as a page shows it. */
export type ShownReview = {
  author: string;
  authorUri: string | undefined;
  stars: number;
  words: string;
  /** Undefined where it is the page's, or unknown. */
  language: string | undefined;
  when: string;
  uri: string | undefined;
};

/** What a page shows of Google's reviews, in its language. */
export type GoogleView =
  | Exclude<ShownGoogle, { kind: 'reviews' }>
  | {
      kind: 'reviews';
      links: GoogleLinks;
      rating: number | undefined;
      ratings: number;
      reviews: readonly ShownReview[];
    };

/**
 * Google's reviews for a page, the first in Google's own order. The words stay in their language; when they were
 * written is told by Google in Portuguese, so that English pages tell the day.
 */
export function googleViewOf(
  shown: ShownGoogle,
  { locale, most }: { locale: Locale; most: number },
): GoogleView {
  if (shown.kind !== 'reviews') return shown;
  const [page] = locale.split('-');
  return {
    ...shown,
    reviews: shown.reviews.slice(0, most).map(({ publishedAt, language, when, ...review }) => ({
      ...review,
      language: language?.split('-')[0] === page ? undefined : language,
      when:
        locale === 'pt-BR' && when !== ''
          ? when
          : publishedAt
            ? formatDate(wallClockOf(publishedAt).on, locale)
            : '',
    })),
  };
}
