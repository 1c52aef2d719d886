import { addDays, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  type DayMask,
  emptyMask,
  hasBit,
  intersect,
  movedLater,
  runsOf,
  unite,
} from './minute-mask.ts';
import {
  type Opening,
  openingsOf,
  type ScheduleSnapshot,
  type TimelineDay,
  timelineOf,
  unoccupiedOf,
  workableOf,
} from './working-minutes.ts';

/**
 * The clinic's rules for choosing a slot. Days count from local midnight at the clinic, steps from each opening and
 * each end of a break of who sees patients.
 */
export type AgendaRules = { slotStepMinutes: number; noticeMinutes: number; horizonDays: number };

/** The requested days, the current time and the rules that apply. */
export type SlotsQuery = { agenda: AgendaRules; now: Date; from: string; days: number };

/**
 * A slot that can be booked. Any of the practitioners can be paired with any of the others;
 * otherIds is null when the service needs only a practitioner.
 */
export type AvailableSlot = {
  startsAt: Date;
  endsAt: Date;
  practitionerIds: number[];
  otherIds: number[] | null;
  /** Of several exams: the plan, in order of time. */
  steps?: ExamStep[];
};

/** A step of several exams on one coming. */
export type ExamStep = {
  /** Index of its exam among those that were asked for, in the clinic's order. */
  exam: number;
  startsAt: Date;
  endsAt: Date;
  practitionerId: number;
  otherId: number | null;
};

/**
 * Earliest first. `taken`: slots within working hours that are unavailable only because of occupancy; `openings`: from
 * where steps count.
 */
export type AvailableDay = {
  on: string;
  slots: AvailableSlot[];
  taken: Date[];
  openings: readonly Opening[];
};

/** The requested days in order; no slot is before earliestAt or after the day lastOn. */
export type AvailableSlots = {
  days: AvailableDay[];
  earliestAt: Date;
  lastOn: string;
  slotStepMinutes: number;
};

/** Slots a resource can serve, by their first minute: within its hours (open), and also unoccupied (free). */
type Candidate = { id: number; open: DayMask; free: DayMask };

const MINUTE_MS = 60_000;

/**
 * Available slots of one service, day by day in the clinic's calendar. The appointment falls within the
 * working minutes of a practitioner and, if needed, of another resource; including its buffers it
 * overlaps no occupied minute of either. Buffers may extend beyond opening hours and into closures.
 * When summer time ends, only the first occurrence of a repeated wall-clock time is offered.
 */
export function availableSlots(snapshot: ScheduleSnapshot, query: SlotsQuery): AvailableSlots {
  return withEmptyDays(slotsByDay(snapshot, query), query);
}

/** All requested days, in order. */
export function withEmptyDays(
  found: ReadonlyMap<string, AvailableDay>,
  query: SlotsQuery,
): AvailableSlots {
  const { earliestAt, lastOn } = limitsOf(query);
  return {
    days: daysFrom(query.from, query.days).map(
      (on) => found.get(on) ?? { on, slots: [], taken: [], openings: [] },
    ),
    earliestAt,
    lastOn,
    slotStepMinutes: query.agenda.slotStepMinutes,
  };
}

/** The requested days within notice and horizon; consecutive, possibly none. */
export function liveDays(query: SlotsQuery): string[] {
  const { earliestAt, lastOn } = limitsOf(query);
  const firstOn = wallClockOf(earliestAt).on;
  return daysFrom(query.from, query.days).filter((on) => on >= firstOn && on <= lastOn);
}

/** When the first slot may be, and on which day the last. */
export function limitsOf({ agenda, now }: SlotsQuery): { earliestAt: Date; lastOn: string } {
  return {
    earliestAt: new Date(now.getTime() + agenda.noticeMinutes * MINUTE_MS),
    lastOn: addDays(wallClockOf(now).on, agenda.horizonDays),
  };
}

