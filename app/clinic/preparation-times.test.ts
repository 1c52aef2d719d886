import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, wallClockOf } from './clinic-time.ts';
import {
  firstWithoutLenses,
  isTooSoonForLenses,
  LENSES,
  lastMealAt,
  leavesDaylight,
  lensesOutBy,
  lensHours,
  mayDriveAt,
  sunsetOf,
} from './preparation-times.ts';

const HOUR_MS = 3_600_000;
const at = (on: string, time: string) => {
  const instant = instantOf(on, time);
  if (!instant) throw new Error(`${on} has no ${time}`);
  return instant;
};

test('two days are the same time on the wall, also over the beginning and end of summer time', () => {
  expect(lensesOutBy(at('2026-11-28', '08:00'), 48)).toEqual(at('2026-11-26', '08:00'));
  // Summer time began on 4 November 2018 and ended on 17 February 2019.
  expect(lensesOutBy(at('2018-11-05', '08:00'), 48)).toEqual(at('2018-11-03', '08:00'));
  expect(lensesOutBy(at('2019-02-18', '08:00'), 48)).toEqual(at('2019-02-16', '08:00'));
  // A time that the clock skipped: the jump.
  expect(lensesOutBy(at('2018-11-05', '00:30'), 24)).toEqual(new Date('2018-11-04T03:00:00Z'));
});

test('hours that make no whole day are counted as they pass', () => {
  expect(lensesOutBy(at('2018-11-04', '08:00'), 12)).toEqual(at('2018-11-03', '19:00'));
  expect(lastMealAt(at('2026-11-26', '08:00'), 8)).toEqual(at('2026-11-26', '00:00'));
  expect(mayDriveAt(at('2026-11-26', '17:45'), 6)).toEqual(at('2026-11-26', '23:45'));
});

test('whose lenses are of unknown kind waits as for either; who wears none does not wait', () => {
  const rule = { softLensHours: 48, rigidLensHours: 336 };
  expect(LENSES.map((lenses) => lensHours(rule, lenses))).toEqual([0, 48, 336, 336]);
});

/** Instants in minutes, around years with summer time and without. */
const instants = fc
  .integer({ min: Date.UTC(2016, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const hours = fc.oneof(
  fc.integer({ min: 1, max: 720 }),
  fc.integer({ min: 1, max: 30 }).map((days) => days * 24),
);

/** A plain model: how many days and hours lie between two wall clocks, without any zone. */
function isEarlyByHand(startsAt: Date, waited: number, now: Date): boolean {
  if (waited % 24 !== 0) return startsAt.getTime() - now.getTime() < waited * HOUR_MS;
  const wall = wallClockOf(startsAt);
  const day = new Date(`${wall.on}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - waited / 24);
  const limit = `${day.toISOString().slice(0, 10)} ${wall.time}`;
  const clock = wallClockOf(now);
  return limit < `${clock.on} ${clock.time}`;
}

test('a time is too soon just where the wall clock says so', () => {
  fc.assert(
    fc.property(instants, hours, fc.integer({ min: -3_000, max: 50_000 }), (now, waited, more) => {
      const startsAt = new Date(now.getTime() + more * 60_000);
      const limit = lensesOutBy(startsAt, waited);
      // In an hour that the clock repeats or skips the wall alone cannot tell before from after.
      fc.pre(Math.abs(limit.getTime() - now.getTime()) > 2 * HOUR_MS || waited % 24 !== 0);
      expect(isTooSoonForLenses(startsAt, waited, now)).toBe(isEarlyByHand(startsAt, waited, now));
    }),
    { numRuns: 500 },
  );
});

test('the first possible time is not too soon; an hour or so before it everything is', () => {
  fc.assert(
    fc.property(instants, hours, fc.integer({ min: 0, max: 59_999 }), (minute, waited, ms) => {
      const now = new Date(minute.getTime() + ms);
      const first = firstWithoutLenses(now, waited);
      const after = new Date(first.getTime() + 60 * 60_000);
      const before = new Date(first.getTime() - 62 * 60_000);
      expect(isTooSoonForLenses(after, waited, now)).toBe(false);
      expect(isTooSoonForLenses(before, waited, now)).toBe(true);
      // Where the clock does not jump it is exact.
      const isPlain = [first, lensesOutBy(first, waited)].every(
        (instant) => instant.getUTCFullYear() > 2019,
      );
      if (isPlain) expect(isTooSoonForLenses(first, waited, now)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('nobody waits for nothing', () => {
  fc.assert(
    fc.property(instants, instants, (startsAt, now) => {
      expect(isTooSoonForLenses(startsAt, 0, now)).toBe(false);
    }),
  );
});

test('daylight is left when the way home ends by sunset', () => {
  const clinic = { latitude: -21.65, longitude: -45.75 };
  const sunset = sunsetOf(clinic, at('2026-06-22', '12:00'));
  expect(sunset && wallClockOf(sunset)).toEqual({ on: '2026-06-22', time: '17:29' });
  expect(leavesDaylight(clinic, at('2026-06-22', '16:25'), 60)).toBe(true);
  expect(leavesDaylight(clinic, at('2026-06-22', '16:35'), 60)).toBe(false);
  expect(leavesDaylight(clinic, at('2026-06-22', '16:35'), 0)).toBe(true);
  // In December the same hour has daylight.
  expect(leavesDaylight(clinic, at('2026-12-22', '16:35'), 60)).toBe(true);
});

test('on any day, with any way home: the earlier of two ends never has less daylight', () => {
  const places = fc.record({
    latitude: fc.double({ min: -34, max: 6, noNaN: true }),
    longitude: fc.double({ min: -74, max: -28, noNaN: true }),
  });
  const minutes = fc.integer({ min: 6 * 60, max: 21 * 60 });
  const days = fc
    .integer({ min: 0, max: 700 })
    .map((n) => new Date(Date.UTC(2026, 0, 1) + n * 24 * HOUR_MS).toISOString().slice(0, 10));
  fc.assert(
    fc.property(places, days, minutes, minutes, fc.nat(240), (place, on, one, other, wayHome) => {
      const ends = [one, other]
        .toSorted((a, b) => a - b)
        .map((minute) => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          return leavesDaylight(place, at(on, time), wayHome);
        });
      expect(ends[1] && !ends[0]).toBe(false);
    }),
  );
});
