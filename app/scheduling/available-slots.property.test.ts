import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { type ReferenceAnswer, referenceSlots } from './available-slots.reference.ts';
import { type AvailableSlots, availableSlots, slotWith } from './available-slots.ts';
import { randomAgendas } from './random-agenda.reference.ts';

function answerOf({ days }: AvailableSlots): ReferenceAnswer {
  return {
    free: days.flatMap(({ slots }) =>
      slots.map((slot) => ({
        at: slot.startsAt.toISOString(),
        practitioners: slot.practitionerIds.map((id) => {
          const { startsAt, endsAt } = slotWith(slot, [id]);
          return { id, minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000 };
        }),
        otherIds: slot.otherIds,
      })),
    ),
    taken: days.flatMap(({ taken }) => taken.map((startsAt) => startsAt.toISOString())),
  };
}

// Four offsets, and two zones that have changed theirs in other years than the rest.
test.each([
  ['America/Sao_Paulo', 400],
  ['America/Manaus', 100],
  ['America/Rio_Branco', 100],
  ['America/Noronha', 100],
])('masks find the same slots as trying every minute, in %s', (zone, numRuns) => {
  setClinicZone(zone);
  let withSlots = 0;
  let withTaken = 0;
  let withLengths = 0;
  let limited = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.noBias(randomAgendas), ({ snapshot, query }) => {
      const answer = answerOf(availableSlots(snapshot, query));
      expect(answer).toEqual(referenceSlots(snapshot, query));
      runs += 1;
      withSlots += answer.free.length > 0 ? 1 : 0;
      withLengths += answer.free.some(({ practitioners: [one, other] }) =>
        Boolean(one && other && one.minutes !== other.minutes),
      )
        ? 1
        : 0;
      const free = { ...snapshot, hours: snapshot.hours.filter(({ kind }) => kind !== 'limit') };
      const unlimited = answerOf(availableSlots(free, query)).free.length;
      limited += answer.free.length > 0 && answer.free.length < unlimited ? 1 : 0;
      withTaken += answer.taken.length > 0 ? 1 : 0;
    }),
    { numRuns },
  );
  // Guards against vacuous runs: with an empty agenda both implementations trivially agree. A hundred runs may have
  // few of a kind by chance: half of all have free times, a quarter taken ones, one in twenty a limit that matters.
  if (numRuns < 400) return;
  expect(withSlots / runs).toBeGreaterThan(0.4);
  expect(withTaken / runs).toBeGreaterThan(0.1);
  expect(withLengths).toBeGreaterThan(0);
  expect(limited).toBeGreaterThan(0);
});
