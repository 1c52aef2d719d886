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
  /** Everything that the appointment occupies, the practitioner first. */
  resourceIds: number[];
  /** The occupied time, buffers included. */
  interval: Interval;
};

export type ClaimRefusal = SlotRefusal | 'unknown-service';

/** Rows that availability ignores: the visitor's own hold, or the appointment that is being moved. */
export type ExcludedRows = Pick<AvailabilityQuery, 'excludeHoldHash' | 'excludeAppointmentId'>;

/** The slot that somebody wants to book or hold. */
export type SlotRequest = { serviceSlug: string; startsAt: Date; exclude: ExcludedRows };

/** Availability on the day of a slot, read without locks. */
export function readDay(
  services: AvailabilityServices,
  { serviceSlug, startsAt, exclude }: SlotRequest,
) {
  const from = wallClockOf(startsAt).on;
  return readAvailability(services, { serviceSlug, from, days: 1, ...exclude });
}

/**
 * Locks the day against other writers, drops expired holds and decides on fresh data whether the slot is
 * still available and which resources serve it. The caller writes the occupancy.
 * @param snapshot the day from `readDay`; names the resources to lock
 * @param alsoLock an interval that the same transaction will free, to keep one lock order
 * @param keep resources to prefer when they are free, such as those of an appointment that moves
 */
export async function claimSlot(
  tx: Transaction,
  { clock, agenda }: Pick<AgendaServices, 'clock' | 'agenda'>,
  request: SlotRequest & {
    snapshot: Availability;
    alsoLock?: { resourceIds: number[]; interval: Interval };
    keep?: readonly number[];
  },
): Promise<Result<ClaimedSlot, ClaimRefusal>> {
  const { snapshot, startsAt, alsoLock, keep = [] } = request;
  const candidates = [...snapshot.practitionerIds, ...(snapshot.otherIds ?? [])];
  const interval = intervalOf(snapshot.service, startsAt);
  await lockDays(
    tx,
    [...candidates, ...(alsoLock?.resourceIds ?? [])],
    dayNumbersOf(interval, ...(alsoLock ? [alsoLock.interval] : [])),
  );
  await clearExpiredHolds(tx, candidates, interval, clock.now());
  const fresh = await readDay({ db: tx, clock, agenda }, request);
  if (!fresh) return refuse('unknown-service');
  const slot = checkSlot(fresh, startsAt);
  if (!slot.ok) return slot;
  const { practitionerIds, otherIds, endsAt } = slot.value;
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
    interval,
  });
}

/** Picks a resource: one to keep if possible, else the first in the clinic's order. */
export function firstOf(ids: readonly number[], keep: readonly number[]): number | undefined {
  return ids.find((id) => keep.includes(id)) ?? ids[0];
}

/** Converts the database's overlap error, which aborts the transaction, into a refusal. */
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

/** The time that an appointment occupies, buffers included. */
export function intervalOf(service: Availability['service'], startsAt: Date): Interval {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  const minuteMs = 60_000;
  return {
    from: new Date(startsAt.getTime() - bufferBeforeMinutes * minuteMs),
    until: new Date(startsAt.getTime() + (durationMinutes + bufferAfterMinutes) * minuteMs),
  };
}
