import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newcombeInterval, type Share, shareOf, wilsonInterval, Z_95 } from './proportions.ts';

/** R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i in %i is the published one', (hits, cases, low, high) => {
  const interval = wilsonInterval({ hits, cases });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

/** R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10. */
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('the interval of %i/%i − %i/%i is the published one', (hits, cases, theirs, of, low, high) => {
  const interval = newcombeInterval({ hits, cases }, { hits: theirs, cases: of });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

/** An end of the interval: where the score test just stops refusing, found by halving. */
function endByHalving({ hits, cases }: Share, side: 'low' | 'high'): number {
  const share = hits / cases;
  const refuses = (p: number) => {
    const deviation = Math.sqrt((p * (1 - p)) / cases);
    return deviation === 0 ? p !== share : Math.abs(share - p) / deviation > Z_95;
  };
  let [inside, outside] = [share, side === 'low' ? 0 : 1];
  if (!refuses(outside)) return outside;
  for (let turn = 0; turn < 200; turn += 1) {
    const half = (inside + outside) / 2;
    if (refuses(half)) outside = half;
    else inside = half;
  }
  return inside;
}

const share = fc
  .integer({ min: 1, max: 5_000 })
  .chain((cases) =>
    fc.record({ cases: fc.constant(cases), hits: fc.integer({ min: 0, max: cases }) }),
  );

describe('for any counts', () => {
  test("Wilson's interval is what the score test does not refuse", () => {
    fc.assert(
      fc.property(share, (counts) => {
        const { low, high } = wilsonInterval(counts);
        expect(low).toBeCloseTo(endByHalving(counts, 'low'), 9);
        expect(high).toBeCloseTo(endByHalving(counts, 'high'), 9);
        expect(low).toBeLessThanOrEqual(shareOf(counts));
        expect(high).toBeGreaterThanOrEqual(shareOf(counts));
      }),
    );
  });

  test('a difference lies in its interval, which turns round with the two', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const there = newcombeInterval(one, other);
        const back = newcombeInterval(other, one);
        const difference = shareOf(one) - shareOf(other);
        expect(there.low - 1e-12).toBeLessThanOrEqual(difference);
        expect(there.high + 1e-12).toBeGreaterThanOrEqual(difference);
        expect(there.low).toBeCloseTo(-back.high, 12);
        expect(there.low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(there.high).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  test('more cases of the same share leave less doubt', () => {
    fc.assert(
      fc.property(share, ({ hits, cases }) => {
        const once = wilsonInterval({ hits, cases });
        const ten = wilsonInterval({ hits: hits * 10, cases: cases * 10 });
        expect(ten.high - ten.low).toBeLessThan(once.high - once.low);
      }),
    );
  });
});

test('without cases nothing is known', () => {
  expect(wilsonInterval({ hits: 0, cases: 0 })).toEqual({ low: 0, high: 1 });
});
