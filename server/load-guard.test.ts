import { expect, test } from 'vitest';
import { loopWatch } from './load-guard.ts';

function blockedAfter(...elapsedMs: number[]): boolean {
  const loop = loopWatch(2_000);
  for (const each of elapsedMs) loop.look(each);
  return loop.isBlocked();
}

test('one stall, however long, refuses nobody; a loop that stays blocked does until it keeps up', () => {
  expect(blockedAfter()).toBe(false);
  for (const stall of [1_001, 1_500, 2_500, 60_000]) {
    expect(blockedAfter(1_000, stall)).toBe(false);
    expect(blockedAfter(1_000, stall, 1_000, stall)).toBe(false);
  }
  expect(blockedAfter(2_500, 2_500)).toBe(true);
  expect(blockedAfter(2_500, 2_500, 9_000)).toBe(true);
  expect(blockedAfter(2_500, 2_500, 1_004)).toBe(false);
});
