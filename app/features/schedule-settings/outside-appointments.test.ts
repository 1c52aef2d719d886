import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { type WeekHours, withWeek } from '#app/scheduling/hours/week-hours.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testClinic } from '#tests/database.ts';
import { hoursDifference } from './hours-decision.tsx';
import { outsideAppointments, outsideSince } from './outside-appointments.ts';

const lunch = [{ startsTime: '12:00', endsTime: '13:00' }];
const open = { startsTime: '08:00', endsTime: '18:00', breaks: lunch };
const weekdays: WeekHours = [null, open, open, open, open, open, null];
const rows = withWeek([], { from: '2000-01-01', until: null, week: weekdays });
const doctor = { id: 1, name: 'Helena', rows };

function appointment(from: string, to: string, on = MONDAY, isAddOn = false) {
  return {
    protocol: '1',
    startsAt: at(on, from),
    endsAt: at(on, to),
    patientName: 'Rosa Lima',
    serviceId: 1,
    serviceSlug: 'x',
    resourceIds: [1, 7],
    steps: [],
    isAddOn,
  };
}
const isOutside = (...args: Parameters<typeof appointment>) =>
  outsideAppointments([appointment(...args)], [doctor]).length > 0;

test('an appointment is outside when its practitioner does not work for all of it', () => {
  expect(isOutside('08:00', '09:00')).toBe(false);
  expect(isOutside('17:30', '18:30')).toBe(true);
  expect(isOutside('11:30', '12:30')).toBe(true);
  expect(isOutside('09:00', '10:00', addDays(MONDAY, -1))).toBe(true);
});

test('an appointment is outside hours that are for other services alone, an add-on is not', () => {
  const afternoon = { startsTime: '14:00', endsTime: '18:00', limitOf: 'hours' as const };
  const limited = (...serviceIds: number[]) => {
    const week = weekdays.map((day) => day && { ...day, limits: [{ ...afternoon, serviceIds }] });
    return { ...doctor, rows: withWeek(rows, { from: MONDAY, until: null, week }) };
  };
  const found = (isAddOn: boolean, ...serviceIds: number[]) =>
    outsideAppointments(
      [appointment('15:00', '16:00', MONDAY, isAddOn), appointment('09:00', '10:00')],
      [limited(...serviceIds)],
    ).length;
  expect([found(false, 1), found(false, 2), found(true, 2)]).toEqual([0, 1, 0]);
});

test('an add-on appointment may be in a break, not on a day off', () => {
  expect(isOutside('12:00', '12:30', MONDAY, true)).toBe(false);
  expect(isOutside('12:00', '12:30', addDays(MONDAY, 5), true)).toBe(true);
});

test('of several exams, each needs its own people and rooms for its own time only', () => {
  const steps = [
    { serviceId: 1, startsAt: at(MONDAY, '17:00'), endsAt: at(MONDAY, '18:00'), resourceIds: [1] },
    { serviceId: 2, startsAt: at(MONDAY, '18:00'), endsAt: at(MONDAY, '18:30'), resourceIds: [9] },
  ];
  const late = withWeek([], {
    from: '2000-01-01',
    until: null,
    week: weekdays.map((day) => day && { ...open, endsTime: '19:00' }),
  });
  const nurse = { id: 9, name: 'Marina', rows: late };
  const both = { ...appointment('17:00', '18:30'), resourceIds: [1, 9], steps };
  expect(outsideAppointments([both], [doctor, nurse])).toEqual([]);
  const swapped = steps.map((step) => ({
    ...step,
    resourceIds: step.resourceIds[0] === 1 ? [9] : [1],
  }));
  const [found] = outsideAppointments([{ ...both, steps: swapped }], [doctor, nurse]);
  expect(found?.outside).toEqual(['Helena']);
});

test('after a last day, and before a first one, nobody has hours', () => {
  const booked = [appointment('09:00', '10:00')];
  const found = (here: object) => outsideAppointments(booked, [{ ...doctor, here }]).length;
  expect([found({ untilOn: MONDAY }), found({ fromOn: MONDAY })]).toEqual([0, 0]);
  expect(found({ untilOn: addDays(MONDAY, -1) })).toBe(1);
  expect(found({ fromOn: addDays(MONDAY, 1) })).toBe(1);
});

