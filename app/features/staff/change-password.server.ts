import { eq } from 'drizzle-orm';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type AccountFieldError,
  type PasswordFormValues,
  passwordErrors,
} from './account-fields.ts';
import { type Attempt, beginAttempt, settleAttempt } from './attempts.server.ts';
import { knownDeviceOf } from './known-device.server.ts';
import { checkPassword, hashPassword } from './password-hash.server.ts';
import { endSessionsOf, renewSession, type StaffSession } from './sessions.server.ts';
import type { StaffServices } from './staff-services.server.ts';

export type ChangePasswordRefusal =
  | { reason: 'wrong-password' }
  | { reason: 'too-many'; waitSeconds: number }
  | { reason: 'fields'; errors: AccountFieldError[] };

type ChangePasswordForm = PasswordFormValues & {
  current: string;
  address: string;
  /** The device cookie, if any. */
  device: string | undefined;
};

/** Changes one's own password; all other sessions end. @returns this session's new token */
export async function changePassword(
  services: StaffServices,
  session: StaffSession,
  { current, address, device, ...values }: ChangePasswordForm,
): Promise<Result<string, ChangePasswordRefusal>> {
  const { db, clock, log, secret, passwordCost, clinicWords } = services;
  const { id, name, username } = session.staff;
  const errors = passwordErrors(values, [name, username, ...clinicWords]);
  if (errors.length > 0) return refuse({ reason: 'fields', errors });
  const knownDevice = knownDeviceOf(secret, id, device);
  const attempt: Attempt = { account: `password:${username}`, address, knownDevice };
  const waitSeconds = await beginAttempt(services, attempt);
  if (waitSeconds > 0) return refuse({ reason: 'too-many', waitSeconds });
  const [account] = await db.select().from(staff).where(eq(staff.id, id));
  const { matches } = await checkPassword(current, account?.passwordHash, passwordCost);
  if (!matches) {
    log.warn({ staffId: id }, 'staff: password change failed');
    return refuse({ reason: 'wrong-password' });
  }
  await settleAttempt(services, attempt);
  const passwordHash = await hashPassword(values.password, passwordCost);
  return db.transaction(async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    await endSessionsOf(tx, id, session.tokenHash);
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
