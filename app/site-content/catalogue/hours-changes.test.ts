import { expect, test } from 'vitest';
import { hoursChanges } from './hours-changes.ts';

const before = (details: readonly object[]) => hoursChanges(details).map((each) => each?.before);

test('a week with an end is compared with what stands, and nothing with it', () => {
  const [plain, holiday, next] = [
    { from: '2026-10-05', until: null, week: 'plain' },
    { from: '2026-12-01', until: '2026-12-08', week: 'holiday' },
    { from: '2026-12-03', until: null, week: 'next' },
  ];
  expect(before([plain, holiday, next])).toEqual([null, 'plain', 'plain']);
  expect(before([holiday, next])).toEqual([null, null]);
});

test('what begins later has not been there before', () => {
  const [later, sooner, after] = [
    { from: '2026-12-01', until: null, week: 'later' },
    { from: '2026-11-02', until: null, week: 'sooner' },
    { from: '2026-12-15', until: null, week: 'after' },
  ];
  // What was set for an earlier day takes the place of all that was to come.
  expect(before([later, sooner, after])).toEqual([null, null, 'sooner']);
});

test('each house has hours of its own', () => {
  const day = { from: '2026-10-05', until: null };
  expect(
    before([
      { ...day, week: 'main' },
      { ...day, week: 'there', branch: 'centro' },
      { ...day, week: 'main again' },
      { ...day, week: 'there again', branch: 'centro' },
    ]),
  ).toEqual([null, null, 'main', 'there']);
});

test('what was taken back is no longer compared with', () => {
  const day = { from: '2026-10-05', until: null };
  const undone = { ...day, week: 'one', isUndone: true };
  expect(before([{ ...day, week: 'one' }, { ...day, week: 'two' }, undone])[2]).toBe('two');
  expect(
    before([
      { ...day, week: 'one' },
      { ...day, week: 'two' },
      undone,
      { ...day, week: 'three' },
    ])[3],
  ).toBe('one');
  // Of one that had not begun, nothing has changed on the day.
  const planned = { from: '2026-12-01', until: null, week: 'two' };
  expect(before([{ ...day, week: 'one' }, planned, undone])[2]).toBeNull();
});

test('what another release has written in its own way says nothing, and nothing is known before it', () => {
  const day = { from: '2026-10-05', until: null, week: 'one' };
  const [first, unread, last] = hoursChanges([day, { days: [] }, day]);
  expect([first?.before, unread, last?.before]).toEqual([null, null, null]);
});
