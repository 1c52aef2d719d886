import '#app/features/agenda/kept/kept-day.css';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { FollowKeptDay } from '#app/features/agenda/kept/keep-day.tsx';
import { appUpdateMessages } from '#app/locales/app-update.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { COPY_PATH } from '#app/platform/browser/offline-copy.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/offline';
import { unlistedMeta } from './content-meta.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

/** The page that the service worker shows when offline. */
export function loader(args: Route.LoaderArgs) {
  const { locale, clinic, address } = pageOf(args);
  return { locale, clinic, canonical: address('/sem-internet') };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = appUpdateMessages[loaderData?.locale ?? 'pt-BR'].offline;
  return unlistedMeta(loaderData && { ...loaderData, title, description });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />;
}

type OfflinePageProps = {
  locale: Locale;
  clinic: Pick<PublicClinic, 'displayName' | 'phone' | 'addressLines' | 'openingLines' | 'houses'>;
};

/** Replaces any page that cannot be loaded: how to reach the clinic without internet. */
function OfflinePage({ locale, clinic }: OfflinePageProps) {
  const messages = useMessages(appUpdateMessages).offline;
  const local = useLocalPath();
  const { displayName, phone, addressLines, openingLines, houses } = clinic;
  const ofOnly = [
    { label: messages.address, value: <Lines lines={addressLines} /> },
    { label: messages.hours, value: <Lines lines={openingLines.map(inLine)} /> },
  ];
  return (
    <div className="screen">
      <div className="wrap stack">
        <PageHeader kicker={displayName} title={messages.title} lead={messages.lead} />
        {/* The worker removes `hidden` when an offline copy exists; it expects these attributes in this order. */}
        <p data-kept-visit="" hidden>
          <a href={local(COPY_PATH)}>{messages.appointment}</a>
        </p>
        {locale === DEFAULT_LOCALE ? <FollowKeptDay act="show" /> : null}
        <section className="flow">
          <h2>{messages.callTitle}</h2>
          <ButtonRow>
            <LinkButton href={phone.link} size="large" icon={<Icon name="phone" />}>
              {messages.call(phone.display)}
            </LinkButton>
            <LinkButton href="" look="secondary" size="large">
              {messages.again}
            </LinkButton>
          </ButtonRow>
          <p className="small">{messages.callNote}</p>
        </section>
        <SummaryList
          rows={
            houses.length > 0
              ? houses.map((house) => ({
                  label: house.name,
                  value: (
                    <Lines
                      lines={[
                        ...house.addressLines,
                        house.phone.display,
                        ...house.openingLines.map(inLine),
                      ]}
                    />
                  ),
                }))
              : ofOnly
          }
        />
      </div>
    </div>
  );
}

function inLine({ days, times }: PublicClinic['openingLines'][number]): string {
  return `${days}: ${times}`;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <span key={line} className="address-line">
          {line}
        </span>
      ))}
    </div>
  );
}
