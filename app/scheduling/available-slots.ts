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
  type ScheduleSnapshot,
  type TimelineDay,
  timelineOf,
  unoccupiedOf,
  workableOf,
} from './working-minutes.ts';

/** The clinic's rules for choosing a time; days and the step count from midnight on its wall. */
export type AgendaRules = { slotStepMinutes: number; noticeMinutes: number; horizonDays: number };

/** Which days are asked for, when, and under which rules. */
export type SlotsQuery = { agenda: AgendaRules; now: Date; from: string; days: number };

/**
 * A start that can be booked. Any of the practitioners can be paired with any of the others;
 * otherIds is null when the service needs nothing but a practitioner.
 */
export type AvailableSlot = {
  startsAt: Date;
  endsAt: Date;
  practitionerIds: number[];
  otherIds: number[] | null;
};

/** taken: starts in opening hours that only occupied minutes stand against. Earliest first. */
export type AvailableDay = { on: string; starts: AvailableSlot[]; taken: Date[] };

/** The days asked for, in order; no start lies before earliestAt or after the day lastOn. */
export type AvailableSlots = {
  days: AvailableDay[];
  earliestAt: Date;
  lastOn: string;
  slotStepMinutes: number;
};

/** What a candidate can serve by its start: within its hours, and of these not occupied. */
type Candidate = { id: number; open: DayMask; free: DayMask };

const MINUTE_MS = 60_000;

/**
 * The free starts of one service, day by day in the clinic's calendar. The visit lies in the
 * workable time of a practitioner and, if needed, of another resource; with its buffers it meets no
 * occupied minute of either. Buffers may lie outside opening hours and in closures. Of a wall time
 * that comes twice, when summer time ends, only the first is offered.
 */
export function availableSlots(plan: ScheduleSnapshot, query: SlotsQuery): AvailableSlots {
  const { earliestAt, lastOn } = limitsOf(query);
  const found = slotsByDay(plan, query);
  return {
    days: daysFrom(query.from, query.days).map(
      (on) => found.get(on) ?? { on, starts: [], taken: [] },
    ),
    earliestAt,
    lastOn,
    slotStepMinutes: query.agenda.slotStepMinutes,
  };
}

/** Of the days asked for, those that notice and horizon leave open; consecutive, maybe none. */
export function liveDays(query: SlotsQuery): string[] {
  const { earliestAt, lastOn } = limitsOf(query);
  const firstOn = wallClockOf(earliestAt).on;
  return daysFrom(query.from, query.days).filter((on) => on >= firstOn && on <= lastOn);
}

function limitsOf({ agenda, now }: SlotsQuery): { earliestAt: Date; lastOn: string } {
  return {
    earliestAt: new Date(now.getTime() + agenda.noticeMinutes * MINUTE_MS),
    lastOn: addDays(wallClockOf(now).on, agenda.horizonDays),
  };
}

function slotsByDay(plan: ScheduleSnapshot, query: SlotsQuery): Map<string, AvailableDay> {
  const found = new Map<string, AvailableDay>();
  const live = liveDays(query);
  const [first] = live;
  if (first === undefined) return found;

  const timeline = timelineOf(first, live.length);
  const candidates = (ids: number[]): Candidate[] =>
    ids.map((id) => {
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = plan.service;
      const open = runsOf(workableOf(plan, id, timeline), durationMinutes);
      const occupied = bufferBeforeMinutes + durationMinutes + bufferAfterMinutes;
      const gaps = runsOf(unoccupiedOf(plan, id, timeline, query.now), occupied);
      const free = movedLater(gaps, bufferBeforeMinutes);
      intersect(free, open);
      return { id, open, free };
    });
  const practitioners = candidates(plan.practitionerIds);
  const others = plan.otherIds && candidates(plan.otherIds);
  const open = anyOf('open', practitioners, others, timeline.minutes);
  const free = anyOf('free', practitioners, others, timeline.minutes);
  const earliestMs = limitsOf(query).earliestAt.getTime();

  for (const day of timeline.days.slice(1, -1)) {
    const starts: AvailableSlot[] = [];
    const taken: Date[] = [];
    for (const bit of gridOf(day, query.agenda.slotStepMinutes)) {
      const startMs = timeline.startMs + bit * MINUTE_MS;
      if (startMs < earliestMs || !hasBit(open, bit)) continue;
      if (!hasBit(free, bit)) {
        taken.push(new Date(startMs));
        continue;
      }
      starts.push({
        startsAt: new Date(startMs),
        endsAt: new Date(startMs + plan.service.durationMinutes * MINUTE_MS),
        practitionerIds: idsAt(practitioners, bit),
        otherIds: others && idsAt(others, bit),
      });
    }
    found.set(day.on, { on: day.on, starts, taken });
  }
  return found;
}

/** Bits at which one of the practitioners and, if needed, one of the others can start. */
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

/** Bits of the day's starts on the step grid, each wall time once. */
function* gridOf(day: TimelineDay, stepMinutes: number): Generator<number> {
  let next = 0;
  for (const { bit, wallMinute, minutes } of day.stretches) {
    next = Math.max(next, Math.ceil(wallMinute / stepMinutes) * stepMinutes);
    for (; next < wallMinute + minutes; next += stepMinutes) yield bit + next - wallMinute;
  }
}

function idsAt(candidates: Candidate[], bit: number): number[] {
  return candidates.filter(({ free }) => hasBit(free, bit)).map(({ id }) => id);
}
