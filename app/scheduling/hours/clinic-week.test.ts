import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followedWeek, followsClinic, hoursOfWeek, ownWeek, weekOfHours } from './clinic-week.ts';
import type { DayHours, WeekHours } from './week-hours.ts';

const day = (startsTime: string, endsTime: string, ...breaks: [string, string][]): DayHours => ({
  startsTime,
  endsTime,
  breaks: breaks.map(([from, to]) => ({ startsTime: from, endsTime: to })),
});
const week = (weekdays: DayHours, saturday: DayHours = null): WeekHours => [
  null,
  ...[1, 2, 3, 4, 5].map(() => weekdays),
  saturday,
];
const lunch = { startsTime: '12:00', endsTime: '13:00' };

/** Days of hours on the clinic's grid, with up to two breaks inside. */
const anyDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 2, maxLength: 6 })
  .map((hours): DayHours => {
    const times = hours.toSorted((a, b) => a - b).map((hour) => `${`${hour}`.padStart(2, '0')}:00`);
    const even = times.length % 2 === 0 ? times : times.slice(1);
    const [startsTime = '', endsTime = ''] = [even[0], even.at(-1)];
    const inner = even.slice(1, -1);
    const breaks = inner.flatMap((from, index) =>
      index % 2 === 0 ? [{ startsTime: from, endsTime: inner[index + 1] ?? '' }] : [],
    );
    return { startsTime, endsTime, breaks };
  });
const anyWeek = fc.array(fc.option(anyDay), { minLength: 7, maxLength: 7 });

test('a week becomes public hours and back without loss', () => {
  fc.assert(
    fc.property(anyWeek, (typed) => {
      expect(weekOfHours(hoursOfWeek(typed))).toEqual(typed);
    }),
  );
});

test('whoever has only breaks and days of their own keeps the hours of the clinic', () => {
  fc.assert(
    fc.property(anyWeek, fc.constantFrom([], [lunch]), (clinic, breaks) => {
      const own = { breaks, workdays: ['monday' as const, 'saturday' as const] };
      expect(followsClinic(ownWeek(clinic, own), clinic, own)).toBe(true);
      expect(followedWeek(ownWeek(clinic, own), { before: clinic, after: clinic, own })).toEqual(
        ownWeek(clinic, own),
      );
    }),
  );
});

test('who leaves early on one day does not', () => {
  const early = week(day('08:00', '18:00')).with(3, day('08:00', '15:00'));
  expect(followsClinic(early, week(day('08:00', '18:00')))).toBe(false);
});

test('new Saturdays keep the pause where it fits, and leave the other days as they are', () => {
  const before = week(day('08:00', '18:00'));
  const current = week(day('08:00', '18:00', ['11:30', '12:30']));
  const own = { breaks: [lunch] };
  const short = followedWeek(current, {
    before,
    after: week(day('08:00', '18:00'), day('08:00', '12:00')),
    own,
  });
  expect(short).toEqual(week(day('08:00', '18:00', ['11:30', '12:30']), day('08:00', '12:00')));
  const long = followedWeek(current, {
    before,
    after: week(day('08:00', '18:00'), day('08:00', '17:00')),
    own,
  });
  expect(long[6]).toEqual(day('08:00', '17:00', ['12:00', '13:00']));
});

test('a clinic that no longer closes at noon opens for who has no other pause', () => {
  const before = week(day('08:00', '18:00', ['12:00', '14:00']));
  const after = week(day('08:00', '18:00'));
  expect(followedWeek(before, { before, after, own: { breaks: [] } })).toEqual(after);
});