function slotsByDay(snapshot: ScheduleSnapshot, query: SlotsQuery): Map<string, AvailableDay> {
  const found = new Map<string, AvailableDay>();
  const live = liveDays(query);
  const [first] = live;
  if (first === undefined) return found;

  const timeline = timelineOf(first, live.length);
  const candidates = (ids: number[]): Candidate[] =>
    ids.map((id) => {
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = snapshot.service;
      const open = runsOf(workableOf(snapshot, id, timeline), durationMinutes);
      const occupied = bufferBeforeMinutes + durationMinutes + bufferAfterMinutes;
      const gaps = runsOf(unoccupiedOf(snapshot, id, timeline, query.now), occupied);
      const free = movedLater(gaps, bufferBeforeMinutes);
      intersect(free, open);
      return { id, open, free };
    });
  const practitioners = candidates(snapshot.practitionerIds);
  const others = snapshot.otherIds && candidates(snapshot.otherIds);
  const open = anyOf('open', practitioners, others, timeline.minutes);
  const free = anyOf('free', practitioners, others, timeline.minutes);
  const earliestMs = limitsOf(query).earliestAt.getTime();

  for (const day of timeline.days.slice(1, -1)) {
    const slots: AvailableSlot[] = [];
    const taken: Date[] = [];
    const openings = openingsOf(snapshot.hours, snapshot.practitionerIds, day.on);
    for (const bit of gridOf(day, query.agenda.slotStepMinutes, openings)) {
      const startMs = timeline.startMs + bit * MINUTE_MS;
      if (startMs < earliestMs || !hasBit(open, bit)) continue;
      if (!hasBit(free, bit)) {
        taken.push(new Date(startMs));
        continue;
      }
      slots.push({
        startsAt: new Date(startMs),
        endsAt: new Date(startMs + snapshot.service.durationMinutes * MINUTE_MS),
        practitionerIds: idsAt(practitioners, bit),
        otherIds: others && idsAt(others, bit),
      });
    }
    found.set(day.on, { on: day.on, slots, taken, openings });
  }
  return found;
}

/** Bits at which at least one practitioner and, if needed, at least one other resource can start. */
function anyOf(
  which: 'open' | 'free',
  practitioners: Candidate[],
  others: Candidate[] | null,
  minutes: number,
): DayMask {
  const mask = emptyMask(minutes);
  for (const candidate of practitioners) unite(mask, candidate[which]);
  if (others === null) return mask;
  const otherMask = emptyMask(minutes);
  for (const candidate of others) unite(otherMask, candidate[which]);
  intersect(mask, otherMask);
  return mask;
}

/** Bits of the day's step grid, which begins anew with each opening; each wall-clock time once. */
export function* gridOf(
  day: TimelineDay,
  stepMinutes: number,
  openings: readonly Opening[],
): Generator<number> {
  const steps = new Set<number>();
  for (const { from, to } of openings)
    for (let minute = from; minute < to; minute += stepMinutes) steps.add(minute);
  const grid = [...steps].sort((one, other) => one - other);
  let last = -1;
  for (const { bit, wallMinute, minutes } of day.intervals)
    for (const minute of grid) {
      if (minute <= last || minute < wallMinute || minute >= wallMinute + minutes) continue;
      last = minute;
      yield bit + minute - wallMinute;
    }
}

/** Whether a wall-clock minute is on the grid, between its steps, or in no opening. */
export function placeOnGrid(
  minute: number,
  stepMinutes: number,
  openings: readonly Opening[],
): 'on' | 'off' | 'outside' {
  const around = openings.filter(({ from, to }) => from <= minute && minute < to);
  if (around.length === 0) return 'outside';
  return around.some(({ from }) => (minute - from) % stepMinutes === 0) ? 'on' : 'off';
}

function idsAt(candidates: Candidate[], bit: number): number[] {
  return candidates.filter(({ free }) => hasBit(free, bit)).map(({ id }) => id);
}
