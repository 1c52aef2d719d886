import { data } from 'react-router';
import { GOOGLE_REVIEWS_PATH } from '#app/features/reviews/google-reviews.ts';
import { NO_REVIEWS, reviewStateWords } from '#app/features/reviews/review-state.ts';
import { ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import { StateList } from '#app/features/reviews/state-list.tsx';
import { checksMessages } from '#app/locales/checks/checks.ts';
import { reviewStateMessages } from '#app/locales/review-state.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { BRIEFLY_KEPT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/reviews-test';

const MOST_SHOWN = 5;

/** Tells the browser what is configured and how the last question went, never a value of the configuration. */
export function loader(args: Route.LoaderArgs) {
  const { shared, pages, record, lent, reviewState } = readContentPage(args);
  const { google, headers } = lent({ most: MOST_SHOWN, unlent: BRIEFLY_KEPT_HEADERS });
  const state = reviewState ?? { ...NO_REVIEWS, hasLink: record.reviewLink !== undefined };
  const view = {
    ...shared,
    google,
    testimonials: record.testimonials,
    examples: pages.exampleReviews,
    state: reviewStateWords(state, shared.locale),
  };
  return data(view, { headers });
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { pageTitle, lead } = checksMessages[loaderData.locale].reviews;
  return unlistedMeta({ ...loaderData, title: pageTitle, description: lead });
}

export default function ReviewsTest({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, google, testimonials, examples, state } = loaderData;
  const messages = checksMessages[locale].reviews;
  const { title, staff } = reviewStateMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.pageTitle} lead={messages.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="estado" title={title}>
            <StateList lines={state} />
            <p>
              <a href={GOOGLE_REVIEWS_PATH} rel="nofollow">
                {staff}
              </a>
            </p>
          </Chapter>
        </div>
        <div className="chapters">
          <Chapter id="mostrado" title={messages.shown}>
            <ShownReviews {...{ testimonials, examples, google, locale }} />
          </Chapter>
        </div>
      </div>
    </div>
  );
}
