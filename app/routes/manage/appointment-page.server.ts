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
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { isChangeable } from '#app/scheduling/changeable-appointment.server.ts';
import {
  APPOINTMENT_COOKIE,
  appointmentOfSession,
  cancelledOfSession,
} from '#app/scheduling/manage-link.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** In the address of a form that is shown again because its appointment has changed. */
const CHANGED_PARAMETER = 'conferir';

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
  const summary = await summaryOf(summaryServicesOf(services), appointment, locale);
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

/**
 * The appointment of the session.
 * @throws what leads to the page about a cancelled appointment, or the same 404 for every other reason
 */
export async function readAppointmentPage(args: RouteArgs): Promise<AppointmentPage> {
  const page = await findAppointmentPage(args);
  if (!page) throw (await alreadyCancelled(args)) ?? appointmentGone();
  return page;
}

/**
 * Leads to the page that says so when the session's appointment is cancelled, in this window or another.
 * @param protocol of the appointment that a form is about; another one's cancellation is no answer to it
 */
export async function alreadyCancelled(
  args: RouteArgs,
  protocol?: string,
): Promise<Response | null> {
  const { locale } = pageOf(args);
  const appointment = await findCancelled(args);
  if (!appointment || (protocol !== undefined && appointment.protocol !== protocol)) return null;
  return seeOther(locale, `${APPOINTMENT_PATHS.cancelled}?antes`);
}

/** The cancelled appointment that this browser's session was for. */
export async function findCancelled(args: RouteArgs): Promise<AppointmentRecord | null> {
  const { services } = pageOf(args);
  const session = readCookie(args.request, APPOINTMENT_COOKIE, services.env.baseUrl);
  const id = await cancelledOfSession(bookingServicesOf(services), session);
  return id === null ? null : readAppointment(services.db, { id });
}

/** The version of the appointment that a form's page showed; one that never was if it does not say. */
export function readVersion(form: FormData): number {
  const version = formText(form, 'version');
  return /^\d{1,9}$/.test(version) ? Number(version) : -1;
}

/** Shows a form again because the appointment has changed since. @param path of the form's page */
export function askAgain({ locale }: AppointmentPage, path: string, query = {}): Response {
  return seeOther(locale, `${path}?${new URLSearchParams({ ...query, [CHANGED_PARAMETER]: '' })}`);
}

/** What a page says after `askAgain`. @param fieldId where the visitor answers again */
export function changeErrors(
  { clinic }: AppointmentPage,
  { url, method }: Request,
  fieldId: string,
): FieldError[] {
  if (method !== 'GET' || !new URL(url).searchParams.has(CHANGED_PARAMETER)) return [];
  return [{ fieldId, message: refusalText('changed', clinic) }];
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

/** How many hours before a visit its changes end, where a time is nearer than that; null where it is not. */
export function lateHoursAt(
  { clock, clinic }: Pick<AppServices, 'clock' | 'clinic'>,
  startsAt: Date,
): number | null {
  const { cancelNoticeHours } = clinic.agenda;
  const rules = { cancelNoticeHours };
  return isChangeable({ startsAt, attendance: null }, clock.now(), rules)
    ? null
    : cancelNoticeHours;
}
