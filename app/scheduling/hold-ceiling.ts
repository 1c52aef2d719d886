import { countBits, type DayMask, emptyMask, intersect, setBits } from './minute-mask.ts';
import {
  type Busy,
  type ScheduleSnapshot,
  timelineOf,
  unoccupiedOf,
  workableOf,
} from './working-minutes.ts';

/**
 * Whether a visitor's browser or program has computed a proof of work for the hold; 'spent' when their network
 * has taken all that it may, so that the time is only checked.
 */
export type HoldTrust = 'proven' | 'plain' | 'spent';

export type CeilingRefusal = 'hold-needs-proof' | 'day-is-held';

/** Whether a slot is free, but may not be held at this moment. */
export function isCeilingRefusal(refusal: string): refusal is CeilingRefusal {
  return refusal === 'hold-needs-proof' || refusal === 'day-is-held';
}

// Shares of the time that would be free without holds. What is left can be booked at any moment, however many
// networks and computers somebody uses to hold the rest.
const QUARTER = 1 / 4;
const HALF = 1 / 2;
/** What a hold cuts off beside it: too short to begin most appointments in. */
const CUT_OFF_MINUTES = 45;
const MINUTE_MS = 60_000;

type Held = {
  /** The hold's calendar day. */
  on: string;
  now: Date;
  /** What it occupies, buffers included. */
  minutes: number;
  trust: HoldTrust;
  /** Whose hours are the day; null for several services. */
  serviceId: number | null;
};

/**
 * Whether another hold leaves enough of the day to others. Holds without a proof may take a quarter of it. All
 * together may take half, with what they cut off; those with a proof have a quarter for themselves, and always
 * room for one, because the last free time of a full day is worth holding too.
 * @returns null when it may be taken
 */
export function ceilingRefusal(
  schedule: ScheduleSnapshot,
  { on, now, minutes, trust, serviceId }: Held,
): CeilingRefusal | null {
  if (trust === 'spent') return 'day-is-held';
  const timeline = timelineOf(on, 1);
  const { practitionerIds } = schedule;
  // What is kept for somebody of the waiting list is as taken as an appointment.
  const isHold = ({ holdExpiresAt, holdFor }: Busy) =>
    holdExpiresAt !== null && holdFor !== 'offer';
  const withoutHolds = { ...schedule, busy: schedule.busy.filter((busy) => !isHold(busy)) };
  const day = emptyMask(timeline.minutes);
  for (const each of timeline.days) {
    if (each.on !== on) continue;
    for (const { bit, minutes: length } of each.intervals) setBits(day, bit, bit + length);
  }
  let freeMinutes = 0;
  const hours = new Map<number, DayMask>();
  for (const id of practitionerIds) {
    const free = workableOf(schedule, id, timeline, serviceId);
    hours.set(id, free.slice());
    intersect(free, unoccupiedOf(withoutHolds, id, timeline, now));
    intersect(free, day);
    freeMinutes += countBits(free);
  }
  /** Whether a hold lies in hours of the service: in others it takes nothing from it. */
  const isInHours = ({ resourceId, startsAt, endsAt }: Busy) => {
    const taken = emptyMask(timeline.minutes);
    const bitOf = (at: Date) => (at.getTime() - timeline.startMs) / MINUTE_MS;
    setBits(taken, Math.max(0, Math.floor(bitOf(startsAt))), Math.ceil(bitOf(endsAt)));
    intersect(taken, hours.get(resourceId) ?? emptyMask(timeline.minutes));
    return countBits(taken) > 0;
  };
  const dayEndMs = timeline.startMs + timeline.minutes * MINUTE_MS;
  const held = schedule.busy.filter((busy) => {
    const { holdExpiresAt, isOwn, resourceId, startsAt, endsAt } = busy;
    return (
      isHold(busy) &&
      holdExpiresAt !== null &&
      holdExpiresAt > now &&
      !isOwn &&
      practitionerIds.includes(resourceId) &&
      endsAt.getTime() > timeline.startMs &&
      startsAt.getTime() < dayEndMs &&
      isInHours(busy)
    );
  });
  const proven = held.filter(({ isProven }) => isProven);
  const plain = held.filter(({ isProven }) => !isProven);
  if (trust === 'plain' && minutesOf(plain) + minutes > QUARTER * freeMinutes) {
    return 'hold-needs-proof';
  }
  const cost = minutes + CUT_OFF_MINUTES;
  if (costOf(held) + cost <= HALF * freeMinutes) return null;
  if (trust === 'plain') return 'hold-needs-proof';
  const hasOwnRoom = proven.length === 0 || costOf(proven) + cost <= QUARTER * freeMinutes;
  return hasOwnRoom ? null : 'day-is-held';
}

function costOf(busy: readonly Busy[]): number {
  return minutesOf(busy) + CUT_OFF_MINUTES * busy.length;
}

function minutesOf(busy: readonly Busy[]): number {
  return busy.reduce(
    (sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    0,
  );
}
