import { expect, test } from 'vitest';
import { readFreeDays } from './next-times.island.tsx';

const slot = { startsAt: '2026-10-14T09:30:00-03:00', endsAt: '2026-10-14T10:00:00-03:00' };

test('the clinic’s own wall clock is read from the start, whatever zone the browser is in', () => {
  const answer = { timeZone: 'America/Sao_Paulo', days: [{ date: '2026-10-14', slots: [slot] }] };
  expect(readFreeDays(answer)).toEqual([
    { on: '2026-10-14', starts: [{ startsAt: slot.startsAt, time: '09:30' }] },
  ]);
});

test('a day without free starts stays in the list', () => {
  expect(readFreeDays({ days: [{ date: '2026-10-14', slots: [] }] })).toEqual([
    { on: '2026-10-14', starts: [] },
  ]);
});

test.each([null, 'texto', {}, { days: 'x' }, { days: [{ date: 1, slots: [] }] }, { days: [{}] }])(
  'an answer that is not one of ours is refused: %j',
  (answer) => {
    expect(readFreeDays(answer)).toBeUndefined();
  },
);
