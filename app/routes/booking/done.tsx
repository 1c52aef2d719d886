import { data } from 'react-router';
import { appServices } from '#app/app-services.ts';
import { summaryServicesOf } from '#app/booking-services-of.ts';
import { spokenMoment } from '#app/clinic/spoken-date.ts';
import { DoneScreen } from '#app/features/booking/done-screen.tsx';
import { VISIT_COOKIE, visitOfSession } from '#app/features/booking/manage-link.server.ts';
import { preparationReminders } from '#app/features/booking/preparation-reminders.ts';
import { readVisit } from '#app/features/booking/visit.server.ts';
import { summaryOf } from '#app/features/booking/visit-summary.server.ts';
import { appointmentMail } from '#app/locales/pt-BR/appointment-mail.ts';
import { booking } from '#app/locales/pt-BR/booking.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/done';
import { NO_STORE } from './journey.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(appServices);
  const { db, clock, env, clinic } = services;
  const frame = { clinicName: clinic.displayName };
  const session = readCookie(request, VISIT_COOKIE, env.baseUrl);
  const id = await visitOfSession({ db, clock, secret: env.appSecret }, session);
  const visit = id === null ? null : await readVisit(db, id);
  if (!visit) return data({ frame, visit: null }, { headers: NO_STORE });
  const {
    contact,
    clinic: place,
    preparationFlags,
    ...summary
  } = summaryOf(summaryServicesOf(services), visit);
  const reminders = preparationReminders(preparationFlags, appointmentMail);
  return data(
    {
      frame,
      visit: {
        protocol: summary.protocol,
        moment: spokenMoment(visit.startsAt, { withYear: true }),
        serviceTitle: summary.serviceTitle,
        practitionerName: summary.practitionerName,
        patientName: summary.patientName,
        email: contact.email,
        addressLines: place.addressLines,
        manageUrl: summary.manageUrl,
        preparation: summary.preparation,
        bring: summary.bring,
        reminders,
      },
    },
    { headers: NO_STORE },
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => stepMeta(loaderData, booking.done);

export default function Done({ loaderData: { visit } }: Route.ComponentProps) {
  if (visit) return <DoneScreen visit={visit} />;
  return <PageHeader title={booking.done.goneTitle} lead={booking.done.gone} />;
}
