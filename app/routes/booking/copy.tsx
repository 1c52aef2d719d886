import { data } from 'react-router';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { Voucher } from '#app/features/booking/voucher.tsx';
import { appUpdateMessages } from '#app/locales/app-update.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { PROTOCOL_HEADER, UNTIL_HEADER } from '#app/platform/browser/offline-copy.ts';
import { COPY_CACHE } from '#app/platform/browser/service-worker.ts';
import { findAppointmentPage } from '#app/routes/manage/appointment-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Route } from './+types/copy';
import { NO_STORE } from './journey.server.ts';

/**
 * The offline copy of the confirmation, without the link's secret and the contact's data. Its headers name
 * the appointment and when the browser deletes the copy: at the end of the appointment's day.
 */
export async function loader(args: Route.LoaderArgs) {
  const { locale, content, services } = pageOf(args);
  const { displayName: clinicName } = content.clinic;
  const page = await findAppointmentPage(args);
  if (!page)
    return data({ locale, clinicName, copy: undefined }, { status: 404, headers: NO_STORE });
  const { appointment, view } = page;
  const endsAt = startOfDay(addDays(wallClockOf(appointment.startsAt).on, 1));
  const headers = {
    ...NO_STORE,
    [PROTOCOL_HEADER]: view.protocol,
    [UNTIL_HEADER]: endsAt.toISOString(),
  };
  const madeAt = formatMoment(services.clock.now(), { locale });
  return data({ locale, clinicName, copy: { appointment: view, madeAt } }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale = 'pt-BR', clinicName = '' } = loaderData ?? {};
  return [{ title: `${appUpdateMessages[locale].copy.metaTitle} – ${clinicName}` }, NOT_INDEXED];
}

export default function Copy({ loaderData: { locale, copy } }: Route.ComponentProps) {
  const messages = appUpdateMessages[locale].copy;
  if (!copy) return <PageHeader title={messages.goneTitle} lead={messages.gone} />;
  return (
    <OfflineCopy madeAt={copy.madeAt} phone={copy.appointment.phone}>
      <Voucher appointment={copy.appointment} />
    </OfflineCopy>
  );
}

type OfflineCopyProps = {
  /** When the copy was made, formatted. */
  madeAt: string;
  phone: { display: string; link: string };
  /** The appointment, with the page's heading. */
  children: React.ReactNode;
};

/**
 * The offline copy of a confirmation: plain HTML that works without the network. app/islands/update.ts
 * handles the button, because offline nothing could be fetched for it.
 */
function OfflineCopy({ madeAt, phone, children }: OfflineCopyProps) {
  const { copy: messages, keep } = useMessages(appUpdateMessages);
  const { appointment } = useMessages(manageMessages);
  const local = useLocalPath();
  return (
    <div className="stack" data-copy={keep.forgotten} tabIndex={-1}>
      {children}
      <Notice title={messages.title}>
        <p>{messages.made(madeAt)}</p>
        <p>
          <a href={phone.link}>
            <PhoneText>{messages.call(phone.display)}</PhoneText>
          </a>
        </p>
      </Notice>
      <p>
        <a href={local(APPOINTMENT_PATHS.again)}>{appointment.again}</a>
      </p>
      <div className="needs-script">
        <Button type="button" look="secondary" data-forget={COPY_CACHE}>
          {keep.forget}
        </Button>
      </div>
    </div>
  );
}
