import { eq } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { staffAttempts } from '#app/db/staff-schema.ts';
import { networksOf } from '#app/platform/rate-limit.server.ts';
import { deriveToken } from '#app/platform/token.server.ts';
import {
  ACCOUNT_LIMIT,
  type AttemptLimit,
  type Attempts,
  countAttempt,
  NETWORK_LIMIT,
  returnAttempt,
} from './attempts.ts';
import type { StaffServices } from './staff-services.server.ts';

type AttemptServices = Pick<StaffServices, 'db' | 'clock' | 'secret' | 'limitsLogins'>;

/** A sign-in attempt: the account as typed, and its origin. */
export type Attempt = {
  /** Account and factor, 'password:maria'; the same whether the account exists or not. */
  account: string;
  address: string;
  /** The account's known device, which failures of strangers do not lock out. */
  knownDevice: string | null;
};

type Bucket = { key: string; limit: AttemptLimit; isNetwork: boolean };

/**
 * Counts an attempt as failed until `settleAttempt` takes it back.
 * @returns 0 when it may proceed, else the whole seconds to wait
 */
export async function beginAttempt(services: AttemptServices, attempt: Attempt): Promise<number> {
  if (!services.limitsLogins) return 0;
  const counted: Bucket[] = [];
  for (const bucket of bucketsOf(services.secret, attempt)) {
    const waitMs = await claim(services, bucket);
    if (waitMs > 0) {
      // What is refused here was not tried, so it is no failure of the others.
      for (const { key } of counted) await giveBack(services.db, key);
      return Math.ceil(waitMs / 1000);
    }
    counted.push(bucket);
  }
  return 0;
}

/** The attempt succeeded: resets the account's failures; the network keeps its own, minus this one. */
export async function settleAttempt(services: AttemptServices, attempt: Attempt): Promise<void> {
  if (!services.limitsLogins) return;
  for (const { key, isNetwork } of bucketsOf(services.secret, attempt)) {
    if (isNetwork) await giveBack(services.db, key);
    else await services.db.delete(staffAttempts).where(isBucket(key));
  }
}

function giveBack(db: AttemptServices['db'], key: string): Promise<void> {
  return db.transaction(async (tx) => {
    const known = await readLocked(tx, key);
    if (known) await tx.update(staffAttempts).set(returnAttempt(known)).where(isBucket(key));
  });
}

async function claim({ db, clock }: AttemptServices, { key, limit }: Bucket): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const empty = { failures: 0, since: now, closures: 0, closedUntil: null };
    await tx
      .insert(staffAttempts)
      .values({ bucket: key, ...empty })
      .onConflictDoNothing();
    const { attempts, waitMs } = countAttempt(await readLocked(tx, key), limit, now);
    if (waitMs === 0) await tx.update(staffAttempts).set(attempts).where(isBucket(key));
    return waitMs;
  });
}

/** Serializes concurrent attempts, so that each failure is counted. */
async function readLocked(tx: Pick<Database, 'select'>, key: string): Promise<Attempts | null> {
  const [row] = await tx.select().from(staffAttempts).where(isBucket(key)).for('update');
  return row ?? null;
}

function bucketsOf(secret: string, { account, address, knownDevice }: Attempt): Bucket[] {
  const bucket = (kind: string, who: string, limit: AttemptLimit) => ({
    key: `${kind}:${deriveToken(secret, `staff-attempts:${kind}:${who}`).slice(0, 22)}`,
    limit,
    isNetwork: kind === 'network',
  });
  if (knownDevice !== null) return [bucket('device', `${account}:${knownDevice}`, ACCOUNT_LIMIT)];
  return [
    ...networksOf(address).map(({ network, subscribers }) =>
      bucket('network', network, { failures: NETWORK_LIMIT.failures * subscribers }),
    ),
    bucket('account', account, ACCOUNT_LIMIT),
  ];
}

function isBucket(key: string) {
  return eq(staffAttempts.bucket, key);
}
