import { and, eq, isNull } from 'drizzle-orm';
import { staff } from '#app/db/staff-schema.ts';
import { noteSignIn, type SignInOutcome } from '#app/features/staff/accesses/sign-in-log.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { plainUsername } from './account-fields.ts';
import { type Attempt, beginAttempt, settleAttempt } from './attempts.server.ts';
import { inHashPlace } from './hash-queue.ts';
import { knownDeviceOf } from './known-device.server.ts';
import { checkPassword, hashPassword } from './password-hash.server.ts';
import { beginSession, endSession } from './sessions.server.ts';
import type { StaffServices } from './staff-services.server.ts';

export type SignInForm = {
  username: string;
  password: string;
  address: string;
  /** The device cookie, if any. */
  device: string | undefined;
  /** The browser's existing session; it ends. */
  oldToken: string | undefined;
  /** The browser's description of itself. */
  userAgent?: string;
  /** Aborts when the browser no longer waits. */
  gone?: AbortSignal;
};

/** Does not reveal which of the two was wrong, nor whether the account exists. */
export type SignInRefusal =
  | { reason: 'wrong' }
  | { reason: 'too-many'; waitSeconds: number }
  /** So many sign in at this moment that one more would wait too long. */
  | { reason: 'busy' };

export type SignedIn = { token: string; staffId: number; awaitsSecondFactor: boolean };

/**
 * Begins a session for a username and password, complete or pending the second factor. Every failure
 * does the same amount of work.
 */
export async function signIn(
  services: StaffServices,
  form: SignInForm,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, log } = services;
  const username = plainUsername(form.username);
  const [account] = await db.select().from(staff).where(eq(staff.username, username));
  const attempt: Attempt = {
    account: `password:${username}`,
    address: form.address,
    knownDevice: account ? await knownDeviceOf(services, account.id, form.device) : null,
  };
  const lane = attempt.knownDevice === null ? 'stranger' : 'known';
  const signedIn = await inHashPlace(lane, () => tryPassword(services, form, { account, attempt }));
  if (signedIn) return signedIn;
  log.warn({ lane }, 'staff: login busy');
  return refuse({ reason: 'busy' });
}

type Tried = { account: typeof staff.$inferSelect | undefined; attempt: Attempt };

async function tryPassword(
  services: StaffServices,
  form: SignInForm,
  { account, attempt }: Tried,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, clock, log, passwordCost } = services;
  const waitSeconds = await beginAttempt(services, attempt);
  const note = (outcome: SignInOutcome) =>
    noteSignIn(services, {
      ...{ staffId: account?.id ?? null, outcome },
      ...{ address: form.address, userAgent: form.userAgent ?? '' },
    });
  if (waitSeconds > 0) {
    await note('closed');
    log.warn({ waitSeconds, hasKnownDevice: attempt.knownDevice !== null }, 'staff: login closed');
    return refuse({ reason: 'too-many', waitSeconds });
  }
  const { matches, isOutdated } = await checkPassword(
    form.password,
    account?.passwordHash,
    passwordCost,
    { lane: attempt.knownDevice === null ? 'stranger' : 'known', gone: form.gone },
  );
  if (!account || !matches || account.disabledAt) {
    await note('wrong');
    log.warn({ staffId: account?.id ?? null }, 'staff: login failed');
    return refuse({ reason: 'wrong' });
  }
  await settleAttempt(services, attempt);
  const { id, passwordHash, lastSignedInAt } = account;
  const newHash = isOutdated ? await hashPassword(form.password, passwordCost) : passwordHash;
  const awaitsSecondFactor = account.totpSalt !== null;
  const token = await db.transaction(async (tx) => {
    await endSession(tx, form.oldToken);
    const [current] = await tx
      .update(staff)
      .set({
        passwordHash: newHash,
        lastSignedInAt: awaitsSecondFactor ? lastSignedInAt : clock.now(),
      })
      // The password changed or the account was disabled meanwhile: refuse.
      .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), isNull(staff.disabledAt)))
      .returning({ id: staff.id });
    return current ? beginSession({ db: tx, clock }, id, { awaitsSecondFactor }) : null;
  });
  if (token === null) return refuse({ reason: 'wrong' });
  if (!awaitsSecondFactor) await note('in');
  log.info({ staffId: id, awaitsSecondFactor }, 'staff: login');
  return ok({ token, staffId: id, awaitsSecondFactor });
}
