import { reviewsMessages } from '#app/locales/reviews.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Review } from './review.ts';

/** Example reviews, always labelled as examples. */
export function ExampleReviews({
  reviews,
  locale,
}: {
  reviews: readonly Review[];
  locale: Locale;
}) {
  const messages = reviewsMessages[locale];
  return (
    <div className="stack">
      <Notice title={messages.disclaimer.title} titleLevel={3}>
        <p>{messages.disclaimer.text}</p>
      </Notice>
      <ul className="reviews">
        {reviews.map(({ author, stars, text }) => (
          <li key={author} className="review">
            <Stars stars={stars} label={messages.stars(stars)} />
            <p>{text}</p>
            <p className="review-author">{author}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STAR =
  'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.300L12 17.200 6.400 20.300l1.200-6.300L3 9.600l6.300-.8Z';

/** Stars as a picture, with the words for it. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <p className="stars">
      <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden="true" focusable="false">
        {[1, 2, 3, 4, 5].map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${(star - 1) * 24})`}
            className={star <= stars ? 'star-full' : 'star-empty'}
          />
        ))}
      </svg>
      <span>{label}</span>
    </p>
  );
}
