import { data, type RouterContextProvider, redirect } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { clinicWordsOf } from '#app/features/staff/clinic-words.ts';
import { PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import {
  findSession,
  SESSION_COOKIE,
  type StaffMember,
  type StaffSession,
} from '#app/features/staff/sessions.server.ts';
import { loginPath, STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { needsSecondFactor } from '#app/features/staff/staff-role.ts';
import type { StaffServices } from '#app/features/staff/staff-services.server.ts';
import type { StaffActor } from '#app/platform/audit-event.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type Access, mayOpen } from './policies.ts';

export type StaffArgs = { request: Request; context: Readonly<RouterContextProvider> };

// Frame and page of one request ask for the same session.
const sessions = new WeakMap<StaffArgs['context'], Promise<StaffSession | null>>();

/**
 * Entry point of every staff loader and action. Access is defined only in policies.ts; without it this
 * throws.
 */
export async function staffPageOf(args: StaffArgs, access: Exclude<Access, 'anybody'>) {
  const services = args.context.get(appServices);
  const url = new URL(args.request.url);
  const session = await sessionOf(args);
  if (!session) throw seeOther(loginPath(url));
  if (session.awaitsSecondFactor) throw seeOther(loginPath(url, STAFF_PATHS.code));
  const { staff } = session;
  if (access !== 'own-account' && needsSecondFactor(staff.role) && !session.hasSecondFactor)
    throw seeOther(STAFF_PATHS.secondFactor);
  if (!mayOpen(staff.role, access)) {
    services.log.warn({ staffId: staff.id, route: url.pathname, access }, 'staff: access denied');
    throw data(null, { status: 403, headers: ERROR_HEADERS });
  }
  return {
    services,
    /** The clinic record in Portuguese. */
    clinic: services.clinic,
    staff,
    /** Whether this person also has another permission. */
    may: (permission: Access) => mayOpen(staff.role, permission),
    session,
    url,
    /** Calendar day in the clinic's zone. */
    today: wallClockOf(services.clock.now()).on,
  };
}

/** The session of a request, complete or pending the second factor. */
export function sessionOf({ request, context }: StaffArgs): Promise<StaffSession | null> {
  const known = sessions.get(context);
  if (known) return known;
  const services = context.get(appServices);
  const token = readCookie(request, SESSION_COOKIE, services.env.baseUrl);
  const found = findSession(services, token);
  sessions.set(context, found);
  return found;
}

/** The signed-in staff member, for the frame. */
export async function signedInStaff(args: StaffArgs): Promise<StaffMember | null> {
  const session = await sessionOf(args);
  return session && !session.awaitsSecondFactor ? session.staff : null;
}

/** The actor of an audit row. */
export function actorOf({ id }: Pick<StaffMember, 'id'>): `staff:${number}` {
  return `staff:${id}`;
}

/** Redirects after a form. @param cookies Set-Cookie headers */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers(ERROR_HEADERS);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(path, { status: 303, headers });
}

/** Adapts the services to the sign-in use cases. */
export function staffServicesOf({ db, clock, log, env, clinic }: AppServices): StaffServices {
  return {
    db,
    clock,
    log,
    secret: env.appSecret,
    limitsLogins: env.rateLimits,
    passwordCost: PASSWORD_COST,
    clinicWords: clinicWordsOf(clinic),
  };
}
