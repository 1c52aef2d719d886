import { data, type RouterContextProvider, redirect } from 'react-router';
import { type AppServices, visitorAddress } from '#app/context/app-services.ts';
import {
  bookingServicesOf,
  limitServicesOf,
  summaryServicesOf,
} from '#app/context/scheduling-services.ts';
import type { Changeability } from '#app/features/booking/appointment-actions.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { toAppointmentView } from '#app/features/booking/appointment-view.ts';
import { secondsToChange } from '#app/features/booking/booking-guard.server.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { APPOINTMENT_COOKIE, appointmentOfSession } from '#app/scheduling/manage-link.server.ts';
import {
  isChangeable,
  readAppointment,
  type Visit,
} from '#app/scheduling/read-appointment.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A visitor who has opened the link of a visit less than half an hour ago. */
export type AppointmentPage = NonNullable<Awaited<ReturnType<typeof findAppointmentPage>>>;

export async function findAppointmentPage(args: RouteArgs) {
  const { request, context } = args;
  const { services, locale, content } = pageOf(args);
  const agenda = bookingServicesOf(services);
  const session = readCookie(request, APPOINTMENT_COOKIE, services.env.baseUrl);
  const id = await appointmentOfSession(agenda, session);
  const visit = id === null ? null : await readAppointment(services.db, id);
  if (visit?.status !== 'confirmed') return null;
  const summary = summaryOf(summaryServicesOf(services), visit, locale);
  return {
    services,
    locale,
    clinic: content.clinic,
    agenda,
    address: context.get(visitorAddress),
    visit,
    summary,
    shown: toAppointmentView(summary),
    changeability: changeabilityOf(services, visit),
  };
}

/** The visit of the session. @throws the one 404 for every reason why there is none */
export async function readAppointmentPage(args: RouteArgs): Promise<AppointmentPage> {
  const page = await findAppointmentPage(args);
  if (!page) throw appointmentGone();
  return page;
}

/** The visit while its patient may change it; later, the visit's page says whom to call. */
export async function readOpenAppointmentPage(args: RouteArgs): Promise<AppointmentPage> {
  const page = await readAppointmentPage(args);
  if (page.changeability !== 'open') throw seeOther(page.locale, APPOINTMENT_PATHS.visit);
  return page;
}

/** @returns 0 when the change is allowed, else whole seconds to wait */
export function secondsToChangeAppointment({
  services,
  address,
}: AppointmentPage): Promise<number> {
  // Who holds a visit's link has shown more than any arithmetic does.
  return secondsToChange(limitServicesOf(services), { address, isProven: true });
}

/** Unknown, expired, foreign, cancelled: all the same to the asker. */
export function appointmentGone() {
  return data(null, { status: 404, headers: ERROR_HEADERS });
}

/** Leads to another page in the visitor's language. @param path as at home */
export function seeOther(
  locale: Locale,
  path: string,
  headers: Record<string, string> = {},
): Response {
  return redirect(localPath(locale, path), {
    status: 303,
    headers: { ...ERROR_HEADERS, ...headers },
  });
}

function changeabilityOf({ clock, clinic }: AppServices, visit: Visit): Changeability {
  const now = clock.now();
  if (visit.startsAt <= now) return 'past';
  return isChangeable(visit, now, clinic.agenda) ? 'open' : 'late';
}
