import { addDays, daysFrom, startOfDay, wallIntervalsOf } from '#app/clinic/clinic-time.ts';
import { hoursFor, type LimitRule } from './hours/hours-for.ts';
import type { LengthPlan } from './lengths/service-on.ts';
import { clearBits, type DayMask, emptyMask, setBits } from './minute-mask.ts';

/**
 * Open hours, a break or a limit on one weekday (0 = Sunday), wall clock 'HH:MM' or 'HH:MM:SS', to '24:00'.
 * Valid from the day validFrom to the day before validUntil.
 */
export type WeeklyHours = {
  resourceId: number;
  weekday: number;
  kind: 'open' | 'break' | 'limit';
  startsTime: string;
  endsTime: string;
  validFrom: string;
  validUntil: string | null;
} & LimitRule;

/** A half-open interval in which one resource, or (null) all of them, are closed. */
export type Closure = { resourceId: number | null; startsAt: Date; endsAt: Date };

/** A half-open interval occupied on a resource, buffers included. Rows with isOwn do not count. */
export type Busy = {
  resourceId: number;
  startsAt: Date;
  endsAt: Date;
  /** Null for appointments and blocks, which never expire. */
  holdExpiresAt: Date | null;
  isOwn: boolean;
  /** Of holds: whether it was taken with a proof of work. */
  isProven?: boolean | null;
  /** Of holds: 'visit' while somebody fills in the journey, 'deposit' until it is paid, 'offer' of the waiting list. */
  holdFor?: 'visit' | 'deposit' | 'offer' | null;
};

/**
 * Everything that availability of one service depends on. An appointment needs one of the practitioners
 * and, unless otherIds is null, one of the others (rooms, equipment).
 */
export type ScheduleSnapshot = {
  service: LengthPlan & { id: number };
  practitionerIds: number[];
  otherIds: number[] | null;
  hours: WeeklyHours[];
  closures: Closure[];
  /** Days on which the whole clinic is closed, 'YYYY-MM-DD'. */
  closedDays: string[];
  busy: Busy[];
};

/** A part of a day in which bits and wall-clock minutes advance together. */
export type DayInterval = { bit: number; wallMinute: number; minutes: number };
export type TimelineDay = { on: string; intervals: DayInterval[] };
/** Consecutive days as bits, one per elapsed minute from startMs; days may have 23 or 25 hours. */
export type Timeline = { startMs: number; minutes: number; days: TimelineDay[] };

const MINUTE_MS = 60_000;

/** The requested days plus one at each end, for buffers and appointments that cross midnight. */
export function timelineOf(from: string, days: number): Timeline {
  const first = addDays(from, -1);
  const startMs = startOfDay(first).getTime();
  const endMs = startOfDay(addDays(from, days + 1)).getTime();
  return {
    startMs,
    minutes: (endMs - startMs) / MINUTE_MS,
    days: daysFrom(first, days + 2).map((on) => ({
      on,
      intervals: wallIntervalsOf(on).map(({ startsAt, wallMinute, minutes }) => ({
        bit: (startsAt.getTime() - startMs) / MINUTE_MS,
        wallMinute,
        minutes,
      })),
    })),
  };
}

/**
 * Minutes in which a resource works: open, not in a break, not closed. Seconds are rounded so that no
 * minute counts that is only partly open.
 * @param serviceId for which service; null counts those of any
 */
export function workableOf(
  snapshot: Pick<ScheduleSnapshot, 'hours' | 'closures' | 'closedDays'>,
  resourceId: number,
  timeline: Timeline,
  serviceId: number | null,
): DayMask {
  const workable = emptyMask(timeline.minutes);
  const hours = snapshot.hours.filter((row) => row.resourceId === resourceId);
  for (const day of timeline.days) {
    if (snapshot.closedDays.includes(day.on)) continue;
    const valid = hoursFor(hours, day.on, serviceId);
    for (const row of valid) if (row.kind === 'open') paint(setBits, workable, day, row);
    for (const row of valid) if (row.kind === 'break') paint(clearBits, workable, day, row);
  }
  for (const closure of snapshot.closures) {
    if (closure.resourceId === null || closure.resourceId === resourceId) {
      clearRange(workable, timeline, closure);
    }
  }
  return workable;
}

/** Part of a day on the wall clock: minutes since midnight, `to` exclusive. */
export type Opening = { from: number; to: number };

const DAY_MINUTES = 1440;

/**
 * From each opening or end of a break to the next break or closing, in the weekly hours of any of the resources on
 * a day. Closures and holidays do not count: the times after them are those of a day without them.
 * @param serviceId for which service; null counts those of any
 */
export function openingsOf(
  hours: readonly WeeklyHours[],
  resourceIds: readonly number[],
  { on, serviceId }: { on: string; serviceId: number | null },
): Opening[] {
  return resourceIds.flatMap((id) => {
    const own = hours.filter((row) => row.resourceId === id);
    const rows = hoursFor(own, on, serviceId);
    const isOpen = new Uint8Array(DAY_MINUTES + 1);
    for (const kind of ['open', 'break'] as const)
      for (const row of rows.filter((each) => each.kind === kind)) {
        const { from, to } = wholeMinutesOf(row);
        isOpen.fill(kind === 'open' ? 1 : 0, from, Math.min(to, DAY_MINUTES));
      }
    const openings: Opening[] = [];
    for (let from = isOpen.indexOf(1); from !== -1; ) {
      const to = isOpen.indexOf(0, from);
      openings.push({ from, to });
      from = isOpen.indexOf(1, to);
    }
    return openings;
  });
}

/** Minutes in which a resource is unoccupied; expired holds and rows with isOwn do not occupy it. */
export function unoccupiedOf(
  snapshot: Pick<ScheduleSnapshot, 'busy'>,
  resourceId: number,
  timeline: Timeline,
  now: Date,
): DayMask {
  const unoccupied = emptyMask(timeline.minutes);
  setBits(unoccupied, 0, timeline.minutes);
  for (const busy of snapshot.busy) {
    if (busy.resourceId === resourceId && counts(busy, now)) clearRange(unoccupied, timeline, busy);
  }
  return unoccupied;
}

function counts({ isOwn, holdExpiresAt }: Busy, now: Date): boolean {
  return !isOwn && (holdExpiresAt === null || holdExpiresAt > now);
}

function paint(change: typeof setBits, mask: DayMask, day: TimelineDay, row: WeeklyHours): void {
  const { from, to } = wholeMinutesOf(row);
  for (const { bit, wallMinute, minutes } of day.intervals) {
    const first = Math.max(from, wallMinute);
    const end = Math.min(to, wallMinute + minutes);
    if (first < end) change(mask, bit + first - wallMinute, bit + end - wallMinute);
  }
}

/** Minutes of the day that are wholly open, or partly in a break. */
function wholeMinutesOf({ kind, startsTime, endsTime }: WeeklyHours): Opening {
  const [roundStart, roundEnd] =
    kind === 'open' ? [Math.ceil, Math.floor] : [Math.floor, Math.ceil];
  return { from: roundStart(minuteOf(startsTime)), to: roundEnd(minuteOf(endsTime)) };
}

function clearRange(
  mask: DayMask,
  { startMs }: Timeline,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): void {
  const from = Math.floor((startsAt.getTime() - startMs) / MINUTE_MS);
  const to = Math.ceil((endsAt.getTime() - startMs) / MINUTE_MS);
  clearBits(mask, from, to);
}

/** Wall-clock minutes since midnight of 'HH:MM' or 'HH:MM:SS'. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
}
