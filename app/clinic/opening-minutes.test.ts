import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { parseClinic } from './clinic-schema.ts';
import { instantOf } from './clinic-time.ts';
import { afterOpeningMinutes, type Opening, openingMinutesBetween } from './opening-minutes.ts';

const { hours } = parseClinic(serraClaraRecord);
const day = [{ startsTime: '08:00', endsTime: '18:00' }];
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
const opening: Opening = {
  hours: { ...hours, ...week, saturday: [], sunday: [] },
  closedOn: new Set(['2026-11-20']),
};
const at = (on: string, time: string) => instantOf(on, time) ?? new Date(0);

test.each([
  // Monday to Friday; Friday 20 November is a holiday.
  ['2026-11-16', '09:00', '2026-11-16', '09:35', 35],
  ['2026-11-16', '07:00', '2026-11-16', '08:10', 10],
  ['2026-11-16', '17:30', '2026-11-17', '08:30', 60],
  ['2026-11-19', '17:00', '2026-11-23', '09:00', 120],
  ['2026-11-21', '10:00', '2026-11-22', '10:00', 0],
  ['2026-11-17', '10:00', '2026-11-16', '10:00', 0],
])('from %s %s to %s %s the clinic is open %i minutes', (on, time, to, until, minutes) => {
  expect(openingMinutesBetween(opening, at(on, time), at(to, until))).toBe(minutes);
});

test('an answer within four opening hours is due by', () => {
  const due = (on: string, time: string) => afterOpeningMinutes(opening, at(on, time), 240);
  expect(due('2026-11-16', '09:00')).toEqual(at('2026-11-16', '13:00'));
  expect(due('2026-11-16', '16:00')).toEqual(at('2026-11-17', '10:00'));
  expect(due('2026-11-19', '16:00')).toEqual(at('2026-11-23', '10:00'));
  expect(due('2026-11-21', '23:00')).toEqual(at('2026-11-23', '12:00'));
});

test('a clinic that never opens is never due', () => {
  const never = {
    hours: { ...opening.hours, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
    closedOn: new Set<string>(),
  };
  expect(afterOpeningMinutes(never, at('2026-11-16', '09:00'), 1)).toBeNull();
});

test('as much opening time passes until the due instant as was asked for', () => {
  const start = at('2026-11-01', '00:00').getTime();
  const minute = fc.integer({ min: 0, max: 60 * 24 * 40 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 3_000 }), (offset, minutes) => {
      const from = new Date(start + offset * 60_000);
      const due = afterOpeningMinutes(opening, from, minutes);
      expect(due && openingMinutesBetween(opening, from, due)).toBe(minutes);
    }),
    { numRuns: 60 },
  );
});
