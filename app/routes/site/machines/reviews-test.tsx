import { ExampleReviews } from '#app/features/reviews/review-list.tsx';
import { checksMessages } from '#app/locales/checks-texts.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { SetupList } from '#app/routes/site/home/setup-list.tsx';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/reviews-test';

/** Only whether something is configured leaves the server, never what. */
export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, record, env } = readContentPage(asked);
  return {
    ...shared,
    reviews: texts.exampleReviews,
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
  const texts = checksMessages[locale].reviews;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={texts.pageTitle} lead={texts.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="configuracao" title={texts.setup}>
            <SetupList
              locale={locale}
              parts={[
                { label: texts.place, isConfigured: hasPlace },
                { label: texts.key, isConfigured: hasKey },
                { label: texts.link, isConfigured: hasLink },
              ]}
            />
          </Chapter>
        </div>
        <div className="chapters">
          <Chapter id="mostrado" title={texts.shown}>
            <ExampleReviews reviews={reviews} locale={locale} />
          </Chapter>
        </div>
      </div>
    </div>
  );
}
