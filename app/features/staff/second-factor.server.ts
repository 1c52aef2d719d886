import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { type Attempt, beginAttempt, settleAttempt } from './attempts.server.ts';
import { auditStaff } from './audit.server.ts';
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

export type CodeRefusal = { why: 'wrong' } | { why: 'too-many'; waitSeconds: number };

export type CodeForm = {
  /** Six digits of the app, or a recovery code. */
  code: string;
  address: string;
  /** The cookie of the device, if it has one. */
  device: string | undefined;
};

/** Completes a login. @returns the session's new token */
export async function enterCode(
  services: StaffServices,
  session: StaffSession,
  form: CodeForm,
): Promise<Result<string, CodeRefusal>> {
  return withCode(services, session, form, async (tx) => {
    await tx
      .update(staff)
      .set({ lastSignedInAt: services.clock.now() })
      .where(eq(staff.id, session.staff.id));
    services.log.info({ staffId: session.staff.id }, 'staff: second factor');
    return renewSession({ db: tx, clock: services.clock }, session);
  });
}

/** Takes the second factor away. @returns the session's new token */
export async function removeSecondFactor(
  services: StaffServices,
  session: StaffSession,
  form: CodeForm,
): Promise<Result<string, CodeRefusal>> {
  const { clock } = services;
  const staffId = session.staff.id;
  return withCode(services, session, form, async (tx) => {
    await clearSecondFactor(tx, staffId);
    await auditStaff(tx, clock, {
      actor: actorOf(staffId),
      what: 'second-factor-removed',
      staffId,
    });
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

/** The secret that is offered to a session: each has another, and nothing is stored before it is used. */
export function offeredSecret(secret: string, { staff: { id }, tokenHash }: StaffSession): Buffer {
  return totpSecret(secret, id, tokenHash.toString('hex'));
}

/**
 * Sets the second factor up, once its first code has shown that the app has the secret. Sessions of
 * the password alone end. @returns this session's new token
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
    await auditStaff(tx, clock, { actor: actorOf(staffId), what: 'second-factor-set-up', staffId });
    await makeRecoveryCodes({ db: tx, clock, secret }, staffId);
    await endSessionsOf(tx, staffId, session.tokenHash);
    return ok(await renewSession({ db: tx, clock }, session));
  });
}

/** Makes ten new recovery codes, which from then on are the only ones. */
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
  await auditStaff(tx, clock, { actor: actorOf(staffId), what: 'recovery-codes-made', staffId });
}

/** The codes that somebody has not yet said to have kept; null once that is said. */
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

/** From now on the codes are not shown again, and cannot be made again: their salt is gone. */
export async function keepRecoveryCodes(db: Queryable, staffId: number): Promise<void> {
  await db
    .update(staff)
    .set({ recoveryKept: true, recoverySalt: null })
    .where(eq(staff.id, staffId));
}

/** Does something for who shows a right code, which is thereby used up, in one transaction. */
async function withCode<Value>(
  services: StaffServices,
  { staff: { id } }: StaffSession,
  { code, address, device }: CodeForm,
  work: (tx: Queryable) => Promise<Value>,
): Promise<Result<Value, CodeRefusal>> {
  const { db, log, secret } = services;
  const attempt: Attempt = {
    account: `code:${id}`,
    address,
    knownDevice: knownDeviceOf(secret, id, device),
  };
  const waitSeconds = await beginAttempt(services, attempt);
  if (waitSeconds > 0) {
    log.warn({ staffId: id, waitSeconds }, 'staff: second factor closed');
    return refuse({ why: 'too-many', waitSeconds });
  }
  const done = await db.transaction(async (tx) =>
    (await takeCode(tx, services, id, code)) ? ok(await work(tx)) : refuse({ why: 'wrong' }),
  );
  if (done.ok) await settleAttempt(services, attempt);
  else log.warn({ staffId: id }, 'staff: second factor failed');
  return done;
}

/** Uses a code up. @returns whether it was right and unused */
async function takeCode(
  tx: Queryable,
  { clock, secret }: StaffServices,
  staffId: number,
  typed: string,
): Promise<boolean> {
  const code = plainCode(typed);
  if (!/^\d+$/.test(code)) {
    const isTaken = await takeRecoveryCode(tx, staffId, typed);
    if (isTaken)
      await auditStaff(tx, clock, { actor: actorOf(staffId), what: 'recovery-code-used', staffId });
    return isTaken;
  }
  const [row] = await tx
    .select({ salt: staff.totpSalt })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNotNull(staff.totpSalt)));
  if (!row?.salt) return false;
  const step = findTotpStep(totpSecret(secret, staffId, row.salt), code, clock.now());
  if (step === null) return false;
  // A step that was taken, by this code or a later one, is taken for everybody.
  const taken = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpLastStep, step)))
    .returning({ id: staff.id });
  return taken.length > 0;
}

function plainCode(typed: string): string {
  return typed.slice(0, 100).replace(/[\s-]/g, '');
}

function actorOf(staffId: number): string {
  return `staff:${staffId}`;
}
