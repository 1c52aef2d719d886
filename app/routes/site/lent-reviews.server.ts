import type { AppServices } from '#app/context/app-services.ts';
import { type GoogleView, googleViewOf } from '#app/features/reviews/google-view.ts';
import type { Locale } from '#app/platform/locale.ts';
import { BRIEFLY_KEPT_HEADERS, LENT_HEADERS } from './page-meta.ts';

type LentReviews = {
  google: GoogleView;
  /** Of a page that shows them. */
  headers: Record<string, string>;
};

/**
 * Google's reviews for a page, and how that page may be kept: never by anybody else while it has them, and for a
 * minute where they may come.
 * @param unlent headers of the page where the clinic uses no reviews of Google
 */
export function lentReviews(
  { services, locale }: { services: Pick<AppServices, 'googleReviews'>; locale: Locale },
  { most, unlent }: { most: number; unlent: Record<string, string> },
): LentReviews {
  const shown = services.googleReviews?.look() ?? { kind: 'off' as const };
  const google = googleViewOf(shown, { locale, most });
  if (google.kind === 'off') return { google, headers: unlent };
  return { google, headers: google.kind === 'reviews' ? LENT_HEADERS : BRIEFLY_KEPT_HEADERS };
}
