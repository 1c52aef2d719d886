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
