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
import { resourceMasks } from '#app/scheduling/lengths/resource-masks.ts';
import { groupsOn, type LengthPlan } from '#app/scheduling/lengths/service-on.ts';
import { hasBit } from '#app/scheduling/minute-mask.ts';
import {
  openingsOf,
  type ScheduleSnapshot,
  type Timeline,
  timelineOf,
} from '#app/scheduling/working-minutes.ts';
import type { ExamRules } from './exam-order.ts';
import { type ExamPart, examPlanner, type PlannedStep, type PlanRules } from './exam-plan.ts';

/** An exam of one coming, and who can do it; see `ScheduleSnapshot`. */
export type ExamNeeds = LengthPlan & { id: number } & Pick<ExamRules, 'dilates' | 'orderRank'> &
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
  const plannersOn = plannersOf(partsFinder({ exams, schedule }, timeline, query.now), {
    maxGapMinutes,
    keep,
  });
  const earliestMs = limitsOf(query).earliestAt.getTime();
  const instant = (bit: number) => new Date(timeline.startMs + bit * MINUTE_MS);

  for (const day of timeline.days.slice(1, -1)) {
    const slots: AvailableDay['slots'] = [];
    const taken: Date[] = [];
    const { free, open } = plannersOn(day.on);
    const openings = exams.flatMap(({ id: serviceId, practitionerIds }) =>
      openingsOf(schedule.hours, practitionerIds, { on: day.on, serviceId }),
    );
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

/** The exams on a day: the lengths are those of the day on which somebody comes. */
function partsFinder(
  { exams, schedule }: Pick<ExamsSnapshot, 'exams' | 'schedule'>,
  timeline: Timeline,
  now: Date,
): (on: string) => { key: string; parts: () => ExamPart[] } {
  const masks = resourceMasks(schedule, timeline, now);
  return (on) => {
    const groups = exams.map((exam) => groupsOn(exam, on, exam.practitionerIds));
    return {
      key: JSON.stringify(groups),
      parts: () =>
        exams.map(({ id: serviceId, dilates, orderRank, practitionerIds, otherIds }, index) => ({
          ...{ dilates, orderRank, practitionerIds, otherIds },
          ways: (groups[index] ?? []).map(({ times, practitionerIds: ids }) => ({
            ...times,
            practitioners: ids.map((id) => masks.candidate(id, times, serviceId)),
            others: otherIds?.map((id) => masks.candidate(id, times, serviceId)) ?? null,
          })),
        })),
    };
  };
}

/** Plans of a day, by what is free and by what is open; made once for days with equal lengths. */
function plannersOf(partsOn: ReturnType<typeof partsFinder>, rules: Omit<PlanRules, 'which'>) {
  const known = new Map<string, Record<PlanRules['which'], ReturnType<typeof examPlanner>>>();
  return (on: string) => {
    const { key, parts: partsNow } = partsOn(on);
    const before = known.get(key);
    if (before) return before;
    const parts = partsNow();
    const planners = {
      free: examPlanner(parts, { ...rules, which: 'free' }),
      open: examPlanner(parts, { ...rules, which: 'open' }),
    };
    known.set(key, planners);
    return planners;
  };
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
