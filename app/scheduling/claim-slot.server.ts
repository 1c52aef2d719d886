import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type Availability,
  type AvailabilityQuery,
  type AvailabilityServices,
  readAvailability,
} from './availability.server.ts';
import type { AgendaRules } from './available-slots.ts';
import { checkSlot, type SlotRefusal } from './check-slot.ts';
import {
  clearExpiredHolds,
  dayNumbersOf,
  type Interval,
  isOverlap,
  lockDays,
} from './occupancy.server.ts';

export type AgendaServices = { db: Database; clock: Clock; agenda: AgendaRules };

export type ClaimedSlot = {
  serviceId: number;
  startsAt: Date;
  endsAt: Date;
  practitionerId: number;
  /** All that the visit occupies, the practitioner first. */
  resourceIds: number[];
  /** From the first to the last occupied minute, buffers included. */
  stretch: Interval;
};

export type ClaimRefusal = SlotRefusal | 'unknown-service';

/** The rows that stand in nobody's way: the asker's hold, or the visit that is being moved. */
export type ExcludedRows = Pick<AvailabilityQuery, 'excludeHoldHash' | 'excludeAppointmentId'>;

/** A start that somebody asks for. */
export type SlotRequest = { serviceSlug: string; startsAt: Date; own: ExcludedRows };

/** The one day's availability that decides on a start, read without locks. */
export function readDay(
  services: AvailabilityServices,
  { serviceSlug, startsAt, own }: SlotRequest,
) {
  const from = wallClockOf(startsAt).on;
  return readAvailability(services, { serviceSlug, from, days: 1, ...own });
}

/**
 * Queues behind the other writers of this day, drops expired holds and decides on fresh data whether
 * the start is still free and who serves it. Nothing is written yet: the caller occupies.
 * @param seen the day as `readDay` gave it, for the resources to lock
 * @param alsoLock stretches that the same transaction will free, to keep one order of locks
 * @param keep resources that serve before others where they are free, as those of a visit that moves
 */
export async function claimSlot(
  tx: Transaction,
  { clock, agenda }: Pick<AgendaServices, 'clock' | 'agenda'>,
  wanted: SlotRequest & {
    seen: Availability;
    alsoLock?: { resourceIds: number[]; stretch: Interval };
    keep?: readonly number[];
  },
): Promise<Result<ClaimedSlot, ClaimRefusal>> {
  const { seen, startsAt, alsoLock, keep = [] } = wanted;
  const candidates = [...seen.practitionerIds, ...(seen.otherIds ?? [])];
  const stretch = intervalOf(seen.service, startsAt);
  await lockDays(
    tx,
    [...candidates, ...(alsoLock?.resourceIds ?? [])],
    dayNumbersOf(stretch, ...(alsoLock ? [alsoLock.stretch] : [])),
  );
  await clearExpiredHolds(tx, candidates, stretch, clock.now());
  const fresh = await readDay({ db: tx, clock, agenda }, wanted);
  if (!fresh) return refuse('unknown-service');
  const start = checkSlot(fresh, startsAt);
  if (!start.ok) return start;
  const { practitionerIds, otherIds, endsAt } = start.value;
  const practitionerId = firstOf(practitionerIds, keep);
  if (practitionerId === undefined) return refuse('slot-taken');
  const otherId = firstOf(otherIds ?? [], keep);
  const resourceIds = [practitionerId, ...(otherId === undefined ? [] : [otherId])];
  return ok({
    serviceId: fresh.service.id,
    startsAt,
    endsAt,
    practitionerId,
    resourceIds,
    stretch,
  });
}

/** Who serves of those who could: one that is to be kept, else the first in the clinic's order. */
export function firstOf(ids: readonly number[], keep: readonly number[]): number | undefined {
  return ids.find((id) => keep.includes(id)) ?? ids[0];
}

/** Turns the database's own refusal of an overlap, which aborts the transaction, into ours. */
export async function refusingOverlap<Value>(
  work: () => Promise<Value>,
  refused: () => Promise<Value> | Value,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isOverlap(error)) return refused();
    throw error;
  }
}

/** All that a visit occupies, with its buffers. */
export function intervalOf(service: Availability['service'], startsAt: Date): Interval {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  const minuteMs = 60_000;
  return {
    from: new Date(startsAt.getTime() - bufferBeforeMinutes * minuteMs),
    until: new Date(startsAt.getTime() + (durationMinutes + bufferAfterMinutes) * minuteMs),
  };
}