test('only the people and resources that the appointment needs count', () => {
  const other = { id: 9, name: 'Marina', rows: [] };
  const found = outsideAppointments([appointment('07:00', '08:00')], [doctor, other]);
  expect(found.map(({ outside }) => outside)).toEqual([['Helena']]);
});

const site = { now: testClinic.hours, later: [] };

test('the hours of the record and of the agenda are compared from first opening to last closing', () => {
  expect(hoursDifference(site, [rows], MONDAY)).toBeNull();
  const saturday = { startsTime: '08:00', endsTime: '12:00', breaks: [] };
  const week = weekdays.map((day, weekday) => (weekday === 6 ? saturday : day));
  const changed = withWeek(rows, { from: '2026-11-01', until: null, week });
  expect(hoursDifference(site, [rows, changed], MONDAY)).toEqual({
    from: '2026-11-01',
    days: [{ weekday: 6, site: null, agenda: { startsTime: '08:00', endsTime: '12:00' } }],
  });
});

test('hours that change on one day on both sides agree; a day between them is told', () => {
  const short = { startsTime: '08:00', endsTime: '12:00', breaks: [] };
  const week = weekdays.map((day, weekday) => (weekday === 5 ? short : day));
  const changed = withWeek(rows, { from: '2026-11-02', until: null, week });
  const friday = [{ startsTime: '08:00', endsTime: '12:00' }];
  const planned = (startsOn: string) => ({
    now: testClinic.hours,
    later: [{ startsOn, hours: { ...testClinic.hours, friday } }],
  });
  expect(hoursDifference(planned('2026-11-02'), [changed], MONDAY)).toBeNull();
  expect(hoursDifference(planned('2026-11-09'), [changed], MONDAY)?.from).toBe('2026-11-02');
  expect(hoursDifference(planned('2026-10-26'), [changed], MONDAY)?.from).toBe('2026-10-26');
  expect(hoursDifference(planned('2026-11-02'), [rows], MONDAY)).toMatchObject({
    from: '2026-11-02',
    days: [{ weekday: 5, site: { endsTime: '12:00' } }],
  });
});

test('one practitioner who stays away leaves the hours as they are', () => {
  const away = withWeek(rows, { from: MONDAY, until: null, week: weekdays.map(() => null) });
  expect(hoursDifference(site, [rows, away], MONDAY)).toBeNull();
  expect(hoursDifference(site, [away], MONDAY)?.days).toHaveLength(5);
});

test('an appointment is outside since the first of the days on which its time is not there any more', () => {
  const short = { ...open, endsTime: '12:00', breaks: [] };
  const week = (tuesday: typeof short | typeof open | null) =>
    weekdays.map((day, weekday) => (weekday === 2 ? tuesday : day));
  const set = (before: typeof rows, from: string, tuesday: typeof short | null, until?: string) =>
    withWeek(before, { from, until: until ?? null, week: week(tuesday) });
  const [tuesday, wednesday, later] = [addDays(MONDAY, 1), addDays(MONDAY, 2), addDays(MONDAY, 29)];
  const since = (its: typeof rows, on = later) =>
    outsideSince(appointment('15:00', '15:30', on), { id: 1, rows: its });
  expect(since(set(rows, tuesday, short))).toBe(tuesday);
  // Other hours of that day since change nothing about it.
  expect(since(set(set(rows, tuesday, short), addDays(tuesday, 14), null))).toBe(tuesday);
  expect(since(set(rows, wednesday, null))).toBe(wednesday);
  // Away for a while, back, and away again.
  const twice = set(set(rows, tuesday, short, addDays(tuesday, 7)), addDays(tuesday, 21), short);
  expect(since(twice)).toBe(addDays(tuesday, 21));
  expect(since(twice, tuesday)).toBe(tuesday);
  // A time that never was one.
  expect(outsideSince(appointment('20:00', '20:30', later), { id: 1, rows })).toBeNull();
});
