import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { LENSES } from '#app/clinic/preparation-times.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { remindableOf } from './remindable.ts';
import { DEFAULT_PLAN, parseDaysBefore, type ReminderPlan } from './reminder-plan.ts';
import { expectedReminders, isDaytime, type Told } from './reminder-times.reference.ts';
import { isByDay, type PlannedReminder, plannedReminders } from './reminder-times.ts';

const NEVER: ReminderPlan = {
  daysBefore: [],
  tellsLenses: false,
  tellsFasting: false,
  tellsHours: false,
};
const TUESDAY = '2026-10-06';
const onWeekdays = (on: string) => weekdayOf(on) % 6 !== 0;

type Wanted = Partial<Omit<Told, 'startsAt'>> & { time: string; plan: Partial<ReminderPlan> };

/** An appointment of a service with such a rule, by somebody with such lenses. */
function remindable({ startsAt, softHours, rigidHours, lenses, fastingHours }: Told) {
  const waits = { softLensHours: softHours, rigidLensHours: rigidHours };
  const preparationRule = { ...ruleOfFlags(NO_FLAGS), ...waits, fastingHours };
  const preparation = lenses ? { lenses } : null;
  return remindableOf(
    { startsAt, preparation },
    { preparationRule, preparationFlags: { ...NO_FLAGS, fastingHours } },
  );
}

/** The site's own reminders of an appointment on that Tuesday, or, where asked for, those of the staff. */
function planned({ time, plan, ...told }: Wanted, byDesk = false) {
  const asked = remindable({
    ...{ softHours: 0, rigidHours: 0, lenses: undefined, fastingHours: 0 },
    ...{ ...told, startsAt: at(TUESDAY, time) },
  });
  return plannedReminders(asked, { ...NEVER, ...plan }, onWeekdays)
    .filter((each) => each.byDesk === byDesk)
    .map(({ dueAt }) => dueAt);
}

test('days before are asked at nine; by the staff on a day on which the clinic works', () => {
  const wanted = { time: '14:00', plan: { daysBefore: [7, 2] } };
  expect(planned(wanted)).toEqual([at('2026-09-29', '09:00'), at('2026-10-04', '09:00')]);
  // The fourth is a Sunday: the list is ready on Friday.
  expect(planned(wanted, true)).toEqual([at('2026-09-29', '08:00'), at('2026-10-02', '08:00')]);
});

test('two hours before, unless that is at night: then in the morning, or in the evening before', () => {
  const plan = { tellsHours: true };
  expect(planned({ time: '14:00', plan })).toEqual([at(TUESDAY, '12:00')]);
  expect(planned({ time: '08:40', plan })).toEqual([at(TUESDAY, '08:00')]);
  expect(planned({ time: '08:00', plan })).toEqual([at(MONDAY, '19:00')]);
});

test('lenses are told of before they must be out, never at night', () => {
  const plan = { tellsLenses: true };
  const both = (hours: number) => ({ softHours: hours, rigidHours: hours });
  expect(planned({ time: '14:00', plan, ...both(48) })).toEqual([at('2026-10-04', '12:00')]);
  expect(planned({ time: '09:00', plan, ...both(24) })).toEqual([at(MONDAY, '08:00')]);
  expect(planned({ time: '07:30', plan, ...both(24) })).toEqual([at('2026-10-04', '19:00')]);
});

test('each kind of lens is told of at its own time: of a wait of weeks days before it begins, and again on its day', () => {
  const wanted = { time: '14:00', plan: { tellsLenses: true }, softHours: 48, rigidHours: 336 };
  const [early, rigid, soft] = [
    at('2026-09-17', '09:00'),
    at('2026-09-22', '12:00'),
    at('2026-10-04', '12:00'),
  ];
  expect(planned({ ...wanted, lenses: 'none' })).toEqual([]);
  expect(planned({ ...wanted, lenses: 'soft' })).toEqual([soft]);
  expect(planned({ ...wanted, lenses: 'rigid' })).toEqual([early, rigid]);
  expect(planned({ ...wanted, lenses: 'unknown' })).toEqual([early, rigid]);
  // Who was not asked hears of both dates, and of the later one once more.
  expect(planned({ ...wanted, lenses: undefined })).toEqual([early, soft]);
});

