import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type Access, allows } from './permissions.ts';
import type { StaffSession } from './sessions.server.ts';

/** Access that a staff page or form requires. */
export type StaffAccess = Exclude<Access, 'anybody'>;

export type AdmissionRefusal =
  | 'signed-out'
  | 'code-missing'
  | 'second-factor-missing'
  | 'no-permission';

/** Whether a session has `access`; otherwise the first missing requirement. */
export function admit(
  session: StaffSession | null,
  access: StaffAccess,
): Result<StaffSession, AdmissionRefusal> {
  if (!session) return refuse('signed-out');
  if (session.awaitsSecondFactor) return refuse('code-missing');
  const isWhole = session.hasSecondFactor || !session.needsSecondFactor;
  if (!isWhole && access !== 'own-account') return refuse('second-factor-missing');
  return allows(session.permissions, access) ? ok(session) : refuse('no-permission');
}

/** What the table of policies says of an address. */
export type RouteAccess = {
  /** Access for GET. */
  access: Access;
  /** Access for its forms, when stricter. */
  change?: StaffAccess;
  /**
   * For who sees one practitioner's agenda alone, where it shows or changes appointments: both that practitioner's
   * alone, only shown, or closed. What says nothing is closed to them when an agenda permission opens it.
   */
  ownAgenda?: 'changes' | 'shows' | 'closed';
};

/**
 * Whether a session opens an address, or (`isSent`) may send it a form, for which it must also be able to open it. Who
 * sees one agenda alone gets in where the table says that this holds there.
 */
export function admitTo(
  route: RouteAccess & { access: StaffAccess },
  session: StaffSession | null,
  isSent: boolean,
): Result<StaffSession, AdmissionRefusal> {
  const { access, change = access } = route;
  const opened = admit(session, access);
  const admitted = opened.ok && isSent ? admit(session, change) : opened;
  if (!admitted.ok || admitted.value.agendaOf === null) return admitted;
  return opensOwnAgenda(route, isSent) ? admitted : refuse('no-permission');
}

/** The permission that an address's forms need, for who may only look at it: its page shows none of them. */
export function withheldOf(route: RouteAccess, { agendaOf }: StaffSession): StaffAccess | null {
  return agendaOf === null || opensOwnAgenda(route, true) ? null : (route.change ?? null);
}

function opensOwnAgenda({ access, change = 'signed-in', ownAgenda }: RouteAccess, isSent: boolean) {
  if (ownAgenda === undefined) return !isOfAgenda(access) && !isOfAgenda(change);
  return ownAgenda === 'changes' || (ownAgenda === 'shows' && !isSent);
}

/** Whether a permission opens appointments, so that its routes must say what they open of one agenda alone. */
export function isOfAgenda(access: Access): boolean {
  return access === 'no-shows.read' || access.startsWith('agenda.');
}
