import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referenceSlots } from '#app/scheduling/available-slots.reference.ts';
import type { SlotsQuery } from '#app/scheduling/available-slots.ts';
import { randomAgendas } from '#app/scheduling/random-agenda.reference.ts';
import { bestOf, checksOf, referencePlans } from './available-exams.reference.ts';
import { availableExams, type ExamsSnapshot } from './available-exams.ts';

const minutes = fc.constantFrom(5, 10, 15, 20, 30, 13);
const lengths = {
  durationMinutes: minutes,
  bufferBeforeMinutes: fc.constantFrom(0, 0, 0, 5, 7),
  bufferAfterMinutes: fc.constantFrom(0, 0, 5, 11),
  own: fc.oneof(
    fc.constant([]),
    fc
      .tuple(fc.constantFrom(1, 2), minutes)
      .map(([resourceId, durationMinutes]) => [{ resourceId, durationMinutes }]),
  ),
};
const exam = fc.record({
  id: fc.constantFrom(1, 2, 3),
  ...lengths,
  later: fc.array(
    fc.record({ fromOn: fc.constantFrom('2018-11-03', '2019-02-16', '2026-11-21'), ...lengths }),
    { maxLength: 1 },
  ),
  dilates: fc.boolean(),
  orderRank: fc.constantFrom(0, 0, 0, 1, 2),
  practitionerIds: fc.constantFrom<number[]>([1], [1, 2], [2, 1], [2]),
  otherIds: fc.constantFrom<number[] | null>(null, [3], [3, 4], [4, 3], [4]),
});

/** The longest waits that brute force can try, by the number of exams. */
const GAPS = [[0], [0, 5, 12], [0, 4, 6], [0, 1]] as const;

/** Random schedules of two practitioners and two rooms with one to four exams; see `randomAgendas`. */
const randomExams: fc.Arbitrary<{ snapshot: ExamsSnapshot; query: SlotsQuery; keep: number[] }> = fc
  .record({
    agenda: randomAgendas,
    exams: fc.oneof(
      { weight: 3, arbitrary: fc.array(exam, { minLength: 2, maxLength: 2 }) },
      { weight: 3, arbitrary: fc.array(exam, { minLength: 3, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(exam, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(exam, { minLength: 4, maxLength: 4 }) },
    ),
    gap: fc.nat(),
    keep: fc.constantFrom<number[]>([], [], [2]),
  })
  .map(({ agenda: { snapshot, query }, exams, gap, keep }) => {
    const gaps = GAPS[exams.length - 1] ?? [0];
    const schedule = { ...snapshot, busy: snapshot.busy.slice(0, 24) };
    const agenda = { ...query.agenda, slotStepMinutes: 60, horizonDays: 5 };
    return {
      snapshot: { exams, maxGapMinutes: gaps[gap % gaps.length] ?? 0, schedule },
      query: { ...query, days: 1, agenda },
      keep,
    };
  });

/** The starts of the query's day at which somebody could be asked to come, found without a solver. */
function startsOf({ exams, schedule }: ExamsSnapshot, query: SlotsQuery): number[] {
  const anyMinute = { durationMinutes: 1, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  // Whether anybody works then is the plans' matter: a closure moves no step.
  const open = { ...schedule, closures: [], closedDays: [], otherIds: null, busy: [] };
  const starts = exams.flatMap(({ id, practitionerIds }) => {
    const service = { ...anyMinute, id };
    return referenceSlots({ ...open, service, practitionerIds }, query).free.map(({ at }) =>
      Date.parse(at),
    );
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}

function referenceAnswer(snapshot: ExamsSnapshot, query: SlotsQuery, keep: readonly number[]) {
  const checks = checksOf(snapshot, query.now);
  const { from: on } = query;
  const free: unknown[] = [];
  const taken: string[] = [];
  for (const startMs of startsOf(snapshot, query)) {
    const best = bestOf(
      snapshot,
      referencePlans(snapshot, { startMs, on, checks, isEmpty: false }),
      { keep, on },
    );
    if (best) free.push(best);
    else if (referencePlans(snapshot, { startMs, on, checks, isEmpty: true }).length > 0)
      taken.push(new Date(startMs).toISOString());
  }
  return { free, taken };
}

test('several exams are planned like by trying every order, minute and resource', () => {
  const seen = { runs: 0, free: 0, taken: 0, several: 0, waits: 0, limited: 0 };
  fc.assert(
    fc.property(fc.noBias(randomExams), ({ snapshot, query, keep }) => {
      const { days } = availableExams(snapshot, query, keep);
      const slots = days.flatMap((day) => day.slots);
      const answer = {
        free: slots.map(({ steps = [] }) =>
          steps.map(({ exam: index, startsAt, practitionerId, otherId }) => ({
            exam: index,
            at: startsAt.getTime(),
            practitionerId,
            otherId,
          })),
        ),
        taken: days.flatMap((day) => day.taken.map((at) => at.toISOString())),
      };
      expect(answer).toEqual(referenceAnswer(snapshot, query, keep));
      const hours = snapshot.schedule.hours.filter(({ kind }) => kind !== 'limit');
      const unlimited = { ...snapshot, schedule: { ...snapshot.schedule, hours } };
      const all = availableExams(unlimited, query, keep).days;
      seen.runs += 1;
      seen.limited += JSON.stringify(all) === JSON.stringify(days) ? 0 : 1;
      seen.free += slots.length > 0 ? 1 : 0;
      seen.taken += answer.taken.length > 0 ? 1 : 0;
      seen.several += slots.length > 0 && snapshot.exams.length > 1 ? 1 : 0;
      seen.waits += slots.some(({ steps = [] }) =>
        steps.some(
          (step, index) =>
            index > 0 && steps[index - 1]?.endsAt.getTime() !== step.startsAt.getTime(),
        ),
      )
        ? 1
        : 0;
    }),
    { numRuns: 250 },
  );
  // Guards against vacuous runs: where nothing fits, both trivially agree. Each kind is so frequent that 250 runs have
  // it: of a hundred, thirty have several exams, eight taken times, nine waits, and nineteen limits that matter.
  expect(seen.several / seen.runs).toBeGreaterThan(0.15);
  expect(seen.taken / seen.runs).toBeGreaterThan(0.01);
  expect(seen.limited).toBeGreaterThan(0);
  expect(seen.waits / seen.runs).toBeGreaterThan(0.01);
});

test('plans keep the order, the longest wait and the buffers', () => {
  fc.assert(
    fc.property(fc.noBias(randomExams), ({ snapshot, query }) => {
      for (const { steps = [] } of availableExams(snapshot, query).days.flatMap(
        (day) => day.slots,
      )) {
        const exams = steps.flatMap(({ exam: index }) => snapshot.exams[index] ?? []);
        expect(exams.map(({ dilates }) => Number(dilates))).toEqual(
          exams.map(({ dilates }) => Number(dilates)).sort(),
        );
        expect(new Set(steps.map(({ exam: index }) => index)).size).toBe(snapshot.exams.length);
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (!before) continue;
          const waitMinutes = (step.startsAt.getTime() - before.endsAt.getTime()) / 60_000;
          expect(waitMinutes).toBeGreaterThanOrEqual(0);
          expect(waitMinutes).toBeLessThanOrEqual(snapshot.maxGapMinutes);
        }
      }
    }),
    { numRuns: 200 },
  );
});