test('fasting is told of at six in the evening before it begins', () => {
  const plan = { tellsFasting: true };
  expect(planned({ time: '08:00', plan, fastingHours: 8 })).toEqual([at(MONDAY, '18:00')]);
  expect(planned({ time: '15:00', plan, fastingHours: 8 })).toEqual([at(MONDAY, '18:00')]);
  expect(planned({ time: '06:00', plan, fastingHours: 12 })).toEqual([at('2026-10-04', '18:00')]);
});

test('a service that asks for nothing has nothing to be told', () => {
  const all = { ...DEFAULT_PLAN, daysBefore: [] };
  expect(planned({ time: '14:00', plan: all })).toEqual([at(TUESDAY, '12:00')]);
});

const plans = fc.record({
  daysBefore: fc
    .uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 })
    .map((days) => days.toSorted((one, other) => other - one)),
  tellsLenses: fc.boolean(),
  tellsFasting: fc.boolean(),
  tellsHours: fc.boolean(),
});
const appointments = fc.record({
  startsAt: fc
    .record({
      day: fc.integer({ min: 0, max: 800 }),
      minute: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
    })
    .map(
      ({ day, minute }) =>
        new Date(at('2026-01-01', '00:00').getTime() + (day * 1_440 + minute) * 60_000),
    ),
  softHours: fc.constantFrom(0, 12, 24, 48, 72, 168),
  rigidHours: fc.constantFrom(0, 24, 48, 71, 100, 336, 720),
  lenses: fc.constantFrom(undefined, ...LENSES),
  fastingHours: fc.constantFrom(0, 2, 6, 8, 12),
});
const openDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 })
  .map((weekdays) => (on: string) => weekdays.includes(weekdayOf(on)));

test('a slow and plain way finds the same instants, whatever the appointment and the plan', () => {
  fc.assert(
    fc.property(appointments, plans, openDays, (appointment, plan, isOpen) => {
      const sorted = (all: readonly PlannedReminder[]) =>
        all
          .map((each) => ({
            ...each,
            dueAt: each.dueAt.toISOString(),
            until: each.until.toISOString(),
          }))
          .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
      expect(sorted(plannedReminders(remindable(appointment), plan, isOpen))).toEqual(
        sorted(expectedReminders(appointment, plan, isOpen)),
      );
    }),
    { numRuns: 40 },
  );
});

test('nobody is told anything at night, and nothing is due after it is of use', () => {
  fc.assert(
    fc.property(appointments, plans, openDays, (appointment, plan, isOpen) => {
      const all = plannedReminders(remindable(appointment), plan, isOpen);
      for (const { dueAt, until, byDesk } of all) {
        expect(isDaytime(dueAt)).toBe(true);
        expect(isByDay(dueAt)).toBe(true);
        expect(dueAt < appointment.startsAt).toBe(true);
        if (!byDesk) expect(dueAt <= until || until >= appointment.startsAt).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('days are typed as people type them', () => {
  expect(parseDaysBefore('2')).toEqual({ ok: true, value: [2] });
  expect(parseDaysBefore(' 2, 7 ')).toEqual({ ok: true, value: [7, 2] });
  expect(parseDaysBefore('7 e 2 e 2')).toEqual({ ok: true, value: [7, 2] });
  expect(parseDaysBefore('')).toEqual({ ok: true, value: [] });
  expect(parseDaysBefore('15')).toEqual({ ok: false, refusal: 'days' });
  expect(parseDaysBefore('-1')).toEqual({ ok: false, refusal: 'days' });
  expect(parseDaysBefore('dois')).toEqual({ ok: false, refusal: 'days' });
  expect(parseDaysBefore('1,2,3,4')).toEqual({ ok: false, refusal: 'too-many' });
});
