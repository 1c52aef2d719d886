import { expect, test } from 'vitest';
import { instantOf, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { type AvailableSlots, availableSlots, type SlotsQuery } from './available-slots.ts';
import type { Busy, ScheduleSnapshot, WeeklyHours } from './working-minutes.ts';

const MONDAY = '2026-11-23';
const DOCTOR = 1;
const ROOM = 2;
const query: SlotsQuery = {
  agenda: { slotStepMinutes: 15, noticeMinutes: 60, horizonDays: 60 },
  now: new Date('2026-11-20T12:00:00Z'),
  from: MONDAY,
  days: 1,
};

function hours(startsTime: string, endsTime: string, more: Partial<WeeklyHours> = {}): WeeklyHours {
  const always = { validFrom: '2000-01-01', validUntil: null };
  return { resourceId: DOCTOR, weekday: 1, kind: 'open', startsTime, endsTime, ...always, ...more };
}

function snapshotOf(snapshot: Partial<ScheduleSnapshot>): ScheduleSnapshot {
  return {
    service: { id: 1, durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
    practitionerIds: [DOCTOR],
    otherIds: null,
    hours: [hours('09:00', '10:30')],
    closures: [],
    closedDays: [],
    busy: [],
    ...snapshot,
  };
}

function at(time: string, on = MONDAY): Date {
  const instant = instantOf(on, time);
  if (!instant) throw new Error(`No ${time} on ${on}`);
  return instant;
}

function busy(from: string, to: string, more: Partial<Busy> = {}): Busy {
  const appointment = { resourceId: DOCTOR, holdExpiresAt: null, isOwn: false };
  return { ...appointment, startsAt: at(from), endsAt: at(to), ...more };
}

function times({ days }: AvailableSlots): string[] {
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => wallClockOf(startsAt).time));
}

test('slots lie on the step and end within opening hours', () => {
  expect(times(availableSlots(snapshotOf({}), query))).toEqual([
    '09:00',
    '09:15',
    '09:30',
    '09:45',
    '10:00',
  ]);
});

test('the step counts from opening: who opens at 8h05 is not first offered at 8h15', () => {
  const snapshot = snapshotOf({ hours: [hours('09:05', '10:30')] });
  expect(times(availableSlots(snapshot, query))).toEqual(['09:05', '09:20', '09:35', '09:50']);
});

test('with steps of 25 minutes the first time is the opening, and after a break its end', () => {
  const agenda = { ...query.agenda, slotStepMinutes: 25 };
  const day = [hours('08:00', '12:00'), hours('09:20', '10:10', { kind: 'break' })];
  expect(times(availableSlots(snapshotOf({ hours: day }), { ...query, agenda }))).toEqual([
    '08:00',
    '08:25',
    '08:50',
    '10:10',
    '10:35',
    '11:00',
    '11:25',
  ]);
});

test('two who open at different times each have their own first time', () => {
  const other = { resourceId: 3 };
  const day = [hours('08:00', '09:00'), hours('08:20', '09:00', other)];
  const snapshot = snapshotOf({ hours: day, practitionerIds: [DOCTOR, 3] });
  expect(times(availableSlots(snapshot, query))).toEqual(['08:00', '08:15', '08:20', '08:30']);
});

test('a closure moves no step', () => {
  const closures = [{ resourceId: null, startsAt: at('08:00'), endsAt: at('09:07') }];
  expect(times(availableSlots(snapshotOf({ closures }), query))[0]).toBe('09:15');
});

test('no appointment runs into a break', () => {
  const snapshot = snapshotOf({
    hours: [hours('09:00', '10:30'), hours('09:30', '09:45', { kind: 'break' })],
  });
  expect(times(availableSlots(snapshot, query))).toEqual(['09:00', '09:45', '10:00']);
});

test('hours hold from their first day to the day before their last', () => {
  const until = snapshotOf({ hours: [hours('09:00', '10:00', { validUntil: MONDAY })] });
  expect(times(availableSlots(until, query))).toEqual([]);
  const from = snapshotOf({ hours: [hours('09:00', '09:30', { validFrom: MONDAY })] });
  expect(times(availableSlots(from, query))).toEqual(['09:00']);
});

test('a holiday closes the whole day', () => {
  expect(times(availableSlots(snapshotOf({ closedDays: [MONDAY] }), query))).toEqual([]);
});

test('a closure keeps appointments out but not their buffers', () => {
  const service = { id: 1, durationMinutes: 30, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 };
  const closures = [{ resourceId: null, startsAt: at('09:30'), endsAt: at('09:45') }];
  expect(times(availableSlots(snapshotOf({ service, closures }), query))).toEqual([
    '09:00',
    '09:45',
    '10:00',
  ]);
});

