import type { Candidate } from '#app/scheduling/lengths/resource-masks.ts';
import type { ServiceTimes } from '#app/scheduling/lengths/service-on.ts';
import {
  anyAhead,
  type DayMask,
  emptyMask,
  hasBit,
  intersect,
  unite,
} from '#app/scheduling/minute-mask.ts';
import { type ExamRules, mayPrecede } from './exam-order.ts';

/** Practitioners who take equally long for an exam; `others` is null where it needs only a practitioner. */
type ExamWay = ServiceTimes & {
  practitioners: readonly Candidate[];
  others: readonly Candidate[] | null;
};

/** An exam of one coming with those who can do it, in order. */
export type ExamPart = Pick<ExamRules, 'dilates' | 'orderRank'> & {
  practitionerIds: readonly number[];
  otherIds: readonly number[] | null;
  ways: readonly ExamWay[];
};

/** A step of a plan, in minutes of the timeline. */
export type PlannedStep = {
  /** Index of its part. */
  exam: number;
  start: number;
  end: number;
  practitionerId: number;
  otherId: number | null;
};

export type PlanRules = {
  which: 'open' | 'free';
  /** The longest wait between the end of a step and the start of the next. */
  maxGapMinutes: number;
  /** Resources to prefer, such as those of an appointment that moves. */
  keep: readonly number[];
};

/** A step with the time that it occupies, buffers included. */
type Taken = PlannedStep & { from: number; until: number };
type Plan = { key: readonly number[]; steps: readonly Taken[] };

/** Exams that are still to come. A set is a number with a bit for each part. */
type Rest = {
  /** Minutes at which they may begin, as far as each is looked at alone. */
  starts: DayMask;
  /** How long they take at least, without waiting. */
  minutes: number;
  /** Those that the order lets come next. */
  next: readonly number[];
};

const NOTHING: Rest = { starts: emptyMask(0), minutes: 0, next: [] };

/**
 * Plans several exams on one coming. `starts` has the minutes at which a plan may begin, as far as each exam is
 * looked at alone; only a search knows whether their buffers are in each other's way. `endAt` finds when the plan
 * that ends first ends. `planAt` finds of all that end then the one with the fewest practitioners, then with the most
 * of those to keep, then in the order of the parts, with the earliest steps, and with the first resources.
 */
export function examPlanner(parts: readonly ExamPart[], rules: PlanRules) {
  const all = (1 << parts.length) - 1;
  const rests = restsOf(parts, rules);

  /** @param least by how many minutes a plan must end before the best so far to be looked at */
  function search(start: number, least: 0 | 1): Plan | null {
    let best: Plan | null = null;
    const isTooLate = (end: number) => best !== null && end + least > (best.key[0] ?? 0);
    const compare = (steps: readonly Taken[]) => {
      const key = least === 1 ? [endOf(steps)] : keyOf(steps, parts, rules.keep);
      if (best === null || isLess(key, best.key)) best = { key, steps };
    };
    const extend = (set: number, latest: number, before: readonly Taken[]): void => {
      const rest = rests[set] ?? NOTHING;
      const first = before.length > 0 ? endOf(before) : start;
      for (let at = first; at <= latest && !isTooLate(at + rest.minutes); at += 1)
        for (const step of nextSteps(parts, rest, { at, before, rules }))
          if (!isTooLate(at + rest.minutes)) goOn(set & ~(1 << step.exam), [...before, step]);
    };
    const goOn = (set: number, steps: readonly Taken[]): void => {
      if (set === 0) compare(steps);
      else extend(set, endOf(steps) + rules.maxGapMinutes, steps);
    };
    extend(all, start, []);
    return best;
  }

  return {
    starts: rests[all]?.starts ?? emptyMask(0),
    endAt(start: number): number | null {
      const found = search(start, 1);
      return found && endOf(found.steps);
    },
    planAt(start: number): PlannedStep[] {
      const found = search(start, 0);
      return found ? stepsOf(found) : [];
    },
  };
}

