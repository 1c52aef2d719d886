import type { AvailableSlot } from './available-slots.ts';
import { type ServiceTimes, timesWith } from './lengths/service-on.ts';
import { type DayMask, hasBit, intersect } from './minute-mask.ts';
import {
  type ScheduleSnapshot,
  type Timeline,
  timelineOf,
  unoccupiedOf,
  workableOf,
} from './working-minutes.ts';

/**
 * What an appointment would leave of its practitioner's day: it touches what surrounds it, it leaves room
 * on both sides, or it leaves a gap in which nothing can be booked.
 */
export type SlotFit = 'touching' | 'roomy' | 'gap';

export type CompactRule = {
  now: Date;
  /** The shortest that somebody can book with a practitioner, buffers included, by the practitioner's id. */
  shortestMinutes: ReadonlyMap<number, number>;
};

/** The minutes that an appointment would occupy, as bits of a timeline; half open. */
type Occupied = { slot: AvailableSlot; from: number; until: number };

const MINUTE_MS = 60_000;

/**
 * How each slot of a day fits into the day of the practitioner who would serve it. A gap is free time
 * beside the appointment and its buffers that is shorter than the practitioner's shortest service. One that
 * no other slot makes smaller on that side exists already, and counts as touching.
 */
export function slotFits(
  schedule: ScheduleSnapshot,
  { on, slots }: { on: string; slots: readonly AvailableSlot[] },
  { now, shortestMinutes }: CompactRule,
): ReadonlyMap<AvailableSlot, SlotFit> {
  const timeline = timelineOf(on, 1);
  const fits = new Map<AvailableSlot, SlotFit>();
  // Booking takes the first practitioner who is free.
  const byPractitioner = Map.groupBy(slots, ({ practitionerIds }) => practitionerIds[0]);
  for (const [id, own] of byPractitioner) {
    if (id === undefined) continue;
    const free = workableOf(schedule, id, timeline, null);
    intersect(free, unoccupiedOf(schedule, id, timeline, now));
    const times = timesWith(schedule.service, on, id);
    const all = own.map((slot) => occupiedBy(slot, times, timeline));
    for (const one of all) {
      const shortest = shortestMinutes.get(id) ?? one.until - one.from;
      fits.set(one.slot, fitOf(one, all, { free, shortest }));
    }
  }
  return fits;
}

function occupiedBy(
  slot: AvailableSlot,
  { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: ServiceTimes,
  { startMs }: Timeline,
): Occupied {
  const bit = (slot.startsAt.getTime() - startMs) / MINUTE_MS;
  return {
    slot,
    from: bit - bufferBeforeMinutes,
    until: bit + durationMinutes + bufferAfterMinutes,
  };
}

function fitOf(
  { from, until }: Occupied,
  all: readonly Occupied[],
  { free, shortest }: { free: DayMask; shortest: number },
): SlotFit {
  const before = freeBits(free, from - 1, -1);
  const after = freeBits(free, until, 1);
  const isNearerBefore = all.some((other) => other.from < from && other.from >= from - before);
  const isNearerAfter = all.some((other) => other.until > until && other.until <= until + after);
  const sides = [
    sideOf(before, shortest, isNearerBefore),
    sideOf(after, shortest, isNearerAfter),
  ] as const;
  if (sides.includes('gap')) return 'gap';
  return sides.includes('touching') ? 'touching' : 'roomy';
}

function sideOf(gap: number, shortest: number, isNearer: boolean): SlotFit {
  if (gap >= shortest) return 'roomy';
  return gap > 0 && isNearer ? 'gap' : 'touching';
}

/** How many free bits follow each other from one on, in one direction. */
function freeBits(free: DayMask, first: number, step: 1 | -1): number {
  let bit = first;
  while (hasBit(free, bit)) bit += step;
  return Math.abs(bit - first);
}
