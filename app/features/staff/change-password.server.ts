import { eq } from 'drizzle-orm';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type AccountFieldError,
  type PasswordFormValues,
  passwordErrors,
} from './account-fields.ts';
import { type Attempt, beginAttempt, settleAttempt } from './attempts.server.ts';
import { HASH_WAIT_SECONDS, inHashPlace } from './hash-queue.ts';
import { knownDeviceOf } from './known-device.server.ts';
import { endFeedsOf } from './own-feeds.server.ts';
import { checkPassword, hashPassword } from './password-hash.server.ts';
import {
  confirmSession,
  endSessionsOf,
  renewSession,
  type StaffSession,
} from './sessions.server.ts';
import type { StaffServices } from './staff-services.server.ts';

export type OwnPasswordRefusal =
  | { reason: 'wrong-password' }
  | { reason: 'too-many'; waitSeconds: number };
export type ChangePasswordRefusal =
  | OwnPasswordRefusal
  | { reason: 'fields'; errors: AccountFieldError[] };

type OwnPasswordForm = {
  current: string;
  address: string;
  /** The device cookie, if any. */
  device: string | undefined;
};
type ChangePasswordForm = PasswordFormValues & OwnPasswordForm & { endsFeeds: boolean };

/** Checks the password of a session's own account; failures count as those of the login do. */
async function checkOwnPassword(
  services: StaffServices,
  session: StaffSession,
  form: OwnPasswordForm,
): Promise<Result<void, OwnPasswordRefusal>> {
  const checked = await inHashPlace('known', () => checkInPlace(services, session, form));
  return checked ?? refuse({ reason: 'too-many', waitSeconds: HASH_WAIT_SECONDS });
}

async function checkInPlace(
  services: StaffServices,
  { staff: { id, username } }: StaffSession,
  { current, address, device }: OwnPasswordForm,
): Promise<Result<void, OwnPasswordRefusal>> {
  const { db, log, passwordCost } = services;
  const knownDevice = await knownDeviceOf(services, id, device);
  const attempt: Attempt = { account: `password:${username}`, address, knownDevice };
  const waitSeconds = await beginAttempt(services, attempt);
  if (waitSeconds > 0) return refuse({ reason: 'too-many', waitSeconds });
  const [account] = await db.select().from(staff).where(eq(staff.id, id));
  const { matches } = await checkPassword(current, account?.passwordHash, passwordCost);
  if (!matches) {
    log.warn({ staffId: id }, 'staff: wrong own password');
    return refuse({ reason: 'wrong-password' });
  }
  await settleAttempt(services, attempt);
  return ok(undefined);
}

/** Confirms with the password that it is still the owner who uses a session. */
export async function confirmPassword(
  services: StaffServices,
  session: StaffSession,
  form: OwnPasswordForm,
): Promise<Result<void, OwnPasswordRefusal>> {
  const checked = await checkOwnPassword(services, session, form);
  if (checked.ok) await confirmSession(services, session);
  return checked;
}

/**
 * Changes one's own password; all other sessions end, and on request one's calendar addresses.
 * @returns this session's new token
 */
export async function changePassword(
  services: StaffServices,
  session: StaffSession,
  { endsFeeds, ...values }: ChangePasswordForm,
): Promise<Result<string, ChangePasswordRefusal>> {
  const { db, clock, passwordCost, clinicWords } = services;
  const { id, name, username } = session.staff;
  const errors = passwordErrors(values, [name, username, ...clinicWords]);
  if (errors.length > 0) return refuse({ reason: 'fields', errors });
  const checked = await checkOwnPassword(services, session, values);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(values.password, passwordCost);
  return db.transaction(async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    await endSessionsOf(tx, id, session.tokenHash);
    if (endsFeeds) await endFeedsOf({ db: tx, clock }, { staffId: id, by: id });
    await confirmSession({ db: tx, clock }, session);
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${id}`,
      action: 'staff.password-changed',
      subjectType: 'staff',
      subjectId: id,
    });
    return ok(await renewSession({ db: tx, clock }, session));
  });
}
