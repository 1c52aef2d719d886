import { expect, test } from 'vitest';
import { ACCOUNT_LIMIT, type Attempts, countAttempt, returnAttempt } from './attempts.ts';

const START = new Date('2026-10-05T12:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** Outcomes of attempts at these minutes: 'tried', or the minutes to wait. */
function outcomes(minutes: readonly number[]): (string | number)[] {
  let state: Attempts | null = null;
  return minutes.map((at) => {
    const { attempts, waitMs }: { attempts: Attempts; waitMs: number } = countAttempt(
      state,
      ACCOUNT_LIMIT,
      after(at),
    );
    state = attempts;
    return waitMs > 0 ? waitMs / 60_000 : 'tried';
  });
}
const tried = (count: number) => Array.from({ length: count }, () => 'tried');

test('five may fail, then a quarter of an hour passes', () => {
  expect(outcomes([0, 0, 0, 0, 0, 0, 5, 15])).toEqual([...tried(5), 15, 10, 'tried']);
});

test('failures spread over more than a quarter of an hour close nothing', () => {
  expect(outcomes([0, 4, 8, 12, 16, 20, 24, 28, 32, 36])).toEqual(tried(10));
});

test('it closes for longer each time, for an hour at most; tries meanwhile lengthen nothing', () => {
  const five = (at: number) => [at, at, at, at, at, at];
  const closed = [...five(0), ...five(15), ...five(45), ...five(105)];
  expect(outcomes([...closed, 120, 165])).toEqual([
    ...[...tried(5), 15],
    ...[...tried(5), 30],
    ...[...tried(5), 60],
    ...[...tried(5), 60],
    45,
    'tried',
  ]);
});

test('after a quiet day the first closure is a short one again', () => {
  const [first, second] = [0, 15 + 24 * 60].map((at) => [at, at, at, at, at, at]);
  expect(outcomes([...(first ?? []), ...(second ?? [])])).toEqual([
    ...[...tried(5), 15],
    ...[...tried(5), 15],
  ]);
});

test('an attempt that was right leaves the state of before', () => {
  const before = { failures: 4, since: START, closures: 0, closedUntil: null };
  const { attempts } = countAttempt(before, ACCOUNT_LIMIT, after(1));
  expect(attempts.closedUntil).not.toBeNull();
  expect(returnAttempt(attempts)).toEqual(before);
});
