import { checksMessages } from '#app/locales/checks.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { SetupList } from '#app/routes/site/home/setup-list.tsx';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/map-test';

/** Tells the browser only whether something is configured, never its value. */
export function loader(args: Route.LoaderArgs) {
  const { shared, record, env } = readContentPage(args);
  return {
    ...shared,
    coordinates: [record.address.latitude, record.address.longitude],
    hasPlace: record.placeId !== undefined,
    hasKey: env.mapsKey !== undefined,
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { pageTitle, lead } = checksMessages[loaderData.locale].map;
  return unlistedMeta({ ...loaderData, title: pageTitle, description: lead });
}

export default function MapTest({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, coordinates, hasPlace, hasKey } = loaderData;
  const { map: messages, reviews } = checksMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.pageTitle} lead={messages.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="configuracao" title={reviews.setup}>
            <SetupList
              locale={locale}
              parts={[
                { label: reviews.key, isConfigured: hasKey },
                { label: reviews.place, isConfigured: hasPlace },
              ]}
            />
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
            <ButtonRow>
              <LinkButton href={clinic.mapUrl} look="secondary" icon={<Icon name="pin" />}>
                {messages.open}
              </LinkButton>
            </ButtonRow>
          </Chapter>
        </div>
      </div>
    </div>
  );
}
