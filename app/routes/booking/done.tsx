import { data, redirect } from 'react-router';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { KeepOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import { toAppointmentView } from '#app/features/booking/appointment-view.ts';
import { DONE_PATH } from '#app/features/booking/booking-draft.ts';
import { DoneScreen } from '#app/features/booking/done-screen.tsx';
import { EarlierWish } from '#app/features/waitlist/earlier-wish.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { lateHoursAt } from '#app/routes/manage/appointment-page.server.ts';
import { earlierWishOf, storeEarlierWish } from '#app/routes/manage/earlier-wish.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { appointmentOfSession } from '#app/scheduling/manage-link.server.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/done';
import { doneSession, NO_STORE } from './journey.server.ts';
import { stepMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, content } = pageOf(args);
  const { db, clock, env } = services;
  const frame = { clinicName: content.clinic.displayName };
  const session = await doneSession(args);
  const id = await appointmentOfSession({ db, clock, secret: env.appSecret }, session);
  const appointment = id === null ? null : await readAppointment(db, { id });
  if (!appointment) return data({ frame, appointment: null }, { headers: NO_STORE });
  const summary = await summaryOf(summaryServicesOf(services), appointment, locale);
  const { contact, manageUrl } = summary;
  const earlier = await earlierWishOf(services, appointment, locale);
  const wish = earlier && { ...earlier, action: DONE_PATH + new URL(args.request.url).search };
  const lateHours = lateHoursAt(services, appointment.startsAt);
  const shown = { ...toAppointmentView(summary), email: contact.email, manageUrl, lateHours };
  return data({ frame, appointment: shown, wish }, { headers: NO_STORE });
}

/** The wish to come earlier. */
export async function action(args: Route.ActionArgs) {
  await storeEarlierWish(args, await doneSession(args));
  const { pathname, search } = new URL(args.request.url);
  return redirect(`${pathname}${search}#antes`, { status: 303, headers: NO_STORE });
}

export const meta = (args: Route.MetaArgs) => stepMeta(args, 'done');

export default function Done({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(bookingMessages).done;
  if (loaderData.appointment === null)
    return <PageHeader title={messages.goneTitle} lead={messages.gone} />;
  const { appointment, wish } = loaderData;
  return (
    <DoneScreen
      appointment={appointment}
      wish={wish ? <EarlierWish {...wish} /> : null}
      keep={<KeepOfflineCopy protocol={appointment.protocol} />}
    />
  );
}
