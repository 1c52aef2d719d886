import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { ExamStep } from '#app/scheduling/available-slots.ts';
import { type ServiceTimes, serviceOn } from '#app/scheduling/lengths/service-on.ts';
import type { BookableExam } from './bookable-services.server.ts';
import type { Eyes } from './wanted-exams.ts';

/** Half-open, buffers included. */
type Interval = { from: Date; until: Date };

/** One exam of several that are claimed together, with what it occupies. */
export type SlotStep = {
  serviceId: number;
  eyes: Eyes | null;
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  practitionerId: number;
  /** The practitioner first. */
  resourceIds: number[];
};

const MINUTE_MS = 60_000;
/** No setting allows a longer wait between two exams. */
const LONGEST_GAP_MINUTES = 60;

/** The steps of a plan, in order of time. */
export function claimedSteps(
  steps: readonly ExamStep[],
  exams: readonly BookableExam[],
): SlotStep[] {
  const [first] = steps;
  const on = first ? wallClockOf(first.startsAt).on : '';
  return steps.map(({ exam: index, startsAt, endsAt, practitionerId, otherId }) => {
    const exam = exams[index];
    if (!exam) throw new Error('a step is of no exam');
    const { id: serviceId, eyes } = exam;
    const { bufferBeforeMinutes, bufferAfterMinutes } = serviceOn(exam, on);
    return {
      ...{ serviceId, eyes, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes },
      practitionerId,
      resourceIds: [practitionerId, ...(otherId === null ? [] : [otherId])],
    };
  });
}

/** What a step occupies. */
export function stepInterval(step: Omit<SlotStep, 'resourceIds'>): Interval {
  const { startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = step;
  return {
    from: new Date(startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS),
    until: new Date(endsAt.getTime() + bufferAfterMinutes * MINUTE_MS),
  };
}

/** All that steps occupy, and from when to when. */
export function timeOf(steps: readonly SlotStep[]): { resourceIds: number[]; interval: Interval } {
  const intervals = steps.map(stepInterval);
  return {
    resourceIds: [...new Set(steps.flatMap(({ resourceIds }) => resourceIds))],
    interval: {
      from: new Date(Math.min(...intervals.map(({ from }) => from.getTime()))),
      until: new Date(Math.max(...intervals.map(({ until }) => until.getTime()))),
    },
  };
}

/** A time in which every plan of some services lies that begins at an instant. */
export function stepsPlace(services: readonly ServiceTimes[], startsAt: Date): Interval {
  const longest = services.reduce(
    (sum, each) => sum + each.durationMinutes + LONGEST_GAP_MINUTES + each.bufferAfterMinutes,
    0,
  );
  const before = Math.max(...services.map(({ bufferBeforeMinutes }) => bufferBeforeMinutes));
  return {
    from: new Date(startsAt.getTime() - before * MINUTE_MS),
    until: new Date(startsAt.getTime() + longest * MINUTE_MS),
  };
}
