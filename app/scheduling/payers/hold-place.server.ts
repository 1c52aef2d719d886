import { and, eq, gt } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Database } from '#app/db/database.ts';
import { holds } from '#app/db/schema.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import {
  type AvailabilityServices,
  readAvailability,
} from '#app/scheduling/availability.server.ts';
import type { HoldTrust } from '#app/scheduling/hold-ceiling.ts';
import { claimPayer } from './claim-payer.server.ts';
import { lockPayers } from './payer-quota.server.ts';
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

type Named = { serviceSlug: string; startsAt: Date; payerId: string; token: string | undefined };

/**
 * Asks whether a payer covers a time that somebody has chosen, and gives their hold the payer's place of that day
 * instead of the one it had. A refusal leaves the hold as it was, without any place: the time stays theirs.
 */
export function choosePayer(
  { db, clock, agenda }: AvailabilityServices & { db: Database },
  { serviceSlug, startsAt, payerId, token }: Named,
): Promise<Result<unknown, PayerRefusal>> {
  return db.transaction(async (tx) => {
    await lockPayers(tx, [{ payerId, startsAt }]);
    const now = clock.now();
    const tokenHash = token && isTokenShaped(token) ? hashToken(token) : null;
    const exclude = tokenHash ? { excludeHoldHash: tokenHash } : {};
    const { on } = wallClockOf(startsAt);
    const looking = { serviceSlug, from: on, days: 1, ...exclude };
    const found = await readAvailability({ db: tx, clock, agenda }, looking);
    const slot = found?.days
      .flatMap(({ slots }) => slots)
      .find((each) => each.startsAt.getTime() === startsAt.getTime());
    // Booking says so if the time is gone.
    if (!slot) return ok(null);
    const { practitionerIds } = slot;
    const asked = { serviceSlug, startsAt, payerId, exclude, practitionerIds, now };
    const claimed = await claimPayer(tx, asked);
    if (tokenHash) {
      const [hold] = await tx
        .select({ id: holds.id, isProven: holds.isProven })
        .from(holds)
        .where(and(eq(holds.tokenHash, tokenHash), gt(holds.expiresAt, now)))
        .for('update');
      const trust = hold?.isProven ? 'proven' : 'plain';
      const place = placeOf({ startsAt, trust, ...(claimed.ok && { payerId }) });
      if (hold) await tx.update(holds).set(place).where(eq(holds.id, hold.id));
    }
    return claimed.ok ? ok(null) : claimed;
  });
}
