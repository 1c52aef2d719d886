import { and, eq, gt } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { holds } from '#app/db/schema.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import {
  type AvailabilityServices,
  readAvailability,
} from '#app/scheduling/availability.server.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import type { HoldTrust } from '#app/scheduling/hold-ceiling.ts';
import { claimPayer } from './claim-payer.server.ts';
import { type PaidPart, partsOf } from './paid-part.ts';
import { type ExcludedPlaces, lockPayers } from './payer-quota.server.ts';
import type { PayerRefusal } from './payer-rules.ts';

type Held = { startsAt: Date; payerId?: string | undefined; trust?: HoldTrust | undefined };

/**
 * The place of a payer's day that a hold takes with its time. A hold without a proof of work takes none: few of them
 * would fill a small quota, and nobody could book with that payer.
 */
export function placeOf({ startsAt, payerId, trust }: Held) {
  const takesPlace = payerId !== undefined && isInsurer(payerId) && trust !== 'plain';
  return takesPlace
    ? { payer: payerId, payerOn: wallClockOf(startsAt).on }
    : { payer: null, payerOn: null };
}

/** What there is to pay of a slot that is free; null where it is not. */
async function readSlot(
  reading: AvailabilityServices,
  {
    startsAt,
    exclude,
    ...wanted
  }: Omit<Named, 'token' | 'payerId'> & {
    exclude: ExcludedPlaces;
    payerId: string | undefined;
  },
): Promise<PaidPart[] | null> {
  const looking = { ...wanted, from: wallClockOf(startsAt).on, days: 1, ...exclude };
  const found = await readAvailability(reading, looking);
  const slot = found?.days
    .flatMap(({ slots }) => slots)
    .find((each) => each.startsAt.getTime() === startsAt.getTime());
  return found && slot ? partsOf(found, slot) : null;
}

type Named = Wanted & { startsAt: Date; payerId: string; token: string | undefined };

/**
 * Asks whether a payer covers a time that somebody has chosen, and gives their hold the payer's place of that day
 * instead of the one it had. A refusal leaves the hold as it was, without any place: the time stays theirs.
 */
export function choosePayer(
  { db, clock, agenda }: AvailabilityServices & { db: Database },
  { startsAt, payerId, token, ...wanted }: Named,
): Promise<Result<unknown, PayerRefusal>> {
  return db.transaction(async (tx) => {
    await lockPayers(tx, [{ payerId, startsAt }]);
    const now = clock.now();
    const tokenHash = token && isTokenShaped(token) ? hashToken(token) : null;
    const exclude = tokenHash ? { excludeHoldHash: tokenHash } : {};
    const read = (payer: string | undefined) =>
      readSlot({ db: tx, clock, agenda }, { ...wanted, startsAt, exclude, payerId: payer });
    // Several exams may be done by others than those who do them without a payer.
    const found = (await read(payerId)) ?? (await read(undefined));
    // Booking says so if the time is gone.
    if (!found) return ok(null);
    const claimed = await claimPayer(tx, found, { payerId, exclude, now });
    const paid = { startsAt, now, ...(claimed.ok && { payerId }) };
    if (tokenHash) await changePlace(tx, tokenHash, paid);
    return claimed.ok ? ok(null) : claimed;
  });
}

/** Gives an unexpired hold the place of its payer, or none. */
async function changePlace(
  tx: Transaction,
  tokenHash: Buffer,
  { now, ...paid }: Held & { now: Date },
): Promise<void> {
  const [hold] = await tx
    .select({ id: holds.id, isProven: holds.isProven })
    .from(holds)
    .where(and(eq(holds.tokenHash, tokenHash), gt(holds.expiresAt, now)))
    .for('update');
  if (!hold) return;
  const trust = hold.isProven ? 'proven' : 'plain';
  await tx
    .update(holds)
    .set(placeOf({ ...paid, trust }))
    .where(eq(holds.id, hold.id));
}
