import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { noteSignIn, type SignInOutcome } from '#app/features/staff/accesses/sign-in-log.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditAction } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { type Attempt, beginAttempt, settleAttempt } from './attempts.server.ts';
import { knownDeviceOf } from './known-device.server.ts';
import {
  dropRecoveryCodes,
  recoveryCodes,
  storeRecoveryCodes,
  takeRecoveryCode,
} from './recovery-codes.server.ts';
import { endSessionsOf, renewSession, type StaffSession } from './sessions.server.ts';
import type { StaffServices } from './staff-services.server.ts';
import { findTotpStep, totpSecret } from './totp.server.ts';

export type CodeRefusal = { reason: 'wrong' } | { reason: 'too-many'; waitSeconds: number };

export type CodeForm = {
  /** Six digits from the app, or a recovery code. */
  code: string;
  address: string;
  /** The device cookie, if any. */
  device: string | undefined;
  /** The browser's description of itself. */
  userAgent?: string;
};

/** Completes a sign-in. @returns the session's new token */
export async function enterCode(
  services: StaffServices,
  session: StaffSession,
  form: CodeForm,
): Promise<Result<string, CodeRefusal>> {
  const { address, userAgent = '' } = form;
  return withCode(services, session, form, async (tx) => {
    const staffId = session.staff.id;
    await noteSignIn({ ...services, db: tx }, { staffId, outcome: 'in', address, userAgent });
    await tx
      .update(staff)
      .set({ lastSignedInAt: services.clock.now() })
      .where(eq(staff.id, session.staff.id));
    services.log.info({ staffId: session.staff.id }, 'staff: second factor');
    return renewSession({ db: tx, clock: services.clock }, session);
  });
}

/** Removes the second factor. @returns the session's new token */
export async function removeSecondFactor(
  services: StaffServices,
  session: StaffSession,
  form: CodeForm,
): Promise<Result<string, CodeRefusal>> {
  const { clock } = services;
  const staffId = session.staff.id;
  return withCode(services, session, form, async (tx) => {
    await clearSecondFactor(tx, staffId);
    await auditOwn(tx, clock, staffId, 'staff.second-factor-removed');
    return renewSession({ db: tx, clock }, session);
  });
}

export async function clearSecondFactor(tx: Queryable, staffId: number): Promise<void> {
  await tx
    .update(staff)
    .set({ totpSalt: null, totpLastStep: null, recoverySalt: null, recoveryKept: true })
    .where(eq(staff.id, staffId));
  await dropRecoveryCodes(tx, staffId);
}

/** The secret offered to a session: unique to it, and not stored before it is used. */
export function offeredSecret(secret: string, { staff: { id }, tokenHash }: StaffSession): Buffer {
  return totpSecret(secret, id, tokenHash.toString('hex'));
}

/**
 * Sets up the second factor once its first code proves that the app has the secret. Password-only
 * sessions end.
 * @returns this session's new token
 */
export async function setUpSecondFactor(
  { db, clock, secret }: StaffServices,
  session: StaffSession,
  code: string,
): Promise<Result<string, 'wrong' | 'set-up-already'>> {
  const staffId = session.staff.id;
  const step = findTotpStep(offeredSecret(secret, session), plainCode(code), clock.now());
  if (step === null) return refuse('wrong');
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(staff)
      .set({ totpSalt: session.tokenHash.toString('hex'), totpLastStep: step })
      .where(and(eq(staff.id, staffId), isNull(staff.totpSalt)))
      .returning({ id: staff.id });
    if (!changed) return refuse('set-up-already');
    await auditOwn(tx, clock, staffId, 'staff.second-factor-set-up');
    await makeRecoveryCodes({ db: tx, clock, secret }, staffId);
    await endSessionsOf(tx, staffId, session.tokenHash);
    return ok(await renewSession({ db: tx, clock }, session));
  });
}

/** Makes ten new recovery codes; earlier ones stop working. */
export async function renewRecoveryCodes(
  services: StaffServices,
  session: StaffSession,
  form: CodeForm,
): Promise<Result<void, CodeRefusal>> {
  const { clock, secret } = services;
  return withCode(services, session, form, (tx) =>
    makeRecoveryCodes({ db: tx, clock, secret }, session.staff.id),
  );
}

