import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byHours, gridRows, lanesOf, type Stretch, without } from './grid-rows.ts';

const minute = fc.integer({ min: 0, max: 1440 });
const stretch = fc
  .tuple(minute, fc.integer({ min: 1, max: 300 }))
  .map(([from, length]): Stretch => ({ from, until: Math.min(1440, from + length) }))
  .filter(({ from, until }) => from < until);
const stretches = fc.array(stretch, { minLength: 1, maxLength: 12 });
const meet = (a: Stretch, b: Stretch) => a.from < b.until && b.from < a.until;
const isIn = (at: number) => (each: Stretch) => each.from <= at && at < each.until;

describe('the rows of a day', () => {
  test('later is never higher, and no minute that matters is left out', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const { rowOf, count } = gridRows(all);
        const rows = Array.from({ length: 1441 }, (_, at) => rowOf(at));
        expect(rows.findIndex((row, at) => row < (rows[at - 1] ?? 0) || row > count)).toBe(-1);
        for (const { from, until } of all) {
          // Each has a row of its own for every five minutes.
          const height = rowOf(until) - rowOf(from);
          expect(height).toBeGreaterThanOrEqual(Math.floor((until - from) / 5));
        }
      }),
    );
  });

  test('a lunch is a band, a short gap is not', () => {
    const day = gridRows([
      { from: 480, until: 720 },
      { from: 810, until: 1080 },
    ]);
    expect(day.breaks).toEqual([{ from: 720, until: 810, row: 48, rows: 4 }]);
    expect(day.count).toBe(48 + 4 + 54);
    expect(day.rowOf(720)).toBe(48);
    expect(day.rowOf(809)).toBe(48);
    expect(day.rowOf(810)).toBe(52);
    expect(day.marks.map(({ minute: at }) => at)).toEqual([
      480, 540, 600, 660, 720, 810, 840, 900, 960, 1020,
    ]);
    expect(
      gridRows([
        { from: 480, until: 700 },
        { from: 720, until: 800 },
      ]).breaks,
    ).toEqual([]);
  });

  test('a day without anything has no rows', () => {
    expect(gridRows([])).toMatchObject({ count: 0, marks: [], breaks: [] });
  });
});

describe('lanes', () => {
  test('what overlaps never shares a lane, and what stands alone has the whole width', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const lanes = lanesOf(all);
        for (const [one, a] of all.entries())
          for (const [other, b] of all.entries()) {
            if (one === other || !meet(a, b)) continue;
            expect(lanes[one]?.lane).not.toBe(lanes[other]?.lane);
            expect(lanes[one]?.lanes).toBe(lanes[other]?.lanes);
          }
        expect(lanes.every(({ lane, lanes: count }) => lane < count)).toBe(true);
        const alone = all.findIndex(
          (each) => all.filter((other) => meet(each, other)).length === 1,
        );
        if (alone >= 0) expect(lanes[alone]).toEqual({ lane: 0, lanes: 1 });
      }),
    );
  });
});

test('what is left of working hours is exactly what nothing takes', () => {
  fc.assert(
    fc.property(stretches, fc.array(stretch, { maxLength: 12 }), (whole, taken) => {
      const left = without(whole, taken);
      for (let at = 0; at < 1440; at += 1)
        expect(left.some(isIn(at))).toBe(whole.some(isIn(at)) && !taken.some(isIn(at)));
    }),
    { numRuns: 30 },
  );
});

test('the ways into an empty time cover it once, begin with it and at hours, and stand apart', () => {
  fc.assert(
    fc.property(stretch, (time) => {
      const parts = byHours(time);
      expect(parts[0]?.from).toBe(time.from);
      expect(parts.at(-1)?.until).toBe(time.until);
      for (const [index, { from }] of parts.entries()) {
        if (index === 0) continue;
        expect(from % 60).toBe(0);
        expect(from).toBe(parts[index - 1]?.until);
        expect(from - (parts[index - 1]?.from ?? 0)).toBeGreaterThanOrEqual(45);
      }
    }),
  );
});
