import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  daysFrom,
  instantOf,
  isCalendarDay,
  parseRfc3339,
  rfc3339,
  startOfDay,
  wallClockOf,
  wallIntervalsOf,
  weekdayOf,
} from './clinic-time.ts';
import { clinicZone } from './record/clinic-zone.ts';

const instants = fc.date({
  min: new Date('1932-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const days = instants.map((instant) => instant.toISOString().slice(0, 10));

describe('wall clock and instants', () => {
  test('a wall time is three hours behind UTC in 2026', () => {
    expect(instantOf('2026-11-23', '09:30')).toEqual(new Date('2026-11-23T12:30:00Z'));
    expect(wallClockOf(new Date('2026-11-24T02:59:59Z'))).toEqual({
      on: '2026-11-23',
      time: '23:59',
    });
  });

  test('every instant that a wall clock names leads back to that wall clock', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { on, time } = wallClockOf(instant);
        const named = instantOf(on, time);
        expect(named && wallClockOf(named)).toEqual({ on, time });
        const laterByMs = instant.getTime() - (named?.getTime() ?? 0);
        expect([0, 60]).toContain(Math.floor(laterByMs / 60_000));
      }),
    );
  });

  test('the wall clock is the one that Intl shows', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: clinicZone(),
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { on, time } = wallClockOf(instant);
        expect(`${on} ${time}`).toBe(shown.format(instant));
      }),
    );
  });

  test('the hour that summer time skipped names no instant', () => {
    expect(instantOf('2018-11-04', '00:00')).toBeNull();
    expect(instantOf('2018-11-04', '00:59')).toBeNull();
    expect(instantOf('2018-11-04', '01:00')).toEqual(new Date('2018-11-04T03:00:00Z'));
    expect(instantOf('2018-11-03', '23:59')).toEqual(new Date('2018-11-04T02:59:00Z'));
  });

  test('an hour that comes twice names its first pass', () => {
    expect(instantOf('2019-02-16', '23:30')).toEqual(new Date('2019-02-17T01:30:00Z'));
    expect(wallClockOf(new Date('2019-02-17T02:30:00Z')).time).toBe('23:30');
  });

  test.each([
    ['2026-02-30', '09:00'],
    ['2026-11-23', '24:00'],
    ['2026-11-23', '9:00'],
    ['23/11/2026', '09:00'],
  ])('%s %s names no instant', (on, time) => {
    expect(instantOf(on, time)).toBeNull();
  });
});

describe('calendar days', () => {
  test('a day starts at midnight, or at 01:00 where midnight was skipped', () => {
    expect(startOfDay('2026-11-23')).toEqual(new Date('2026-11-23T03:00:00Z'));
    expect(startOfDay('2018-11-04')).toEqual(new Date('2018-11-04T03:00:00Z'));
    expect(startOfDay('2019-02-17')).toEqual(new Date('2019-02-17T03:00:00Z'));
  });

  test('the first instant of a day is on that day and the one before it is not', () => {
    fc.assert(
      fc.property(days, (on) => {
        const start = startOfDay(on);
        expect(wallClockOf(start).on).toBe(on);
        expect(wallClockOf(new Date(start.getTime() - 1)).on).toBe(addDays(on, -1));
      }),
    );
  });

  test('a day has 24 hours in one interval, except when summer time begins or ends', () => {
    const minutesOf = (on: string) =>
      wallIntervalsOf(on).map(({ wallMinute, minutes }) => [wallMinute, minutes]);
    expect(minutesOf('2026-11-23')).toEqual([[0, 1440]]);
    expect(minutesOf('2018-11-04')).toEqual([[60, 1380]]);
    expect(minutesOf('2019-02-16')).toEqual([
      [0, 1440],
      [1380, 60],
    ]);
  });

  test('days are counted in the calendar, over months and leap years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysFrom('2018-11-03', 3)).toEqual(['2018-11-03', '2018-11-04', '2018-11-05']);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-28')).toBe(6);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-01', '1899-12-31', '2200-01-01', '', 'amanhã'])(
    '"%s" is no calendar day',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );

  test('29 February is a calendar day in leap years only', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true);
    expect(isCalendarDay('2026-02-29')).toBe(false);
  });

  test('age counts completed years', () => {
    expect(ageOn('2008-11-24', '2026-11-23')).toBe(17);
    expect(ageOn('2008-11-23', '2026-11-23')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

describe('RFC 3339', () => {
  test('an instant is written with the offset of its day', () => {
    expect(rfc3339(new Date('2026-11-23T12:30:00Z'))).toBe('2026-11-23T09:30:00-03:00');
    expect(rfc3339(new Date('2019-01-10T12:30:00.250Z'))).toBe('2019-01-10T10:30:00.250-02:00');
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(parseRfc3339(rfc3339(instant))).toEqual(instant);
      }),
    );
  });

  test('any offset is read', () => {
    const expected = new Date('2026-11-23T12:30:00Z');
    expect(parseRfc3339('2026-11-23T12:30:00Z')).toEqual(expected);
    expect(parseRfc3339('2026-11-23T18:00:00+05:30')).toEqual(expected);
    expect(parseRfc3339('2026-11-23t12:30:00z')).toEqual(expected);
    expect(parseRfc3339('2026-11-23t09:30:00.000-03:00')).toEqual(expected);
  });

  test.each([
    '2026-11-23T09:30:00',
    '2026-11-23T09:30-03:00',
    '2026-11-23 09:30:00-03:00',
    '2026-02-30T09:30:00-03:00',
    '2026-11-23T24:00:00-03:00',
    '2026-11-23T09:60:00-03:00',
    '2026-11-23T09:30:00-03',
    '2026-11-23T09:30:00-03:00 ',
    '2026-11-23',
    '',
  ])('"%s" is refused', (text) => {
    expect(parseRfc3339(text)).toBeNull();
  });
});
