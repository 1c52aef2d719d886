import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { DECLARED_OPENINGS, type LeadDay, leadVerdict } from './lead-verdict.ts';

const day = (on: string, variant: 'A' | 'B', openings: number, leads: number): LeadDay => ({
  on,
  variant,
  openings,
  leads,
});

test('nothing is said before both forms were opened as often as was declared', () => {
  const few = leadVerdict([
    day('2026-11-01', 'A', DECLARED_OPENINGS - 1, 300),
    day('2026-11-01', 'B', 5_000, 0),
  ]);
  expect(few).toMatchObject({ outcome: 'not-yet', decidedOn: null });
  expect(few.totals.B).toMatchObject({ hits: 0, cases: 5_000 });
});

test('a clear difference has a winner, an unclear one has none', () => {
  const both = (a: number, b: number) =>
    leadVerdict([
      day('2026-11-01', 'A', DECLARED_OPENINGS, a),
      day('2026-11-01', 'B', DECLARED_OPENINGS, b),
    ]).outcome;
  expect(both(80, 20)).toBe('A');
  expect(both(20, 80)).toBe('B');
  expect(both(42, 40)).toBe('no-difference');
});

test('the day on which there were enough decides for good', () => {
  const enough = [
    day('2026-11-01', 'A', DECLARED_OPENINGS, 40),
    day('2026-11-02', 'B', DECLARED_OPENINGS, 42),
  ];
  const later = [...enough, day('2026-11-03', 'A', 10, 10), day('2026-11-04', 'A', 500, 500)];
  for (const days of [enough, later, [...later].reverse()])
    expect(leadVerdict(days)).toMatchObject({ outcome: 'no-difference', decidedOn: '2026-11-02' });
});

const days = fc.array(
  fc
    .record({
      n: fc.integer({ min: 0, max: 60 }),
      variant: fc.constantFrom('A' as const, 'B' as const),
      openings: fc.integer({ min: 0, max: 120 }),
      leads: fc.integer({ min: 0, max: 120 }),
    })
    .map(({ n, variant, openings, leads }) =>
      day(addDays('2026-11-01', n), variant, openings, leads),
    ),
  { maxLength: 60 },
);

test('whatever is counted, no later day changes what was decided, and shares stay possible', () => {
  fc.assert(
    fc.property(days, days, (first, second) => {
      const before = leadVerdict(first);
      const last =
        first
          .map(({ on }) => on)
          .sort()
          .at(-1) ?? '2026-11-01';
      const after = leadVerdict([
        ...first,
        ...second.map((each) => ({ ...each, on: addDays(last, 1) })),
      ]);
      if (before.outcome !== 'not-yet') expect(after.outcome).toBe(before.outcome);
      for (const { hits, cases, low, high } of Object.values(after.totals)) {
        expect(hits).toBeLessThanOrEqual(cases);
        expect(low).toBeLessThanOrEqual(high);
      }
    }),
  );
});
