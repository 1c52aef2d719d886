import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { KeepOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import { preparationWarnings } from '#app/features/booking/appointment-view.ts';
import { DoneScreen } from '#app/features/booking/done-screen.tsx';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { appointmentOfSession } from '#app/scheduling/manage-link.server.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/done';
import { doneSession, NO_STORE } from './journey.server.ts';
import { stepMeta } from './step-meta.ts';

export const handle = { app: true };

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, content } = pageOf(args);
  const { db, clock, env } = services;
  const frame = { clinicName: content.clinic.displayName };
  const session = await doneSession(args);
  const id = await appointmentOfSession({ db, clock, secret: env.appSecret }, session);
  const appointment = id === null ? null : await readAppointment(db, { id });
  if (!appointment) return data({ frame, appointment: null }, { headers: NO_STORE });
  const { contact, clinic, preparationFlags, ...summary } = summaryOf(
    summaryServicesOf(services),
    appointment,
    locale,
  );
  const warnings = preparationWarnings(preparationFlags, appointmentMailMessages[locale]);
  return data(
    {
      frame,
      appointment: {
        protocol: summary.protocol,
        moment: formatMoment(appointment.startsAt, { locale, withYear: true }),
        serviceTitle: summary.serviceTitle,
        practitionerName: summary.practitionerName,
        patientName: summary.patientName,
        email: contact.email,
        addressLines: clinic.addressLines,
        manageUrl: summary.manageUrl,
        preparation: summary.preparation,
        bring: summary.bring,
        warnings,
      },
    },
    { headers: NO_STORE },
  );
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'done');

export default function Done({ loaderData: { appointment } }: Route.ComponentProps) {
  const messages = useMessages(bookingMessages).done;
  if (appointment)
    return (
      <DoneScreen appointment={appointment}>
        <KeepOfflineCopy protocol={appointment.protocol} />
      </DoneScreen>
    );
  return <PageHeader title={messages.goneTitle} lead={messages.gone} />;
}
