import { redirect } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import type { AdmissionRefusal } from '#app/features/staff/admission.ts';
import { confirmPassword } from '#app/features/staff/change-password.server.ts';
import { PASSWORD_AGAIN } from '#app/features/staff/kept-fields.ts';
import { isForm } from '#app/features/staff/kept-form.server.ts';
import {
  lapsedOwner,
  SESSION_COOKIE,
  type StaffSession,
} from '#app/features/staff/sessions.server.ts';
import { STAFF_PATHS, sentPath } from '#app/features/staff/staff-paths.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Result } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { deviceCookieOf } from './staff-form.server.ts';
import { type StaffArgs, staffServicesOf } from './staff-page.server.ts';

/**
 * The way of a form that cannot be taken yet: to the page that asks for the password again, or to the login when
 * its session has lapsed. 307 makes the browser send it there as it is.
 * @param confirms which forms of the page need the password again
 * @returns null for every other form
 */
export async function detourOf(
  args: StaffArgs,
  admitted: Result<StaffSession, AdmissionRefusal>,
  confirms: ((form: FormData) => boolean) | undefined,
): Promise<Response | null> {
  if (!admitted.ok) {
    const isKept = admitted.refusal === 'signed-out' && (await canBeKept(args));
    return isKept ? sentOn(sentPath(STAFF_PATHS.login, new URL(args.request.url))) : null;
  }
  if (!confirms || admitted.value.isConfirmed) return null;
  const form = await args.request.clone().formData();
  const way = confirms(form) ? await wayToConfirm(args, admitted.value, form) : null;
  return way === null ? null : sentOn(way);
}

/**
 * Whether a form goes along to the login: its session has lapsed, so its owner is known, and it is not one that
 * a script sends and would wait for in vain.
 */
async function canBeKept({ request, context }: StaffArgs): Promise<boolean> {
  const services = context.get(appServices);
  const type = request.headers.get('content-type') ?? undefined;
  const isScript = request.headers.get('accept') === 'application/json';
  if (isScript || !isForm(type)) return false;
  const token = readCookie(request, SESSION_COOKIE, services.env.baseUrl);
  return (await lapsedOwner(services, token)) !== null;
}

/**
 * Where to send a form that needs the password again: null once the form brings it, or else the page that asks
 * for it.
 */
async function wayToConfirm(
  { request, context }: StaffArgs,
  session: StaffSession,
  form: FormData,
): Promise<string | null> {
  const services = context.get(appServices);
  const way = sentPath(STAFF_PATHS.confirm, new URL(request.url));
  const current = formText(form, PASSWORD_AGAIN);
  if (!form.has(PASSWORD_AGAIN)) return way;
  const confirmed = await confirmPassword(staffServicesOf(services), session, {
    current,
    address: context.get(visitorAddress),
    device: deviceCookieOf(request, services),
  });
  if (confirmed.ok) return null;
  const { refusal } = confirmed;
  const why = refusal.reason === 'too-many' ? `espera=${refusal.waitSeconds}` : 'recusa=senha';
  return `${way}&${why}`;
}

function sentOn(path: string): Response {
  return redirect(path, { status: 307, headers: ERROR_HEADERS });
}