/** What is left of a coming, for every set of exams. */
function restsOf(parts: readonly ExamPart[], { which, maxGapMinutes }: PlanRules): Rest[] {
  const alone = parts.map(({ ways }) =>
    ways.map((way) => ({ minutes: way.durationMinutes, starts: startsOf(way, which) })),
  );
  const bits = Math.max(0, ...alone.flat().map(({ starts }) => starts.length * 32));
  const rests: Rest[] = [];
  for (let set = 0; set < 1 << parts.length; set += 1) {
    const inside = parts.flatMap((part, exam) => (set & (1 << exam) ? [{ part, exam }] : []));
    const next = inside.filter(({ part }) => inside.every((other) => mayPrecede(part, other.part)));
    const starts = emptyMask(bits);
    for (const { exam } of next) {
      const later = rests[set & ~(1 << exam)];
      for (const way of alone[exam] ?? []) {
        const begins = way.starts.slice();
        if (later && inside.length > 1)
          intersect(begins, anyAhead(later.starts, way.minutes, maxGapMinutes));
        unite(starts, begins);
      }
    }
    const minutes = inside.reduce((sum, { part }) => sum + leastMinutes(part), 0);
    rests.push({ starts, minutes, next: next.map(({ exam }) => exam) });
  }
  return rests;
}

function leastMinutes({ ways }: ExamPart): number {
  return Math.min(...ways.map(({ durationMinutes }) => durationMinutes));
}

type Moment = { at: number; before: readonly Taken[]; rules: PlanRules };

/** What may be done at a minute, of what is still to come. */
function nextSteps(parts: readonly ExamPart[], { starts, next }: Rest, moment: Moment): Taken[] {
  return hasBit(starts, moment.at) ? next.flatMap((exam) => stepsAt(parts, exam, moment)) : [];
}

/** An exam at a minute: with each practitioner, and with each room or device that may matter to another step. */
function stepsAt(parts: readonly ExamPart[], exam: number, moment: Moment): Taken[] {
  return (parts[exam]?.ways ?? []).flatMap((way) => wayAt(parts, { exam, way }, moment));
}

function wayAt(
  parts: readonly ExamPart[],
  { exam, way }: { exam: number; way: ExamWay },
  { at, before, rules: { which } }: Moment,
): Taken[] {
  const end = at + way.durationMinutes;
  const from = at - way.bufferBeforeMinutes;
  const until = end + way.bufferAfterMinutes;
  const serves = (each: Candidate) =>
    hasBit(each[which], at) && !before.some((step) => isInTheWay(step, each.id, { from, until }));
  const free = way.others?.filter(serves).map(({ id }) => id) ?? [null];
  // The first that no other step can want is as good as all after it.
  const enough = free.findIndex((id) => id === null || !isShared(parts, { id, exam }));
  const tried = enough < 0 ? free : free.slice(0, enough + 1);
  return way.practitioners
    .filter(serves)
    .flatMap(({ id: practitionerId }) =>
      tried.map((otherId) => ({ exam, start: at, end, practitionerId, otherId, from, until })),
    );
}

function isShared(parts: readonly ExamPart[], { id, exam }: { id: number; exam: number }) {
  return parts.some(({ otherIds }, index) => index !== exam && otherIds?.includes(id));
}

function isInTheWay(step: Taken, id: number, time: { from: number; until: number }): boolean {
  const takes = step.practitionerId === id || step.otherId === id;
  return takes && step.from < time.until && time.from < step.until;
}

function endOf(steps: readonly Taken[]): number {
  return steps.at(-1)?.end ?? 0;
}

function stepsOf({ steps }: Plan): PlannedStep[] {
  return steps.map(({ from: _from, until: _until, ...step }) => step);
}

/** Minutes at which somebody and, where needed, something is there for an exam. */
function startsOf({ practitioners, others }: ExamWay, which: 'open' | 'free'): DayMask {
  const starts = anyOf(practitioners, which);
  if (others !== null) intersect(starts, anyOf(others, which));
  return starts;
}

function anyOf([first, ...more]: readonly Candidate[], which: 'open' | 'free'): DayMask {
  const mask = first?.[which].slice() ?? emptyMask(0);
  for (const each of more) unite(mask, each[which]);
  return mask;
}

/** What plans are compared by, number by number; the lower is the better. */
function keyOf(steps: readonly Taken[], parts: readonly ExamPart[], keep: readonly number[]) {
  const practitioners = steps.map(({ practitionerId }) => practitionerId);
  const kept = practitioners.filter((id) => keep.includes(id)).length;
  const place = (ids: readonly number[] | null | undefined, wanted: number | null) =>
    wanted === null ? 0 : (ids?.indexOf(wanted) ?? 0);
  return [
    endOf(steps),
    new Set(practitioners).size,
    -kept,
    ...steps.map(({ exam }) => exam),
    ...steps.map(({ start }) => start),
    ...steps.map(({ exam, practitionerId }) => place(parts[exam]?.practitionerIds, practitionerId)),
    ...steps.map(({ exam, otherId }) => place(parts[exam]?.otherIds, otherId)),
  ];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
