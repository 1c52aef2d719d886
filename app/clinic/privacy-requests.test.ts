import { expect, test } from 'vitest';
import { requestClockOf } from './privacy-requests.ts';

test.each([
  ['2026-10-05', 15, 'in-time'],
  ['2026-10-14', 6, 'in-time'],
  ['2026-10-15', 5, 'pressing'],
  ['2026-10-20', 0, 'pressing'],
  ['2026-10-21', -1, 'overdue'],
])('asked on 5 October, on %s %i days are left: %s', (today, daysLeft, state) => {
  const clock = requestClockOf('2026-10-05', today);
  expect(clock).toEqual({ dueOn: '2026-10-20', daysLeft, state });
});
