import { expect, test } from 'vitest';
import { at } from '#tests/booking.ts';
import { addBusinessDays, deadlinesOf } from './incident-deadlines.ts';

const NONE = new Set<string>();

test.each([
  ['2026-10-05', 3, '2026-10-08'],
  ['2026-10-08', 3, '2026-10-13'],
  ['2026-10-10', 1, '2026-10-12'],
  ['2026-12-30', 3, '2027-01-04'],
])('%s and %i business days are %s', (on, days, expected) => {
  expect(addBusinessDays(on, days, NONE)).toBe(expected);
});

test('a holiday does not count', () => {
  expect(addBusinessDays('2026-10-08', 3, new Set(['2026-10-12']))).toBe('2026-10-14');
});

test('the day counts on which the clinic knew, by its own wall clock; small agents have twice the time', () => {
  const knownAt = at('2026-10-05', '23:30');
  expect(deadlinesOf(knownAt, { isSmallAgent: false, holidays: NONE })).toEqual({
    tellOn: '2026-10-08',
    completeOn: '2026-11-02',
  });
  expect(deadlinesOf(knownAt, { isSmallAgent: true, holidays: NONE }).tellOn).toBe('2026-10-13');
});
