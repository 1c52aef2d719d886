import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysFrom } from '#app/clinic/clinic-time.ts';
import { dayOf, type HoursPeriod, isWithin, periodsFrom, weekOn, withWeek } from './week-hours.ts';

const TODAY = '2026-10-05';
const eight = { startsTime: '08:00', endsTime: '18:00', breaks: [] };
const morning = { startsTime: '08:00', endsTime: '12:00', breaks: [] };
const week = (day: HoursPeriod['week'][number]) => Array.from({ length: 7 }, () => day);
const period = (from: string, until: string | null, day: HoursPeriod['week'][number]) => {
  return { from, until, week: week(day) };
};
const always = withWeek([], period('2000-01-01', null, eight));

test('new hours from a day end the old ones on the day before', () => {
  const rows = withWeek(always, period('2026-11-02', null, morning));
  expect(periodsFrom(rows, TODAY)).toEqual([
    period(TODAY, '2026-11-02', eight),
    period('2026-11-02', null, morning),
  ]);
});

test('after hours with a last day those from before go on', () => {
  const rows = withWeek(always, period('2026-12-21', '2027-01-04', null));
  expect(periodsFrom(rows, TODAY).map(({ from, week: [day] }) => [from, day])).toEqual([
    [TODAY, eight],
    ['2026-12-21', null],
    ['2027-01-04', eight],
  ]);
});

test('the same hours again are no change', () => {
  const rows = withWeek(always, period('2026-11-02', null, eight));
  expect(periodsFrom(rows, TODAY)).toEqual([period(TODAY, null, eight)]);
});

test('two openings of a day are one with a break, and pauses keep their order', () => {
  const row = { weekday: 1, validFrom: '2000-01-01', validUntil: null } as const;
  const rows = [
    { ...row, kind: 'break', startsTime: '15:00', endsTime: '15:15' },
    { ...row, kind: 'open', startsTime: '13:00', endsTime: '18:00' },
    { ...row, kind: 'open', startsTime: '08:00', endsTime: '12:00' },
  ] as const;
  const day = dayOf(weekOn(rows, TODAY), TODAY);
  expect(day).toEqual({
    startsTime: '08:00',
    endsTime: '18:00',
    breaks: [
      { startsTime: '12:00', endsTime: '13:00' },
      { startsTime: '15:00', endsTime: '15:15' },
    ],
  });
  const fits = (startsTime: string, endsTime: string) => isWithin(day, { startsTime, endsTime });
  expect(fits('11:00', '12:00')).toBe(true);
  expect(fits('11:30', '12:30')).toBe(false);
  expect(fits('07:45', '08:15')).toBe(false);
  expect(isWithin(null, { startsTime: '09:00', endsTime: '10:00' })).toBe(false);
});

test('on every day the last hours that were set for it hold, whatever was set before', () => {
  const change = fc.record({
    from: fc.integer({ min: 0, max: 60 }),
    days: fc.option(fc.integer({ min: 1, max: 40 })),
    day: fc.constantFrom(eight, morning, null),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      let rows = always;
      for (const { from, days, day } of changes) {
        const begins = addDays(TODAY, from);
        rows = withWeek(rows, period(begins, days === null ? null : addDays(begins, days), day));
      }
      for (const [index, on] of daysFrom(TODAY, 110).entries()) {
        const holds = ({ from, days }: (typeof changes)[number]) =>
          from <= index && (days === null || index < from + days);
        const expected = changes.findLast(holds);
        expect(dayOf(weekOn(rows, on), on)).toEqual(expected ? expected.day : eight);
      }
    }),
    { numRuns: 60 },
  );
});
