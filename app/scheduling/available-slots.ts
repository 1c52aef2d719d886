import { addDays, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Candidate, resourceMasks } from './lengths/resource-masks.ts';
import { groupsOn, type ServiceTimes } from './lengths/service-on.ts';
import { type DayMask, emptyMask, hasBit, intersect, unite } from './minute-mask.ts';
import {
  type Opening,
  openingsOf,
  type ScheduleSnapshot,
  type Timeline,
  type TimelineDay,
  timelineOf,
} from './working-minutes.ts';

/**
 * The clinic's rules for choosing a slot. Days count from local midnight at the clinic, steps from each opening and
 * each end of a break of who sees patients.
 */
export type AgendaRules = { slotStepMinutes: number; noticeMinutes: number; horizonDays: number };

/** The requested days, the current time and the rules that apply. */
export type SlotsQuery = { agenda: AgendaRules; now: Date; from: string; days: number };

/** A way to take a slot: any of the practitioners can be paired with any of the others. */
export type SlotWay = {
  endsAt: Date;
  practitionerIds: number[];
  /** Null when the service needs only a practitioner. */
  otherIds: number[] | null;
};

/** A slot that can be booked. Its end and its others are those of the first practitioner; see `slotWith`. */
export type AvailableSlot = SlotWay & {
  startsAt: Date;
  /** Where not all practitioners take equally long: one for each length. */
  ways?: readonly SlotWay[];
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
  const startsOf = startsFinder(snapshot, timeline, query.now);
  const earliestMs = limitsOf(query).earliestAt.getTime();

  for (const day of timeline.days.slice(1, -1)) {
    const slots: AvailableSlot[] = [];
    const taken: Date[] = [];
    const openings = openingsOf(snapshot.hours, snapshot.practitionerIds, {
      on: day.on,
      serviceId: snapshot.service.id,
    });
    const groups = groupsOn(snapshot.service, day.on, snapshot.practitionerIds).map(startsOf);
    for (const bit of gridOf(day, query.agenda.slotStepMinutes, openings)) {
      const startMs = timeline.startMs + bit * MINUTE_MS;
      const open = groups.filter((group) => hasBit(group.open, bit));
      if (startMs < earliestMs || open.length === 0) continue;
      const ways = open
        .filter((group) => hasBit(group.free, bit))
        .map((group) => wayAt(group, bit, startMs));
      if (ways.length === 0) taken.push(new Date(startMs));
      else slots.push(slotOf(snapshot, ways, startMs));
    }
    found.set(day.on, { on: day.on, slots, taken, openings });
  }
  return found;
}

/** The slots of practitioners who take equally long, by their first minute: with somebody and something at work, and free. */
type GroupStarts = {
  minutes: number;
  practitioners: Candidate[];
  others: Candidate[] | null;
  open: DayMask;
  free: DayMask;
};

/** Finds where a group can start; each group once, for it is the same on most days. */
function startsFinder(snapshot: ScheduleSnapshot, timeline: Timeline, now: Date) {
  const masks = resourceMasks(snapshot, timeline, now);
  const { id: serviceId } = snapshot.service;
  const known = new Map<string, GroupStarts>();
  return ({ times, practitionerIds }: Group): GroupStarts => {
    const key = JSON.stringify([times, practitionerIds]);
    const before = known.get(key);
    if (before) return before;
    const practitioners = practitionerIds.map((id) => masks.candidate(id, times, serviceId));
    const others = snapshot.otherIds?.map((id) => masks.candidate(id, times, serviceId)) ?? null;
    const starts = {
      minutes: times.durationMinutes,
      practitioners,
      others,
      open: anyOf('open', practitioners, others, timeline.minutes),
      free: anyOf('free', practitioners, others, timeline.minutes),
    };
    known.set(key, starts);
    return starts;
  };
}

type Group = { times: ServiceTimes; practitionerIds: readonly number[] };

function wayAt({ minutes, practitioners, others }: GroupStarts, bit: number, startMs: number) {
  return {
    endsAt: new Date(startMs + minutes * MINUTE_MS),
    practitionerIds: idsAt(practitioners, bit),
    otherIds: others && idsAt(others, bit),
  };
}

function slotOf({ practitionerIds }: ScheduleSnapshot, ways: SlotWay[], startMs: number) {
  const startsAt = new Date(startMs);
  const [only] = ways;
  if (only && ways.length === 1) return { startsAt, ...only };
  const ids = practitionerIds.filter((id) => ways.some((way) => way.practitionerIds.includes(id)));
  return slotWith({ startsAt, ways, endsAt: startsAt, practitionerIds: [], otherIds: null }, ids);
}

/** A slot with these practitioners alone, the first of whom says when it ends and what else can serve it. */
export function slotWith(slot: AvailableSlot, practitionerIds: number[]): AvailableSlot {
  const [first] = practitionerIds;
  const way = slot.ways?.find(
    (each) => first !== undefined && each.practitionerIds.includes(first),
  );
  if (!way) return { ...slot, practitionerIds };
  return { ...slot, endsAt: way.endsAt, otherIds: way.otherIds, practitionerIds };
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
