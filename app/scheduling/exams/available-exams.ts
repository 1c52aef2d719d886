import {
  type AvailableDay,
  type AvailableSlot,
  type AvailableSlots,
  type ExamStep,
  gridOf,
  limitsOf,
  liveDays,
  type SlotsQuery,
  withEmptyDays,
} from '#app/scheduling/available-slots.ts';
import {
  type DayMask,
  hasBit,
  intersect,
  movedLater,
  runsOf,
} from '#app/scheduling/minute-mask.ts';
import {
  openingsOf,
  type ScheduleSnapshot,
  type ServiceTimes,
  type Timeline,
  timelineOf,
  unoccupiedOf,
  workableOf,
} from '#app/scheduling/working-minutes.ts';
import type { ExamRules } from './exam-order.ts';
import { type ExamCandidate, type ExamPart, examPlanner, type PlannedStep } from './exam-plan.ts';

/** An exam of one coming, and who can do it; see `ScheduleSnapshot`. */
export type ExamNeeds = ServiceTimes &
  Pick<ExamRules, 'dilates' | 'orderRank'> &
  Pick<ScheduleSnapshot, 'practitionerIds' | 'otherIds'>;

/** Everything that availability of several exams on one coming depends on. The first exam leads. */
export type ExamsSnapshot = {
  exams: readonly ExamNeeds[];
  maxGapMinutes: number;
  schedule: Pick<ScheduleSnapshot, 'hours' | 'closures' | 'closedDays' | 'busy'>;
};

const MINUTE_MS = 60_000;

/**
 * Available slots of several exams on one coming, day by day: each with its plan, from the start of the first step
 * to the end of the last. `taken` are those that only occupancy keeps from being available.
 * @param keep resources to prefer
 */
export function availableExams(
  { exams, maxGapMinutes, schedule }: ExamsSnapshot,
  query: SlotsQuery,
  keep: readonly number[] = [],
): AvailableSlots {
  const found = new Map<string, AvailableDay>();
  const live = liveDays(query);
  const [first] = live;
  if (first === undefined) return withEmptyDays(found, query);
  const timeline = timelineOf(first, live.length);
  const parts = partsOf({ exams, schedule }, timeline, query.now);
  const free = examPlanner(parts, { which: 'free', maxGapMinutes, keep });
  const open = examPlanner(parts, { which: 'open', maxGapMinutes, keep });
  const practitionerIds = [...new Set(exams.flatMap((exam) => exam.practitionerIds))];
  const earliestMs = limitsOf(query).earliestAt.getTime();
  const instant = (bit: number) => new Date(timeline.startMs + bit * MINUTE_MS);

  for (const day of timeline.days.slice(1, -1)) {
    const slots: AvailableDay['slots'] = [];
    const taken: Date[] = [];
    const openings = openingsOf(schedule.hours, practitionerIds, day.on);
    for (const bit of gridOf(day, query.agenda.slotStepMinutes, openings)) {
      const isPossible = instant(bit).getTime() >= earliestMs && hasBit(open.starts, bit);
      if (!isPossible) continue;
      const end = hasBit(free.starts, bit) ? free.endAt(bit) : null;
      if (end !== null) slots.push(slotOf({ bit, end, plan: () => free.planAt(bit) }, instant));
      else if (open.endAt(bit) !== null) taken.push(instant(bit));
    }
    found.set(day.on, { on: day.on, slots, taken, openings });
  }
  return withEmptyDays(found, query);
}

function partsOf(
  { exams, schedule }: Pick<ExamsSnapshot, 'exams' | 'schedule'>,
  timeline: Timeline,
  now: Date,
): ExamPart[] {
  const masks = new Map<number, { workable: DayMask; unoccupied: DayMask }>();
  const masksOf = (id: number) => {
    const known = masks.get(id) ?? {
      workable: workableOf(schedule, id, timeline),
      unoccupied: unoccupiedOf(schedule, id, timeline, now),
    };
    masks.set(id, known);
    return known;
  };
  const candidate = (id: number, exam: ExamNeeds): ExamCandidate => {
    const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = exam;
    const { workable, unoccupied } = masksOf(id);
    const open = runsOf(workable, durationMinutes);
    const occupied = bufferBeforeMinutes + durationMinutes + bufferAfterMinutes;
    const free = movedLater(runsOf(unoccupied, occupied), bufferBeforeMinutes);
    intersect(free, open);
    return { id, open, free };
  };
  return exams.map((exam) => ({
    ...exam,
    practitioners: exam.practitionerIds.map((id) => candidate(id, exam)),
    others: exam.otherIds?.map((id) => candidate(id, exam)) ?? null,
  }));
}

type Found = { bit: number; end: number; plan: () => PlannedStep[] };

/** A slot that is planned when somebody asks how: of hundreds, a few are looked at. */
function slotOf({ bit, end, plan }: Found, instant: (bit: number) => Date): AvailableSlot {
  let planned: ExamStep[] | undefined;
  const stepsNow = () => {
    planned ??= plan().map((step) => ({
      exam: step.exam,
      startsAt: instant(step.start),
      endsAt: instant(step.end),
      practitionerId: step.practitionerId,
      otherId: step.otherId,
    }));
    return planned;
  };
  return {
    startsAt: instant(bit),
    endsAt: instant(end),
    get practitionerIds() {
      return stepsNow().flatMap(({ exam, practitionerId }) => (exam === 0 ? [practitionerId] : []));
    },
    otherIds: null,
    get steps() {
      return stepsNow();
    },
  };
}
