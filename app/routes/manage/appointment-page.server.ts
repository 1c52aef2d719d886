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
import { takeChange } from '#app/features/booking/booking-guard.server.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { isChangeable } from '#app/scheduling/changeable-appointment.server.ts';
import { APPOINTMENT_COOKIE, appointmentOfSession } from '#app/scheduling/manage-link.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The page data of a visitor who opened the manage link less than half an hour ago. */
export type AppointmentPage = NonNullable<Awaited<ReturnType<typeof findAppointmentPage>>>;

export async function findAppointmentPage(args: RouteArgs) {
  const { request, context } = args;
  const { services, locale, content } = pageOf(args);
  const agenda = bookingServicesOf(services);
  const session = readCookie(request, APPOINTMENT_COOKIE, services.env.baseUrl);
  const id = await appointmentOfSession(agenda, session);
  const appointment = id === null ? null : await readAppointment(services.db, { id });
  if (appointment?.status !== 'confirmed') return null;
  const summary = summaryOf(summaryServicesOf(services), appointment, locale);
  return {
    services,
    locale,
    clinic: content.clinic,
    agenda,
    address: context.get(visitorAddress),
    appointment,
    summary,
    view: toAppointmentView(summary),
    changeability: changeabilityOf(services, appointment),
  };
}

/** The appointment of the session. @throws the same 404 for every reason why there is none */
export async function readAppointmentPage(args: RouteArgs): Promise<AppointmentPage> {
  const page = await findAppointmentPage(args);
  if (!page) throw appointmentGone();
  return page;
}

/** The appointment while its patient may change it; later redirects to its page, which says whom to call. */
export async function readOpenAppointmentPage(args: RouteArgs): Promise<AppointmentPage> {
  const page = await readAppointmentPage(args);
  if (page.changeability !== 'open') throw seeOther(page.locale, APPOINTMENT_PATHS.appointment);
  return page;
}

/** Counts a change of the appointment. */
export function takeAppointmentChange({ services, address }: AppointmentPage) {
  // Having the manage link is stronger proof than any proof of work.
  return takeChange(limitServicesOf(services), { address, isProven: true });
}

/** The same 404 for unknown, expired, foreign and cancelled appointments. */
export function appointmentGone() {
  return data(null, { status: 404, headers: ERROR_HEADERS });
}

/** Redirects to a page in the visitor's language. @param path Portuguese path */
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

function changeabilityOf(
  { clock, clinic }: AppServices,
  appointment: AppointmentRecord,
): Changeability {
  const now = clock.now();
  if (appointment.startsAt <= now) return 'past';
  return isChangeable(appointment, now, clinic.agenda) ? 'open' : 'late';
}
