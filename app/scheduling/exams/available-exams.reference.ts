import { isFreeMinute, lengthsWith } from '#app/scheduling/available-slots.reference.ts';
import type { ServiceTimes } from '#app/scheduling/lengths/service-on.ts';
import type { ExamNeeds, ExamsSnapshot } from './available-exams.ts';

// Reference implementation for tests: every order of the exams, every minute at which each could begin, everybody
// and everything that could do it. Slow and plain, without masks.

export type ReferenceStep = {
  exam: number;
  at: number;
  practitionerId: number;
  otherId: number | null;
};
type Minutes = { from: number; until: number };
type Checks = {
  works: (id: number, minutes: Minutes & { serviceId: number }) => boolean;
  isUntaken: (id: number, minutes: Minutes) => boolean;
};

const MINUTE_MS = 60_000;

/** What a resource does in each minute, looked up once. */
export function checksOf({ schedule }: ExamsSnapshot, now: Date): Checks {
  const empty = { durationMinutes: 1, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const snapshotFor = (id: number) => {
    const service = { ...empty, id };
    return { ...schedule, service, practitionerIds: [], otherIds: null, busy: [] };
  };
  const known = new Map<string, boolean>();
  const remembered = (key: string, answer: () => boolean) => {
    const value = known.get(key) ?? answer();
    known.set(key, value);
    return value;
  };
  const everyMinute = (from: number, until: number, holds: (ms: number) => boolean) => {
    for (let ms = from; ms < until; ms += MINUTE_MS) if (!holds(ms)) return false;
    return true;
  };
  return {
    works: (id, { from, until, serviceId }) =>
      everyMinute(from, until, (ms) =>
        remembered(`works ${id} ${serviceId} ${ms}`, () =>
          isFreeMinute(snapshotFor(serviceId), id, { ms, now }),
        ),
      ),
    isUntaken: (id, { from, until }) =>
      schedule.busy.every((row) => {
        if (row.resourceId !== id || row.isOwn) return true;
        if (row.holdExpiresAt && row.holdExpiresAt.getTime() <= now.getTime()) return true;
        return row.endsAt.getTime() <= from || row.startsAt.getTime() >= until;
      }),
  };
}

/** All ways to do the exams, the first of them at an instant. */
export function referencePlans(
  { exams, maxGapMinutes }: ExamsSnapshot,
  {
    startMs,
    on,
    checks,
    isEmpty,
  }: { startMs: number; on: string; checks: Checks; isEmpty: boolean },
): ReferenceStep[][] {
  const plans: ReferenceStep[][] = [];
  for (const order of ordersOf(exams.map((_, index) => index))) {
    if (!isAllowed(order.flatMap((index) => exams[index] ?? []))) continue;
    goOn(order, []);
  }
  return plans;

  function goOn(order: readonly number[], done: readonly ReferenceStep[]): void {
    const index = order[done.length] ?? -1;
    const exam = exams[index];
    if (!exam) {
      plans.push([...done]);
      return;
    }
    const last = done.at(-1);
    const first = last ? last.at + minutesOf(exams, last, on) * MINUTE_MS : startMs;
    for (let wait = 0; wait <= (last ? maxGapMinutes : 0); wait += 1)
      for (const who of pairsOf(exam)) {
        const step = { exam: index, at: first + wait * MINUTE_MS, ...who };
        if (canBe(exam, step, done)) goOn(order, [...done, step]);
      }
  }

  function pairsOf({ practitionerIds, otherIds }: ExamNeeds) {
    return practitionerIds.flatMap((practitionerId) =>
      (otherIds ?? [null]).map((otherId) => ({ practitionerId, otherId })),
    );
  }

  function canBe(exam: ExamNeeds, step: ReferenceStep, done: readonly ReferenceStep[]): boolean {
    const ids = [step.practitionerId, ...(step.otherId === null ? [] : [step.otherId])];
    const times = lengthsWith(exam, on, step.practitionerId);
    const until = step.at + times.durationMinutes * MINUTE_MS;
    const time = { from: step.at, until, serviceId: exam.id };
    const own = occupied(times, step);
    return ids.every(
      (id) =>
        checks.works(id, time) &&
        (isEmpty || checks.isUntaken(id, own)) &&
        done.every((before) => {
          const other = exams[before.exam];
          if (!other || (before.practitionerId !== id && before.otherId !== id)) return true;
          const taken = occupied(lengthsWith(other, on, before.practitionerId), before);
          return taken.until <= own.from || own.until <= taken.from;
        }),
    );
  }
}

function occupied(exam: ServiceTimes, { at }: ReferenceStep) {
  return {
    from: at - exam.bufferBeforeMinutes * MINUTE_MS,
    until: at + (exam.durationMinutes + exam.bufferAfterMinutes) * MINUTE_MS,
  };
}

/** Nothing that dilates comes before what does not; of two alike, the lower rank comes first. */
function isAllowed(order: readonly ExamNeeds[]): boolean {
  return order.every((one, index) =>
    order.slice(index + 1).every((later) => {
      if (one.dilates !== later.dilates) return later.dilates;
      return one.orderRank <= later.orderRank;
    }),
  );
}

function ordersOf(rest: readonly number[]): number[][] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((one) =>
    ordersOf(rest.filter((other) => other !== one)).map((tail) => [one, ...tail]),
  );
}

/** The best plan by the promise: it ends first, has the fewest practitioners, then the clinic's order of everything. */
export function bestOf(
  { exams }: ExamsSnapshot,
  plans: readonly ReferenceStep[][],
  { keep, on }: { keep: readonly number[]; on: string },
): ReferenceStep[] | null {
  const endOf = (plan: readonly ReferenceStep[]) =>
    Math.max(...plan.map((step) => step.at + minutesOf(exams, step, on) * MINUTE_MS));
  const promises: ((plan: readonly ReferenceStep[]) => number)[] = [
    endOf,
    (plan) => new Set(plan.map(({ practitionerId }) => practitionerId)).size,
    (plan) => plan.filter(({ practitionerId }) => !keep.includes(practitionerId)).length,
  ];
  const length = exams.length;
  const inTurn = (value: (step: ReferenceStep) => number) =>
    Array.from({ length }, (_, index) => (plan: readonly ReferenceStep[]) => {
      const step = plan[index];
      return step ? value(step) : 0;
    });
  promises.push(
    ...inTurn(({ exam }) => exam),
    ...inTurn(({ at }) => at),
    ...inTurn(
      ({ exam, practitionerId }) => exams[exam]?.practitionerIds.indexOf(practitionerId) ?? 0,
    ),
    ...inTurn(({ exam, otherId }) =>
      otherId === null ? 0 : (exams[exam]?.otherIds?.indexOf(otherId) ?? 0),
    ),
  );
  let left = [...plans];
  for (const promise of promises) {
    const least = Math.min(...left.map(promise));
    left = left.filter((plan) => promise(plan) === least);
  }
  return left[0] ?? null;
}

function minutesOf(exams: readonly ExamNeeds[], step: ReferenceStep, on: string): number {
  const exam = exams[step.exam];
  return exam ? lengthsWith(exam, on, step.practitionerId).durationMinutes : 0;
}
