import { expect, test } from 'vitest';
import { instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { availableSlots } from './available-slots.ts';
import { slotFits } from './compact-day.ts';
import type { ServiceTimes } from './lengths/service-on.ts';
import type { ScheduleSnapshot } from './working-minutes.ts';

const MONDAY = '2026-11-23';
const NOW = new Date('2026-11-20T12:00:00Z');
const EXAM: ServiceTimes = { durationMinutes: 45, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

function at(time: string): Date {
  const instant = instantOf(MONDAY, time);
  if (!instant) throw new Error(`${time} is no time of that day`);
  return instant;
}

/** Times of the Monday by how they fit. Open 8h to 12h; the shortest service takes 30 minutes. */
function fitsOn(
  taken: readonly (readonly [string, string])[],
  { service = EXAM, now = NOW, shortest = 30 } = {},
) {
  const hours = { validFrom: '2026-01-01', validUntil: null, resourceId: 1, weekday: 1 };
  const schedule: ScheduleSnapshot = {
    service: { id: 1, ...service },
    practitionerIds: [1],
    otherIds: null,
    hours: [{ ...hours, kind: 'open', startsTime: '08:00', endsTime: '12:00' }],
    closures: [],
    closedDays: [],
    busy: taken.map(([from, until]) => ({
      resourceId: 1,
      startsAt: at(from),
      endsAt: at(until),
      holdExpiresAt: null,
      isOwn: false,
    })),
  };
  const agenda = { slotStepMinutes: 15, noticeMinutes: 120, horizonDays: 60 };
  const [day] = availableSlots(schedule, { agenda, now, from: MONDAY, days: 1 }).days;
  if (!day) throw new Error('the day was not computed');
  const fits = slotFits(schedule, day, { now, shortestMinutes: new Map([[1, shortest]]) });
  const of = (fit: string) =>
    day.slots
      .filter((slot) => fits.get(slot) === fit)
      .map(({ startsAt }) => wallClockOf(startsAt).time);
  return { touching: of('touching'), roomy: of('roomy'), gap: of('gap') };
}

test('on an empty day the first and the last slot touch, and their neighbours would leave a gap', () => {
  expect(fitsOn([])).toEqual({
    touching: ['08:00', '11:15'],
    roomy: [
      '08:30',
      '08:45',
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
      '10:15',
      '10:30',
      '10:45',
    ],
    gap: ['08:15', '11:00'],
  });
});

test('slots beside an appointment touch it, unless they leave a gap on the other side', () => {
  expect(fitsOn([['09:00', '10:00']])).toEqual({
    touching: ['10:00', '11:15'],
    roomy: ['10:30', '10:45'],
    gap: ['08:00', '08:15', '10:15', '11:00'],
  });
});

test('a gap is as short as the shortest service is long', () => {
  expect(fitsOn([], { shortest: 15 }).gap).toEqual([]);
  expect(fitsOn([], { shortest: 45 }).gap).toEqual(['08:15', '08:30', '10:45', '11:00']);
});

test('buffers belong to the appointment', () => {
  const service = { ...EXAM, bufferAfterMinutes: 15 };
  expect(fitsOn([['10:00', '11:00']], { service })).toEqual({
    touching: ['08:00', '09:00', '11:00'],
    roomy: ['08:30'],
    gap: ['08:15', '08:45', '11:15'],
  });
});

test('a gap that no slot could close exists already', () => {
  const { touching, gap } = fitsOn([['08:00', '09:10']]);
  expect(touching).toContain('09:15');
  expect(gap).toContain('09:30');
});

test('time that can no longer be booked is no gap that a slot would close', () => {
  const { touching } = fitsOn([['08:00', '09:00']], { now: at('07:10') });
  expect(touching).toContain('09:15');
});
