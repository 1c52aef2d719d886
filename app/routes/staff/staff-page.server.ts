import { createContext, type data, type RouterContextProvider, redirect } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { UNATTENDED_HEADER } from '#app/features/agenda/live/live-address.ts';
import { PATIENTS_PATH } from '#app/features/patients/patient-paths.ts';
import { admitTo } from '#app/features/staff/admission.ts';
import { PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { clinicWordsOf } from '#app/features/staff/password-rules.ts';
import { type Access, allows } from '#app/features/staff/permissions.ts';
import {
  findSession,
  SESSION_COOKIE,
  type StaffMember,
  type StaffSession,
} from '#app/features/staff/sessions.server.ts';
import type { StaffServices } from '#app/features/staff/staff-services.server.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import type { Result } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readParts } from '#app/site-content/parts/read-parts.server.ts';
import { leadTo, type PartStates } from '#app/site-content/parts/site-parts.ts';
import { STAFF_ROUTES } from './policies.ts';

export type StaffArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The page that the guard hands to loaders and actions. */
export type StaffPage = ReturnType<typeof openedPage>;

/** Shared by the frame and the page of one request, which both need the session. */
const foundSession = createContext<Promise<StaffSession | null> | null>(null);

const readStates = createContext<Promise<PartStates> | null>(null);

/** Set only by the guard: the page of an admitted person, or the refusal. */
export const guardedPage = createContext<Result<StaffPage, ReturnType<typeof data<null>>> | null>(
  null,
);

/**
 * Entry point of every staff loader and action. Access is defined only in policies.ts; without it this
 * throws.
 */
export function staffPageOf({ context }: StaffArgs): StaffPage {
  const page = context.get(guardedPage);
  if (!page) throw new Error('the guard has not seen this page');
  if (!page.ok) throw page.refusal;
  return page.value;
}

/** The page of an admitted person. @param withheld a permission that does not count on this page */
export function openedPage(
  { request, context }: StaffArgs,
  session: StaffSession,
  withheld: Access | null = null,
) {
  const services = context.get(appServices);
  const { staff } = session;
  return {
    services,
    /** The clinic record in Portuguese. */
    clinic: services.clinic,
    staff,
    /** Whether this person also has another permission. */
    may: (permission: Access) => permission !== withheld && allows(session.permissions, permission),
    /** The practitioner whose appointments alone this person finds, 0 for none; null for those of everybody. */
    agendaOf: session.agendaOf,
    session,
    url: new URL(request.url),
    /** Calendar day in the clinic's zone. */
    today: wallClockOf(services.clock.now()).on,
  };
}

/**
 * The services as this person may use them: who sees one practitioner's agenda alone gets a database that knows no
 * other appointments, so that no page has to think of it.
 */
export function servicesFor(
  services: AppServices,
  { agendaOf }: Pick<StaffSession, 'agendaOf'>,
): AppServices {
  if (agendaOf === null) return services;
  const db = services.ownAgendaOf?.(agendaOf);
  if (!db) throw new Error('no database of one agenda alone');
  return new Proxy(services, {
    get: (all, name) => (name === 'db' ? db : Reflect.get(all, name)),
  });
}

/** A window that stays open on a desk keeps nobody signed in. */
function isUnattended({ headers, url }: Request): boolean {
  return headers.has(UNATTENDED_HEADER) || new URL(url).pathname === AGENDA_PATHS.live;
}

/** The session of a request, complete or pending the second factor. */
export function sessionOf({ request, context }: StaffArgs): Promise<StaffSession | null> {
  const known = context.get(foundSession);
  if (known) return known;
  const services = context.get(appServices);
  const token = readCookie(request, SESSION_COOKIE, services.env.baseUrl);
  const found = findSession(services, token, { isUse: !isUnattended(request) });
  context.set(foundSession, found);
  return found;
}

/** The signed-in staff member, for the frame. */
export async function signedInStaff(args: StaffArgs): Promise<StaffMember | null> {
  const session = await sessionOf(args);
  return session && !session.awaitsSecondFactor ? session.staff : null;
}

/** The actor of an audit row. */
export function actorOf({ id }: Pick<StaffMember, 'id'>): StaffActor {
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

/** The parts of the site, read once a request. */
export function partsOf({ context }: Pick<StaffArgs, 'context'>): Promise<PartStates> {
  const known = context.get(readStates);
  if (known) return known;
  const read = readParts(context.get(appServices));
  context.set(readStates, read);
  return read;
}

/** The checks are of the whole house: who sees one agenda alone is told on the first page of what does not work. */
function isLeftOut(name: string, { agendaOf, permissions }: StaffSession): boolean {
  return name === 'checks' && agendaOf !== null && !permissions.includes('checks.manage');
}

/** The navigation of a signed-in person. */
export function entriesFor(session: StaffSession, parts: PartStates) {
  return STAFF_ROUTES.flatMap(({ pattern, access, navigation, ...route }) => {
    if (!navigation || access === 'anybody' || isLeftOut(navigation, session)) return [];
    if (!admitTo({ ...route, access }, session, false).ok) return [];
    const href = leadTo(parts, pattern, session.permissions);
    return href ? [{ href, label: staffFrame.navigation[navigation], name: navigation }] : [];
  });
}

const KEY_PAGES = [
  ['h', AGENDA_PATHS.agenda],
  ['m', AGENDA_PATHS.phone],
  ['p', PATIENTS_PATH],
  ['s', AGENDA_PATHS.room],
] as const;

/** The keys that lead to a page, of those that somebody may open. */
export function keysFor(session: StaffSession) {
  return KEY_PAGES.flatMap(([key, href]) => {
    const route = STAFF_ROUTES.find(({ pattern }) => pattern === href);
    if (!route || route.access === 'anybody') return [];
    const { access } = route;
    return admitTo({ ...route, access }, session, false).ok ? [{ key, href }] : [];
  });
}
