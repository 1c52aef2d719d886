import { expect, test } from 'vitest';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInSeason } from './campaign-text.ts';

const october = { month: 10 };

test('the campaign lasts the whole month of every year and not a day more', () => {
  for (const day of ['2026-10-01', '2026-10-31', '2027-10-15'])
    expect(isInSeason(october, day)).toBe(true);
  for (const day of ['2026-09-30', '2026-11-01', '2027-01-10'])
    expect(isInSeason(october, day)).toBe(false);
});

test('with days of its own the campaign is on from the first to the last of them, in that year', () => {
  const own = { ...october, dates: { startsOn: '2026-10-05', endsOn: '2026-11-02' } };
  for (const day of ['2026-10-05', '2026-11-02']) expect(isInSeason(own, day)).toBe(true);
  for (const day of ['2026-10-04', '2026-11-03', '2027-10-10'])
    expect(isInSeason(own, day)).toBe(false);
});

test("the month begins at the clinic's midnight, not at Greenwich's", () => {
  const on = (instant: string) => wallClockOf(new Date(instant)).on;
  expect(isInSeason(october, on('2026-10-01T02:59:59Z'))).toBe(false);
  expect(isInSeason(october, on('2026-10-01T03:00:00Z'))).toBe(true);
  expect(isInSeason(october, on('2026-11-01T02:59:59Z'))).toBe(true);
});
