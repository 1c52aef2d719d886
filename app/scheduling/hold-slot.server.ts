import { and, eq, gt, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { holds, services as servicesTable } from '#app/db/schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  type AgendaServices,
  buffersOf,
  type ClaimedSlot,
  type ClaimRefusal,
  claimSlot,
  type ExcludedRows,
  refusingOverlap,
} from './claim-slot.server.ts';
import type { Wanted } from './exams/wanted-exams.ts';
import { occupySlot } from './exams/write-steps.server.ts';
import { type CeilingRefusal, ceilingRefusal, type HoldTrust } from './hold-ceiling.ts';
import { placeOf } from './payers/hold-place.server.ts';
import type { ScheduleSnapshot } from './working-minutes.ts';

export type Hold = {
  serviceSlug: string;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
  canExtend: boolean;
};

export type HoldRefusal = ClaimRefusal | CeilingRefusal | 'not-online';

/** `db` may be a transaction of the caller, which then keeps the locks of the slot's day until it ends. */
export type HoldServices = Omit<AgendaServices, 'db'> & {
  db: Database | Transaction;
  agenda: { holdMinutes: number; maxHoldMinutes: number };
};

/** An extension has to gain so many minutes. */
const LEAST_GAIN = 1;

/**
 * Holds a slot for a visitor for the clinic's `holdMinutes`. Releases the visitor's previous hold in the
 * same transaction, so that nobody holds two.
 * @param request `token`: the hold's future token, by default a new one; without `trust` no ceiling applies, as
 *   where rate limits are off
 * @returns the hold, with its end and the token, of which only a hash is stored
 */
export async function holdSlot(
  services: HoldServices,
  request: Wanted & {
    startsAt: Date;
    previousToken?: string | undefined;
    token?: string;
    trust?: HoldTrust | undefined;
    /** Who pays, if that is known: the hold then takes a place of the payer's day too. */
    payerId?: string | undefined;
  },
): Promise<Result<Hold & { token: string }, HoldRefusal>> {
  const exclude = excludeHold(request.previousToken);
  const { db, clock, agenda } = services;
  return refusingOverlap(
    () =>
      db.transaction(async (tx) => {
        const claimed = await claimSlot(tx, services, { ...request, exclude });
        if (!claimed.ok) return claimed;
        const { service, startsAt, endsAt, branch } = claimed.value;
        if (!service.isBookableOnline) return refuse('not-online');
        const aboveCeiling = refusedByCeiling(claimed.value, request.trust, clock.now());
        if (aboveCeiling) return refuse(aboveCeiling);
        await releaseHold(tx, request.previousToken);
        const token = request.token ?? newToken();
        const takenAt = clock.now();
        const expiresAt = minutesAfter(takenAt, agenda.holdMinutes);
        const [hold] = await tx
          .insert(holds)
          .values({
            tokenHash: hashToken(token),
            serviceId: service.id,
            branch,
            startsAt,
            endsAt,
            ...buffersOf(claimed.value),
            takenAt,
            expiresAt,
            isProven: request.trust !== 'plain',
            ...placeOf(request),
          })
          .returning({ id: holds.id });
        if (!hold) throw new Error('the hold was not stored');
        await occupySlot(tx, claimed.value, { holdId: hold.id });
        const { serviceSlug } = request;
        const canExtend = isExtensible({ takenAt, expiresAt }, agenda);
        return ok({ token, serviceSlug, startsAt, endsAt, expiresAt, canExtend });
      }),
    () => refuse('slot-taken'),
  );
}

function refusedByCeiling(
  { schedule, startsAt, interval, steps }: ClaimedSlot & { schedule: ScheduleSnapshot },
  trust: HoldTrust | undefined,
  now: Date,
): CeilingRefusal | null {
  if (!trust) return null;
  const minutes = (interval.until.getTime() - interval.from.getTime()) / 60_000;
  const serviceId = steps ? null : schedule.service.id;
  return ceilingRefusal(schedule, { on: wallClockOf(startsAt).on, now, minutes, trust, serviceId });
}

/** The unexpired hold of a token, or null. */
export async function findHold(
  { db, clock, agenda }: Pick<HoldServices, 'clock' | 'agenda'> & { db: Queryable },
  token: string | undefined,
): Promise<Hold | null> {
  if (!token || !isTokenShaped(token)) return null;
  const [row] = await db
    .select({
      serviceSlug: servicesTable.slug,
      startsAt: holds.startsAt,
      endsAt: holds.endsAt,
      expiresAt: holds.expiresAt,
      takenAt: holds.takenAt,
    })
    .from(holds)
    .innerJoin(servicesTable, eq(servicesTable.id, holds.serviceId))
    .where(and(eq(holds.tokenHash, hashToken(token)), gt(holds.expiresAt, clock.now())));
  if (!row) return null;
  const { takenAt, ...hold } = row;
  return { ...hold, canExtend: isExtensible({ takenAt, ...hold }, agenda) };
}

/**
 * Extends an unexpired hold by `holdMinutes`, counted from its current end, but to no more than
 * `maxHoldMinutes` in all. May be repeated while that gains a minute.
 */
export async function extendHold(
  { db, clock, agenda }: HoldServices,
  token: string,
): Promise<Result<{ expiresAt: Date }, 'hold-expired' | 'fully-extended'>> {
  if (!isTokenShaped(token)) return refuse('hold-expired');
  const isLive = and(eq(holds.tokenHash, hashToken(token)), gt(holds.expiresAt, clock.now()));
  const longest = sql`${holds.takenAt} + make_interval(mins => ${agenda.maxHoldMinutes})`;
  const extended = sql`${holds.expiresAt} + make_interval(mins => ${agenda.holdMinutes})`;
  // One statement: of two at once, the second sees the end that the first has set.
  const [hold] = await db
    .update(holds)
    .set({ expiresAt: sql`least(${extended}, ${longest})` })
    .where(
      and(isLive, sql`${holds.expiresAt} + make_interval(mins => ${LEAST_GAIN}) <= ${longest}`),
    )
    .returning({ expiresAt: holds.expiresAt });
  if (hold) return ok(hold);
  const [live] = await db.select({ id: holds.id }).from(holds).where(isLive);
  return refuse(live ? 'fully-extended' : 'hold-expired');
}

/** Deletes a hold and frees its time; ignores unknown tokens. */
export async function releaseHold(db: Queryable, token: string | undefined): Promise<void> {
  if (!token || !isTokenShaped(token)) return;
  await db.delete(holds).where(eq(holds.tokenHash, hashToken(token)));
}

/** Makes an availability query ignore the visitor's own hold. */
export function excludeHold(token: string | undefined): ExcludedRows {
  return token && isTokenShaped(token) ? { excludeHoldHash: hashToken(token) } : {};
}

function isExtensible(
  { takenAt, expiresAt }: { takenAt: Date; expiresAt: Date },
  { maxHoldMinutes }: HoldServices['agenda'],
): boolean {
  return minutesAfter(expiresAt, LEAST_GAIN) <= minutesAfter(takenAt, maxHoldMinutes);
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
