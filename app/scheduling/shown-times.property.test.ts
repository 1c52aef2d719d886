import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AvailableDay, type AvailableSlot, availableSlots } from './available-slots.ts';
import { leavesGap } from './compact-day.reference.ts';
import { slotFits } from './compact-day.ts';
import { randomAgendas } from './random-agenda.reference.ts';
import { halfOf, shownHalves, soonestSlots } from './shown-times.ts';

const shortest = fc.constantFrom(10, 15, 30, 45, 60);
const situations = fc.noBias(
  fc.tuple(randomAgendas, shortest, shortest, fc.option(fc.nat(), { freq: 2 })),
);
const NOTHING = new Map();
const inOrder = (slots: readonly AvailableSlot[]) =>
  slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

test('shown and other times are all of the day, each once and in order, and the chosen one is shown', () => {
  fc.assert(
    fc.property(situations, ([{ snapshot, query }, one, other, pick]) => {
      const rule = {
        now: query.now,
        shortestMinutes: new Map([
          [1, one],
          [2, other],
        ]),
      };
      for (const day of availableSlots(snapshot, query).days) {
        const chosen = pick === null ? undefined : day.slots[pick % Math.max(1, day.slots.length)];
        for (const fits of [slotFits(snapshot, day, rule), NOTHING]) {
          const halves = shownHalves(day, fits, chosen?.startsAt ?? null);
          const all = halves.flatMap(({ shown, more }) => [...shown, ...more]);
          expect(inOrder(all)).toEqual(day.slots);
          for (const { id, shown, more } of halves) {
            expect([inOrder(shown), inOrder(more)]).toEqual([shown, more]);
            expect([...shown, ...more].every((slot) => halfOf(slot) === id)).toBe(true);
          }
          const shown = halves.flatMap((half) => half.shown);
          expect(shown).toHaveLength(Math.min(8, day.slots.length));
          if (chosen) expect(shown).toContain(chosen);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('no time that leaves a gap is shown in place of one that leaves none', () => {
  let withGaps = 0;
  let withMore = 0;
  fc.assert(
    fc.property(situations, ([{ snapshot, query }, one, other]) => {
      const rule = {
        now: query.now,
        shortestMinutes: new Map([
          [1, one],
          [2, other],
        ]),
      };
      for (const day of availableSlots(snapshot, query).days) {
        const fits = slotFits(snapshot, day, rule);
        const isGap = (slot: AvailableSlot) =>
          leavesGap(snapshot, slot, { ...rule, slots: day.slots });
        for (const slot of day.slots) expect(fits.get(slot) === 'gap').toBe(isGap(slot));
        for (const { shown, more } of shownHalves(day, fits, null)) {
          if (shown.some(isGap)) expect(more.every(isGap)).toBe(true);
          withGaps += Number([...shown, ...more].some(isGap));
          withMore += Number(more.length > 0);
        }
      }
    }),
    { numRuns: 200 },
  );
  // Guards against vacuous runs.
  expect(withGaps).toBeGreaterThan(50);
  expect(withMore).toBeGreaterThan(50);
});

test('the soonest times begin with the very first, and no half day has two of them', () => {
  fc.assert(
    fc.property(situations, ([{ snapshot, query }, one, other]) => {
      const rule = {
        now: query.now,
        shortestMinutes: new Map([
          [1, one],
          [2, other],
        ]),
      };
      const { days } = availableSlots(snapshot, query);
      const soonest = soonestSlots(days, (day) => slotFits(snapshot, day, rule));
      const halves = (slots: readonly AvailableSlot[], { on }: AvailableDay) =>
        slots.map((slot) => `${on} ${halfOf(slot)}`);
      const free = [...new Set(days.flatMap((day) => halves(day.slots, day)))];
      const found = days.flatMap((day) =>
        halves(
          day.slots.filter((slot) => soonest.includes(slot)),
          day,
        ),
      );
      expect(found).toEqual(free.slice(0, 3));
      expect(soonest[0]).toBe(days.flatMap(({ slots }) => slots)[0]);
      expect(inOrder(soonest)).toEqual(soonest);
    }),
    { numRuns: 200 },
  );
});
