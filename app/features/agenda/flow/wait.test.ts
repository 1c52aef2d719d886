import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { offeredSteps, presenceOf } from '#app/features/agenda/attendance.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { arrivalInWords, serviceInWords, waitMinutes } from './wait.ts';

const time = (clock: string | null) => (clock ? at(MONDAY, clock) : null);
const NOW = at(MONDAY, '10:00');

const came = (
  attendance: 'arrived' | 'done' | 'no-show' | null,
  [attendanceAt, arrivedAt, calledAt]: readonly (string | null)[],
) => ({
  attendance,
  attendanceAt: time(attendanceAt ?? null),
  arrivedAt: time(arrivedAt ?? null),
  calledAt: time(calledAt ?? null),
});

test.each([
  ['nobody', null, [], null, '', ''],
  ['just arrived', 'arrived', ['10:00', '10:00'], 0, 'chegou às 10h, acabou de chegar', ''],
  ['waits', 'arrived', ['08:42', '08:42'], 78, 'chegou às 8h42, espera há 1 h 18 min', ''],
  // Of before arrivals were kept.
  ['arrived, not kept', 'arrived', ['09:00'], 60, 'chegou às 9h, espera há 1 h', ''],
  [
    ...(['called', 'arrived', ['08:42', '08:42', '08:54'], 12] as const),
    ...['chegou às 8h42, esperou 12 min', 'em atendimento desde 8h54, há 1 h 6 min'],
  ],
  [
    ...(['called at once', 'arrived', ['10:00', '10:00', '10:00'], 0] as const),
    ...['chegou às 10h, não esperou', 'entrou agora'],
  ],
  [
    ...(['seen', 'done', ['09:20', '08:42', '08:54'], 12] as const),
    ...['chegou às 8h42, esperou 12 min', 'atendimento até 9h20'],
  ],
  [
    'seen without a call',
    'done',
    ['09:20', '08:42'],
    null,
    'chegou às 8h42',
    'atendimento até 9h20',
  ],
  ['seen, nothing else known', 'done', ['01:00'], null, '', 'atendimento até 1h'],
  ['missed', 'no-show', ['09:20'], null, '', ''],
] as const)('%s', (_who, attendance, times, minutes, arrival, service) => {
  const one = came(attendance, times);
  expect(waitMinutes(one, NOW)).toBe(minutes);
  expect([arrivalInWords(one, NOW), serviceInWords(one, NOW)]).toEqual([arrival, service]);
});

test('a clock that was set back makes nobody wait less than nothing', () => {
  expect(waitMinutes(came('arrived', ['10:05', '10:05']), NOW)).toBe(0);
});

test.each([
  ['nobody yet', came(null, []), null, ['arrived', 'done', 'no-show']],
  ['arrived', came('arrived', ['09:50', '09:50']), 'arrived', ['called', 'done', 'undo']],
  ['called', came('arrived', ['09:50', '09:50', '09:55']), 'in-service', ['done', 'undo']],
  ['seen', came('done', ['09:59', '09:50', '09:55']), 'done', ['undo']],
  ['missed', came('no-show', ['09:59']), 'no-show', ['undo']],
] as const)(
  '%s: where they are, and what can be recorded next',
  (_who, attended, presence, steps) => {
    const appointment = {
      ...attended,
      status: 'confirmed',
      startsAt: at(MONDAY, '09:55'),
    } as const;
    expect(presenceOf(appointment)).toBe(presence);
    expect(offeredSteps(appointment, NOW)).toEqual(steps);
    const tomorrow = at(addDays(MONDAY, 1), '10:00');
    const later = steps.filter((step) => step !== 'undo' && step !== 'called');
    expect(offeredSteps(appointment, tomorrow)).toEqual(later);
  },
);
