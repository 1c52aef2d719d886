import { MapFigure } from '#app/features/map/map-figure.tsx';
import { RouteList } from '#app/features/map/route-list.tsx';
import { checksMessages } from '#app/locales/checks/checks.ts';
import { mapMessages } from '#app/locales/map.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { SetupList } from '#app/routes/site/home/setup-list.tsx';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/map-test';
import { answerMapTest, mapState } from './map-test.server.ts';

export const loader = (args: Route.LoaderArgs) => mapState(args);

export const action = (args: Route.ActionArgs) => answerMapTest(args);

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { pageTitle, lead } = checksMessages[loaderData.locale].map;
  return unlistedMeta({ ...loaderData, title: pageTitle, description: lead });
}

export default function MapTest({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinic, coordinates, facts, map, hasPlace } = loaderData;
  const { map: messages } = checksMessages[locale];
  const { test } = mapMessages[locale];
  const { drawing } = map;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.pageTitle} lead={messages.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="configuracao" title={test.state}>
            <Facts facts={facts} />
            <SetupList locale={locale} parts={[{ label: test.place, isConfigured: hasPlace }]} />
          </Chapter>
          <Chapter id="equipe" title={test.staff}>
            <p>{test.staffLead}</p>
            <form method="post" action="#equipe">
              <Button look="secondary">{test.ask}</Button>
            </form>
            {actionData ? (
              <Notice
                tone={actionData.refused ? 'warning' : 'info'}
                role="status"
                title={test.asked}
                titleLevel={3}
              >
                {actionData.refused ? <p>{actionData.refused}</p> : null}
                <Facts facts={actionData.facts} />
              </Notice>
            ) : null}
          </Chapter>
          <Chapter id="endereco" title={messages.address}>
            <address className="address">
              {clinic.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>
              {messages.coordinates}: {coordinates.join(', ')}
            </p>
            <RouteList routes={clinic.routes} />
          </Chapter>
        </div>
        {drawing ? <MapFigure map={{ ...map, drawing }} /> : null}
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts reading">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
