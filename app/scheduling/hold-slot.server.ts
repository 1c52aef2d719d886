import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { holds, services as servicesTable } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  type AgendaServices,
  type ClaimRefusal,
  claimSlot,
  type ExcludedRows,
  readDay,
  refusingOverlap,
} from './claim-slot.server.ts';
import { occupy } from './occupancy.server.ts';

export type Hold = {
  serviceSlug: string;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
  canExtend: boolean;
};

export type HoldRefusal = ClaimRefusal | 'not-online';

export type HoldServices = AgendaServices & { agenda: { holdMinutes: number } };

/**
 * Keeps a time for a visitor for the clinic's `holdMinutes`. The visitor's earlier hold, if any, is
 * given up in the same transaction, so that nobody keeps two.
 * @returns the token, which is stored only as a hash, and the instant the hold ends
 */
export async function holdSlot(
  services: HoldServices,
  wanted: { serviceSlug: string; startsAt: Date; previousToken?: string },
): Promise<Result<Hold & { token: string }, HoldRefusal>> {
  const own = excludeHold(wanted.previousToken);
  const seen = await readDay(services, { ...wanted, own });
  if (!seen) return refuse('unknown-service');
  if (!seen.service.isBookableOnline) return refuse('not-online');
  const { db, clock, agenda } = services;
  return refusingOverlap(
    () =>
      db.transaction(async (tx) => {
        const taken = await claimSlot(tx, services, { ...wanted, own, seen });
        if (!taken.ok) return taken;
        await releaseHold(tx, wanted.previousToken);
        const { serviceId, startsAt, endsAt, resourceIds, stretch } = taken.value;
        const token = newToken();
        const expiresAt = minutesAfter(clock.now(), agenda.holdMinutes);
        const [hold] = await tx
          .insert(holds)
          .values({ tokenHash: hashToken(token), serviceId, startsAt, endsAt, expiresAt })
          .returning({ id: holds.id });
        if (!hold) throw new Error('the hold was not stored');
        await occupy(tx, resourceIds, stretch, { holdId: hold.id });
        const { serviceSlug } = wanted;
        return ok({ token, serviceSlug, startsAt, endsAt, expiresAt, canExtend: true });
      }),
    () => refuse('slot-taken'),
  );
}

/** The hold behind a token while it lasts, else null. */
export async function findHold(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string | undefined,
): Promise<Hold | null> {
  if (!token || !isTokenShaped(token)) return null;
  const [row] = await db
    .select({
      serviceSlug: servicesTable.slug,
      startsAt: holds.startsAt,
      endsAt: holds.endsAt,
      expiresAt: holds.expiresAt,
      wasExtended: holds.wasExtended,
    })
    .from(holds)
    .innerJoin(servicesTable, eq(servicesTable.id, holds.serviceId))
    .where(and(eq(holds.tokenHash, hashToken(token)), gt(holds.expiresAt, clock.now())));
  if (!row) return null;
  const { wasExtended, ...hold } = row;
  return { ...hold, canExtend: !wasExtended };
}

/** Adds another `holdMinutes` to a live hold, once: asking early loses nothing. */
export async function extendHold(
  { db, clock, agenda }: HoldServices,
  token: string,
): Promise<Result<{ expiresAt: Date }, 'hold-expired' | 'already-extended'>> {
  const found = await findHold({ db, clock }, token);
  if (!found) return refuse('hold-expired');
  const now = clock.now();
  const [extended] = await db
    .update(holds)
    .set({ expiresAt: minutesAfter(found.expiresAt, agenda.holdMinutes), wasExtended: true })
    .where(
      and(
        eq(holds.tokenHash, hashToken(token)),
        eq(holds.wasExtended, false),
        gt(holds.expiresAt, now),
      ),
    )
    .returning({ expiresAt: holds.expiresAt });
  return extended ? ok(extended) : refuse('already-extended');
}

/** Frees the time of a hold; an unknown token frees nothing. */
export async function releaseHold(db: Queryable, token: string | undefined): Promise<void> {
  if (!token || !isTokenShaped(token)) return;
  await db.delete(holds).where(eq(holds.tokenHash, hashToken(token)));
}

/** How an availability query leaves out the asker's own hold. */
export function excludeHold(token: string | undefined): ExcludedRows {
  return token && isTokenShaped(token) ? { excludeHoldHash: hashToken(token) } : {};
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