async function makeRecoveryCodes(
  { db: tx, clock, secret }: Pick<StaffServices, 'clock' | 'secret'> & { db: Queryable },
  staffId: number,
): Promise<void> {
  const recoverySalt = newToken();
  await tx.update(staff).set({ recoverySalt, recoveryKept: false }).where(eq(staff.id, staffId));
  await storeRecoveryCodes(tx, staffId, recoveryCodes(secret, staffId, recoverySalt));
  await auditOwn(tx, clock, staffId, 'staff.recovery-codes-made');
}

/** Codes not yet confirmed as saved; null once confirmed. */
export async function unkeptRecoveryCodes(
  { db, secret }: Pick<StaffServices, 'db' | 'secret'>,
  staffId: number,
): Promise<string[] | null> {
  const [row] = await db
    .select({ salt: staff.recoverySalt })
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.recoveryKept, false)));
  return row?.salt ? recoveryCodes(secret, staffId, row.salt) : null;
}

/** Marks codes as saved. They can never be shown or derived again: their salt is deleted. */
export async function keepRecoveryCodes(db: Queryable, staffId: number): Promise<void> {
  await db
    .update(staff)
    .set({ recoveryKept: true, recoverySalt: null })
    .where(eq(staff.id, staffId));
}

/** Runs `work` when the code is valid and consumes the code, in one transaction. */
async function withCode<Value>(
  services: StaffServices,
  { staff: { id } }: StaffSession,
  { code, address, device, userAgent = '' }: CodeForm,
  work: (tx: Queryable) => Promise<Value>,
): Promise<Result<Value, CodeRefusal>> {
  const { db, log } = services;
  const attempt: Attempt = {
    account: `code:${id}`,
    address,
    knownDevice: await knownDeviceOf(services, id, device),
  };
  const waitSeconds = await beginAttempt(services, attempt);
  const note = (outcome: SignInOutcome) =>
    noteSignIn(services, { staffId: id, outcome, address, userAgent });
  if (waitSeconds > 0) {
    await note('closed');
    log.warn({ staffId: id, waitSeconds }, 'staff: second factor closed');
    return refuse({ reason: 'too-many', waitSeconds });
  }
  const done = await db.transaction(async (tx) =>
    (await takeCode(tx, services, id, code)) ? ok(await work(tx)) : refuse({ reason: 'wrong' }),
  );
  if (done.ok) await settleAttempt(services, attempt);
  else {
    await note('wrong-code');
    log.warn({ staffId: id }, 'staff: second factor failed');
  }
  return done;
}

/** Consumes a code. @returns whether it was valid and unused */
async function takeCode(
  tx: Queryable,
  { clock, secret }: StaffServices,
  staffId: number,
  value: string,
): Promise<boolean> {
  const code = plainCode(value);
  if (!/^\d+$/.test(code)) {
    const isTaken = await takeRecoveryCode(tx, staffId, value);
    if (isTaken) await auditOwn(tx, clock, staffId, 'staff.recovery-code-used');
    return isTaken;
  }
  const [row] = await tx
    .select({ salt: staff.totpSalt })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNotNull(staff.totpSalt)));
  if (!row?.salt) return false;
  const step = findTotpStep(totpSecret(secret, staffId, row.salt), code, clock.now());
  if (step === null) return false;
  // Rejects any TOTP step that is not later than the last one used.
  const taken = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpLastStep, step)))
    .returning({ id: staff.id });
  return taken.length > 0;
}

function plainCode(value: string): string {
  return value.slice(0, 100).replace(/[\s-]/g, '');
}

/** Audits a change to one's own account. */
function auditOwn(
  tx: Queryable,
  clock: Clock,
  staffId: number,
  action: Extract<AuditAction<'staff'>, `staff.${'second-factor' | 'recovery-code'}${string}`>,
): Promise<void> {
  const actor = `staff:${staffId}` as const;
  return audit(tx, { at: clock.now(), actor, action, subjectType: 'staff', subjectId: staffId });
}
