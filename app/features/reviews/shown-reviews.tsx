import { reviewsMessages } from '#app/locales/reviews.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Review, Testimonial } from './review.ts';
import { ExampleReviews } from './review-list.tsx';

type ShownReviewsProps = {
  testimonials: readonly Testimonial[];
  /** Shown while there is no testimonial with permission. */
  examples: readonly Review[];
  locale: Locale;
};

/** Testimonials shown with permission, otherwise labelled examples. Never emits a rating for search engines. */
export function ShownReviews({ testimonials, examples, locale }: ShownReviewsProps) {
  if (testimonials.length === 0) return <ExampleReviews reviews={examples} locale={locale} />;
  const messages = reviewsMessages[locale];
  return (
    <div className="stack">
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
