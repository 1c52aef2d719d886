import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReferenceAnswer, referenceSlots } from './available-slots.reference.ts';
import { type AvailableSlots, availableSlots } from './available-slots.ts';
import { randomAgendas } from './random-agenda.reference.ts';

function answerOf({ days }: AvailableSlots): ReferenceAnswer {
  return {
    free: days.flatMap(({ starts }) =>
      starts.map(({ startsAt, practitionerIds, otherIds }) => ({
        at: startsAt.toISOString(),
        practitionerIds,
        otherIds,
      })),
    ),
    taken: days.flatMap(({ taken }) => taken.map((startsAt) => startsAt.toISOString())),
  };
}

test('masks find the same starts as trying every minute', { timeout: 600_000 }, () => {
  let withSlots = 0;
  let withTaken = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.noBias(randomAgendas), ({ plan, query }) => {
      const answer = answerOf(availableSlots(plan, query));
      expect(answer).toEqual(referenceSlots(plan, query));
      runs += 1;
      withSlots += answer.free.length > 0 ? 1 : 0;
      withTaken += answer.taken.length > 0 ? 1 : 0;
    }),
    { numRuns: 400 },
  );
  // The random plans must say something: empty agendas agree with everything.
  expect(withSlots / runs).toBeGreaterThan(0.4);
  expect(withTaken / runs).toBeGreaterThan(0.15);
});
