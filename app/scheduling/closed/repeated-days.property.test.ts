import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { type Repeat, repeatedDays } from './repeated-days.ts';

// Days that repeat, against somebody who leafs through a calendar day by day.

const zone = fc.constantFrom('America/Sao_Paulo', 'America/Manaus', 'America/Noronha');
/** No summer time since 2019; the leap days of 2024 and 2028 and three ends of years are among them. */
const firstOn = fc.integer({ min: 0, max: 1_800 }).map((days) => addDays('2024-01-01', days));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const repeat: fc.Arbitrary<Repeat> = fc
  .record({
    firstOn,
    lasts: fc.integer({ min: 0, max: 366 }),
    everyWeeks: fc.constantFrom(1 as const, 2 as const),
    startsTime: fc.oneof(fc.constant(''), time),
    endsTime: fc.oneof(fc.constant(''), time),
  })
  .filter(({ startsTime, endsTime }) => endsTime === '' || (startsTime || '00:00') < endsTime)
  .map(({ lasts, ...each }) => ({ ...each, untilOn: addDays(each.firstOn, lasts) }));

/** The days of that weekday between the two, all or every second. */
function byHand({ firstOn, untilOn, everyWeeks }: Repeat): string[] {
  const days: string[] = [];
  let weeks = 0;
  for (let on = firstOn; on <= untilOn; on = addDays(on, 1)) {
    if (weekdayOf(on) !== weekdayOf(firstOn)) continue;
    if (weeks % everyWeeks === 0) days.push(on);
    weeks += 1;
  }
  return days;
}

test('what repeats is on the same weekday, at the same hours of the clinic, whatever the month or zone', () => {
  fc.assert(
    fc.property(zone, repeat, (timeZone, each) => {
      setClinicZone(timeZone);
      const times = repeatedDays(each) ?? [];
      expect(times.map(({ startsAt }) => wallClockOf(startsAt))).toEqual(
        byHand(each).map((on) => ({ on, time: each.startsTime || '00:00' })),
      );
      expect(times.map(({ endsAt }) => wallClockOf(endsAt))).toEqual(
        byHand(each).map((on) =>
          each.endsTime ? { on, time: each.endsTime } : { on: addDays(on, 1), time: '00:00' },
        ),
      );
    }),
  );
});

test('every Tuesday over a leap day, and a whole day that begins and ends with the clinic’s', () => {
  setClinicZone('America/Manaus');
  const days = repeatedDays({
    ...{
      firstOn: '2028-02-22',
      untilOn: '2028-03-07',
      everyWeeks: 1,
      startsTime: '',
      endsTime: '',
    },
  });
  expect(
    days?.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]),
  ).toEqual([
    ['2028-02-22T04:00:00.000Z', '2028-02-23T04:00:00.000Z'],
    ['2028-02-29T04:00:00.000Z', '2028-03-01T04:00:00.000Z'],
    ['2028-03-07T04:00:00.000Z', '2028-03-08T04:00:00.000Z'],
  ]);
});

test.each([
  ['more than a year', { untilOn: '2027-10-08' }],
  ['a last day before the first', { untilOn: '2026-10-05' }],
  ['an end before the start', { startsTime: '18:00', endsTime: '14:00' }],
  ['a day that does not exist', { untilOn: '2027-02-29' }],
])('%s makes no days', (_what, changes) => {
  const each = { firstOn: '2026-10-06', untilOn: '2027-10-07', startsTime: '', endsTime: '' };
  expect(repeatedDays({ ...each, everyWeeks: 1 })).toHaveLength(53);
  expect(repeatedDays({ ...each, everyWeeks: 1, ...changes })).toBeNull();
});
