import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { type OfferQuery, offerOf } from './series-offer.ts';

// Which days are offered for a control, against what somebody would say who leafs through the agenda by hand.

const SURGEON = 1;
const slot = fc.record({ practitionerIds: fc.subarray([1, 2, 3], { minLength: 1 }) });
const day = fc.record({ slots: fc.array(slot, { maxLength: 3 }), isFull: fc.boolean() });

const query = fc
  .record({
    // Ends of months and of the year are among the days.
    start: fc.integer({ min: 0, max: 400 }),
    toleranceDays: fc.integer({ min: 0, max: 6 }),
    daysPast: fc.integer({ min: 0, max: 8 }),
    surgeonId: fc.constantFrom(SURGEON, null),
    days: fc.array(day, { maxLength: 14 }),
  })
  .map(({ start, toleranceDays, daysPast, surgeonId, days }): OfferQuery => {
    const dueOn = addDays(MONDAY, start);
    const today = addDays(dueOn, daysPast);
    const free = days.map(({ slots, isFull }, index) => {
      const on = addDays(today, index);
      return {
        on,
        taken: isFull ? [at(on, '12:00')] : [],
        slots: slots.map((each, hour) => ({ ...each, startsAt: at(on, `1${hour}:00`) })),
      };
    });
    return { dueOn, toleranceDays, today, surgeonId, free };
  });

/** Day by day from the due day on, without a thought to how it is computed. */
function byHand({ dueOn, toleranceDays, surgeonId, free }: OfferQuery) {
  const good: string[] = [];
  for (let after = 0; after <= toleranceDays; after += 1) good.push(addDays(dueOn, after));
  const on = (wanted: string) => free.find((each) => each.on === wanted);
  const hasTimeWith = (wanted: string, who: number | null) =>
    (on(wanted)?.slots ?? []).some(
      ({ practitionerIds }) => who === null || practitionerIds.includes(who),
    );
  const onTime = good.filter((each) => hasTimeWith(each, surgeonId));
  if (onTime.length > 0) return { onTime };
  const [, lastGood = dueOn] = [dueOn, good.at(-1)];
  const sees = (wanted: string) =>
    hasTimeWith(wanted, null) || (on(wanted)?.taken ?? []).length > 0;
  return {
    others: good.filter((each) => hasTimeWith(each, null)),
    late: free.map((each) => each.on).filter((each) => each > lastGood && hasTimeWith(each, null)),
    addOnOn: good.find(sees) ?? null,
  };
}

test('the days that are offered are those that somebody would name who leafs through the agenda', () => {
  const seen = { 'on-time': 0, stopped: 0 };
  fc.assert(
    fc.property(query, (asked) => {
      const offer = offerOf(asked);
      seen[offer.kind] += 1;
      const daysOf = (all: readonly { on: string }[]) => all.map(({ on }) => on);
      const told =
        offer.kind === 'on-time'
          ? { onTime: daysOf(offer.days) }
          : { others: daysOf(offer.others), late: daysOf(offer.late), addOnOn: offer.addOnOn };
      expect(told).toEqual(byHand(asked));
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

test('what is proposed without being asked for is never late and never with somebody else', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const offer = offerOf(asked);
      if (offer.kind === 'stopped') return;
      for (const { on, slots } of offer.days) {
        expect(on >= asked.dueOn && on <= addDays(asked.dueOn, asked.toleranceDays)).toBe(true);
        if (asked.surgeonId !== null)
          expect(slots.every(({ practitionerIds }) => practitionerIds.includes(SURGEON))).toBe(
            true,
          );
      }
    }),
  );
});
