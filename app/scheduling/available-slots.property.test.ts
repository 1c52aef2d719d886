import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OracleAnswer, oracleStarts } from './available-slots.reference.ts';
import { type FreeStarts, freeStarts } from './available-slots.ts';
import { randomAgendas } from './random-agenda.reference.ts';

function answerOf({ days }: FreeStarts): OracleAnswer {
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
  let withStarts = 0;
  let withTaken = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.noBias(randomAgendas), ({ plan, query }) => {
      const answer = answerOf(freeStarts(plan, query));
      expect(answer).toEqual(oracleStarts(plan, query));
      runs += 1;
      withStarts += answer.free.length > 0 ? 1 : 0;
      withTaken += answer.taken.length > 0 ? 1 : 0;
    }),
    { numRuns: 400 },
  );
  // The random plans must say something: empty agendas agree with everything.
  expect(withStarts / runs).toBeGreaterThan(0.4);
  expect(withTaken / runs).toBeGreaterThan(0.15);
});
