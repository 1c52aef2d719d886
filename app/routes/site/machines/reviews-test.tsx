import { ExampleReviews } from '#app/features/reviews/review-list.tsx';
import { checksMessages } from '#app/locales/checks.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { SetupList } from '#app/routes/site/home/setup-list.tsx';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/reviews-test';

/** Tells the browser only whether something is configured, never its value. */
export function loader(args: Route.LoaderArgs) {
  const { shared, pages, record, env } = readContentPage(args);
  return {
    ...shared,
    reviews: pages.exampleReviews,
    hasPlace: record.placeId !== undefined,
    hasKey: env.mapsKey !== undefined,
    hasLink: record.reviewLink !== undefined,
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { pageTitle, lead } = checksMessages[loaderData.locale].reviews;
  return unlistedMeta({ ...loaderData, title: pageTitle, description: lead });
}

export default function ReviewsTest({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, reviews, hasPlace, hasKey, hasLink } = loaderData;
  const messages = checksMessages[locale].reviews;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.pageTitle} lead={messages.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="configuracao" title={messages.setup}>
            <SetupList
              locale={locale}
              parts={[
                { label: messages.place, isConfigured: hasPlace },
                { label: messages.key, isConfigured: hasKey },
                { label: messages.link, isConfigured: hasLink },
              ]}
            />
          </Chapter>
        </div>
        <div className="chapters">
          <Chapter id="mostrado" title={messages.shown}>
            <ExampleReviews reviews={reviews} locale={locale} />
          </Chapter>
        </div>
      </div>
    </div>
  );
}
