import { data } from 'react-router';
import { FreshOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import { AppointmentActions } from '#app/features/booking/appointment-actions.tsx';
import { AppointmentCard, ContactButtons } from '#app/features/booking/appointment-card.tsx';
import { type AppointmentView, asHeading } from '#app/features/booking/appointment-view.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/appointment';
import { appointmentMeta } from './appointment-meta.ts';
import { readAppointmentPage } from './appointment-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { view, summary, changeability, services } = await readAppointmentPage(args);
  const wantsNews = new URL(args.request.url).searchParams.has('mudou');
  return data(
    {
      appointment: view,
      changeability,
      cancelNoticeHours: services.clinic.agenda.cancelNoticeHours,
      // The address alone must not announce a move.
      hasMoved: wantsNews && summary.sequence > 0,
    },
    { headers: ERROR_HEADERS },
  );
}

export const meta = (args: Route.MetaArgs) =>
  appointmentMeta(args, ({ appointment }) => appointment.title);

export default function AppointmentRoute({ loaderData }: Route.ComponentProps) {
  const manage = useMessages(manageMessages);
  const { appointment, changeability, cancelNoticeHours, hasMoved } = loaderData;
  return (
    <>
      <FreshOfflineCopy protocol={appointment.protocol} />
      {hasMoved ? <MovedNotice appointment={appointment} /> : null}
      <PageHeader
        kicker={manage.appointment.title}
        title={asHeading(appointment.moment)}
        lead={manage.appointment.of(appointment.patientName)}
      />
      <AppointmentActions
        appointment={appointment}
        changeability={changeability}
        cancelNoticeHours={cancelNoticeHours}
      />
      <AppointmentCard appointment={appointment} />
      {changeability === 'open' ? (
        <section className="stack">
          <h2>{manage.contact}</h2>
          <ContactButtons contact={appointment} />
        </section>
      ) : null}
    </>
  );
}

function MovedNotice({ appointment }: { appointment: AppointmentView }) {
  const messages = useMessages(manageMessages).moved;
  return (
    <Notice tone="success" role="status" title={messages.title}>
      <p>{messages.text(appointment.moment)}</p>
      <p>{appointment.hasMail ? messages.mailed : messages.calendar}</p>
    </Notice>
  );
}
