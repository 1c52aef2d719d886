import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReferenceAnswer, referenceSlots } from './available-slots.reference.ts';
import { type AvailableSlots, availableSlots } from './available-slots.ts';
import { randomAgendas } from './random-agenda.reference.ts';

function answerOf({ days }: AvailableSlots): ReferenceAnswer {
  return {
    free: days.flatMap(({ slots }) =>
      slots.map(({ startsAt, practitionerIds, otherIds }) => ({
        at: startsAt.toISOString(),
        practitionerIds,
        otherIds,
      })),
    ),
    taken: days.flatMap(({ taken }) => taken.map((startsAt) => startsAt.toISOString())),
  };
}

test('masks find the same slots as trying every minute', () => {
  let withSlots = 0;
  let withTaken = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.noBias(randomAgendas), ({ snapshot, query }) => {
      const answer = answerOf(availableSlots(snapshot, query));
      expect(answer).toEqual(referenceSlots(snapshot, query));
      runs += 1;
      withSlots += answer.free.length > 0 ? 1 : 0;
      withTaken += answer.taken.length > 0 ? 1 : 0;
    }),
    { numRuns: 400 },
  );
  // Guards against vacuous runs: with an empty agenda both implementations trivially agree.
  expect(withSlots / runs).toBeGreaterThan(0.4);
  expect(withTaken / runs).toBeGreaterThan(0.15);
});