test('buffers may lie outside opening hours but meet no other appointment', () => {
  const service = { id: 1, durationMinutes: 30, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 };
  const snapshot = snapshotOf({ service, busy: [busy('08:30', '09:00'), busy('10:30', '11:00')] });
  expect(times(availableSlots(snapshot, query))).toEqual(['09:15', '09:30', '09:45']);
});

test('taken slots are told apart from closed ones', () => {
  const { days } = availableSlots(snapshotOf({ busy: [busy('09:00', '10:00')] }), query);
  expect(days[0]?.slots.map(({ startsAt }) => rfc3339(startsAt))).toEqual([
    '2026-11-23T10:00:00-03:00',
  ]);
  expect(days[0]?.taken.map((startsAt) => wallClockOf(startsAt).time)).toEqual([
    '09:00',
    '09:15',
    '09:30',
    '09:45',
  ]);
});

test('a hold counts until the instant at which it expires, except for its holder', () => {
  const hold = (holdExpiresAt: Date, isOwn = false) =>
    times(
      availableSlots(
        snapshotOf({ busy: [busy('09:00', '10:30', { holdExpiresAt, isOwn })] }),
        query,
      ),
    );
  expect(hold(new Date(query.now.getTime() + 1))).toEqual([]);
  expect(hold(query.now)).toHaveLength(5);
  expect(hold(new Date(query.now.getTime() + 1), true)).toHaveLength(5);
});

test('an appointment needs a practitioner and a room at once, and says which can serve', () => {
  const snapshot = snapshotOf({
    practitionerIds: [DOCTOR, 7],
    otherIds: [ROOM],
    hours: [
      hours('09:00', '10:00'),
      hours('09:15', '10:00', { resourceId: 7 }),
      hours('08:00', '18:00', { resourceId: ROOM }),
    ],
    busy: [busy('09:45', '10:00', { resourceId: ROOM })],
  });
  expect(availableSlots(snapshot, query).days[0]?.slots).toEqual([
    { startsAt: at('09:00'), endsAt: at('09:30'), practitionerIds: [1], otherIds: [ROOM] },
    { startsAt: at('09:15'), endsAt: at('09:45'), practitionerIds: [1, 7], otherIds: [ROOM] },
  ]);
});

test('a service whose rooms are all out of use has no slots', () => {
  expect(times(availableSlots(snapshotOf({ otherIds: [] }), query))).toEqual([]);
});

test('notice and horizon bound the slots', () => {
  const now = at('08:16');
  expect(times(availableSlots(snapshotOf({}), { ...query, now }))).toEqual([
    '09:30',
    '09:45',
    '10:00',
  ]);
  const week = { ...query, now, from: '2026-11-22', days: 16 };
  const agenda = { ...query.agenda, horizonDays: 7 };
  const { days } = availableSlots(snapshotOf({}), { ...week, agenda });
  expect(days).toHaveLength(16);
  expect(days.filter(({ slots }) => slots.length > 0).map(({ on }) => on)).toEqual([
    MONDAY,
    '2026-11-30',
  ]);
});

test('an appointment may cross midnight when both days are open', () => {
  const snapshot = snapshotOf({
    hours: [hours('23:00', '24:00'), hours('00:00', '00:15', { weekday: 2 })],
  });
  expect(times(availableSlots(snapshot, query))).toEqual(['23:00', '23:15', '23:30', '23:45']);
});

test('the hour that summer time skipped is not worked', () => {
  const snapshot = snapshotOf({ hours: [hours('00:00', '02:00', { weekday: 0 })] });
  const night = { ...query, now: new Date('2018-11-01T12:00:00Z'), from: '2018-11-04' };
  expect(times(availableSlots(snapshot, night))).toEqual(['01:00', '01:15', '01:30']);
});

test('the hour that summer time repeats is worked twice and offered once', () => {
  const snapshot = snapshotOf({ hours: [hours('23:00', '24:00', { weekday: 6 })] });
  const night = { ...query, now: new Date('2019-02-14T12:00:00Z'), from: '2019-02-16' };
  const { days } = availableSlots(snapshot, night);
  expect(days[0]?.slots.map(({ startsAt }) => rfc3339(startsAt))).toEqual([
    '2019-02-16T23:00:00-02:00',
    '2019-02-16T23:15:00-02:00',
    '2019-02-16T23:30:00-02:00',
    '2019-02-16T23:45:00-02:00',
  ]);
});
