import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { keptWords } from './journey-frame.server.ts';

const startsAt = at(addDays(MONDAY, 3), '08:00');
const words = (expires: [string, string], locale: 'pt-BR' | 'en-US' = 'pt-BR') =>
  keptWords({ startsAt, expiresAt: at(...expires) }, { now: at(MONDAY, '23:50'), locale });

test('until when a time is held is of today, not of the day of the time', () => {
  expect(words([MONDAY, '23:58'])).toBe(
    'Quinta, 8 de outubro, às 8h: reservado para você até as 23h58 de hoje.',
  );
  expect(words([addDays(MONDAY, 1), '00:05'])).toMatch(/ até a 0h05 de amanhã\.$/);
  expect(words([MONDAY, '23:58'], 'en-US')).toMatch(/: reserved for you until 11:58 PM today\.$/);
});
