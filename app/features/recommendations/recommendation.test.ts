import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { chosenDay, dueOnOf, TERM_NAMES, tellOn } from './recommendation.ts';

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));

test('terms end on the same day of the month, or on its last', () => {
  expect(dueOnOf('7d', '2026-11-24')).toBe('2026-12-01');
  expect(dueOnOf('3m', '2026-11-30')).toBe('2027-02-28');
  expect(dueOnOf('6m', '2026-08-31')).toBe('2027-02-28');
  expect(dueOnOf('12m', '2028-02-29')).toBe('2029-02-28');
  expect(dueOnOf('6m', '2026-12-15')).toBe('2027-06-15');
});

test('months are counted as a calendar counts them', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(3, 6, 12), (from, months) => {
      const [year = 0, month = 0, on = 0] = from.split('-').map(Number);
      const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
      const same = new Date(Date.UTC(year, month - 1 + months, on));
      const expected = same.getTime() < last.getTime() ? same : last;
      const term = months === 3 ? '3m' : months === 6 ? '6m' : '12m';
      expect(dueOnOf(term, from)).toBe(expected.toISOString().slice(0, 10));
    }),
  );
});

test('somebody is told after it was recommended and before it is due', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...TERM_NAMES), (from, term) => {
      const due = dueOnOf(term, from);
      const told = tellOn(due, from);
      expect(told > from && told <= due).toBe(true);
    }),
  );
  expect(tellOn('2027-05-24', '2026-11-24')).toBe('2027-05-03');
  expect(tellOn('2026-12-01', '2026-11-24')).toBe('2026-11-27');
});

test('a day must be one, after today and within two years', () => {
  expect(chosenDay('2026-11-25', '2026-11-24')).toBe('2026-11-25');
  for (const wrong of ['2026-11-24', '2026-02-30', 'amanhã', '', '2029-01-01'])
    expect(chosenDay(wrong, '2026-11-24')).toBeNull();
});
