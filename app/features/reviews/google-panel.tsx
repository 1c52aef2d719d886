import { reviewsMessages } from '#app/locales/reviews.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import type { GoogleLinks } from './google-reviews.ts';
import type { GoogleView, ShownReview } from './google-view.ts';
import { Stars } from './review-list.tsx';

const REL = 'noopener noreferrer nofollow';

type GooglePanelProps = { google: Extract<GoogleView, { kind: 'reviews' }>; locale: Locale };

/** Google's reviews as they stand there, with who wrote them and where they come from. */
export function GooglePanel({ google, locale }: GooglePanelProps) {
  const { rating, ratings, reviews, links } = google;
  const messages = reviewsMessages[locale].google;
  return (
    <div className="stack google-reviews">
      <h3>
        {messages.title} <GoogleMaps />
      </h3>
      {rating === undefined ? null : (
        <p className="google-rating">
          <strong>{messages.mean(rating)}</strong>
          <span>{messages.ratings(ratings)}</span>
        </p>
      )}
      <ul className="reviews">
        {reviews.map((review, index) => (
          // Two reviews may be alike in every word.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
          <GoogleReview key={index} review={review} locale={locale} />
        ))}
      </ul>
      <p className="small reading">{messages.note}</p>
      <GoogleButtons links={links} locale={locale} />
    </div>
  );
}

function GoogleReview({ review, locale }: { review: ShownReview; locale: Locale }) {
  const { author, authorUri, stars, words, language, when, uri } = review;
  const messages = reviewsMessages[locale];
  return (
    <li>
      <figure className="review">
        <Stars stars={stars} label={messages.stars(stars)} />
        {words === '' ? null : (
          <blockquote lang={language}>
            <p>{words}</p>
          </blockquote>
        )}
        <figcaption className="review-source">
          <span className="review-author" translate="no" dir="auto">
            {authorUri ? (
              <a href={authorUri} rel={REL}>
                {author}
              </a>
            ) : (
              author
            )}
          </span>
          {when === '' ? null : <span>{when}</span>}
          {uri ? (
            <a href={uri} rel={REL} aria-label={messages.google.openOf(author)}>
              {messages.google.on} <GoogleMaps />
            </a>
          ) : (
            <span>
              {messages.google.on} <GoogleMaps />
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** Where to read and to write reviews. */
export function GoogleButtons({ links, locale }: { links: GoogleLinks; locale: Locale }) {
  const messages = reviewsMessages[locale].google;
  return (
    <ButtonRow>
      <LinkButton href={links.seeHref} look="secondary" rel={REL}>
        {messages.see}
      </LinkButton>
      <LinkButton href={links.writeHref} look="secondary" rel={REL}>
        {messages.write}
      </LinkButton>
    </ButtonRow>
  );
}

/** Google's terms ask for this name, untranslated. */
function GoogleMaps() {
  return <span translate="no">Google&nbsp;Maps</span>;
}
