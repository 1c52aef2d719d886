import { reviewsMessages } from '#app/locales/reviews.ts';
import type { Locale } from '#app/platform/locale.ts';
import { GoogleButtons, GooglePanel } from './google-panel.tsx';
import type { GoogleView } from './google-view.ts';
import type { Review, Testimonial } from './review.ts';
import { ExampleReviews } from './review-list.tsx';

type ShownReviewsProps = {
  testimonials: readonly Testimonial[];
  /** Shown while there is neither a testimonial with permission nor a review from Google. */
  examples: readonly Review[];
  google: GoogleView;
  locale: Locale;
};

/** Whether there is anything to show below a heading. */
export function hasReviews({
  testimonials,
  examples,
  google,
}: Omit<ShownReviewsProps, 'locale'>): boolean {
  return testimonials.length + examples.length > 0 || google.kind !== 'off';
}

/**
 * Google's reviews and testimonials shown with permission, otherwise labelled examples. Never emits a rating for
 * search engines: Google's rules take none that a business shows about itself.
 */
export function ShownReviews({ testimonials, examples, google, locale }: ShownReviewsProps) {
  const { kind } = google;
  const hasExamples = testimonials.length === 0 && (kind === 'off' || kind === 'none');
  return (
    <div className="stack review-sources">
      {kind === 'reviews' ? <GooglePanel google={google} locale={locale} /> : null}
      {testimonials.length > 0 ? (
        <Testimonials
          testimonials={testimonials}
          locale={locale}
          isBesideGoogle={kind === 'reviews'}
        />
      ) : null}
      {hasExamples && examples.length > 0 ? (
        <ExampleReviews reviews={examples} locale={locale} />
      ) : null}
      {kind === 'waiting' || kind === 'none' ? (
        <GoogleButtons links={google.links} locale={locale} />
      ) : null}
    </div>
  );
}

type TestimonialsProps = {
  testimonials: readonly Testimonial[];
  locale: Locale;
  isBesideGoogle: boolean;
};

function Testimonials({ testimonials, locale, isBesideGoogle }: TestimonialsProps) {
  const messages = reviewsMessages[locale];
  return (
    <div className="stack">
      {isBesideGoogle ? <h3>{messages.authorisedTitle}</h3> : null}
      <p>{messages.authorised}</p>
      <ul className="reviews">
        {testimonials.map(({ id, words, shownName, locale: language }) => (
          <li key={id}>
            <figure className="review">
              <blockquote lang={language === locale ? undefined : language}>
                <p>{words}</p>
              </blockquote>
              <figcaption className="review-author">{shownName}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
