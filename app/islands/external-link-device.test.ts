import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceWatch } from './external-link-device.ts';

const CALL = 'tel:+551';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A desktop browser; `leave` simulates another window coming to the front. */
function desktop() {
  let leftAtMs = Number.NEGATIVE_INFINITY;
  const failed: string[] = [];
  const press = createDeviceWatch({
    nowMs: () => Date.now(),
    onFailure: (href) => failed.push(`${href} ${Date.now()}`),
  });
  return {
    failed,
    press: (href = CALL) => press(href, { pressedAtMs: Date.now(), leftAtMs: () => leftAtMs }),
    leave: () => {
      leftAtMs = Date.now();
    },
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('one press alone says nothing, however long ago', () => {
  const { failed, press, wait } = desktop();
  press();
  wait(600_000);
  expect(failed).toEqual([]);
});

test('pressed again, and ten seconds after the first press nothing has come up: it failed', () => {
  const { failed, press, wait } = desktop();
  press();
  wait(3_000);
  press();
  wait(6_999);
  expect(failed).toEqual([]);
  wait(1);
  expect(failed).toEqual([`${CALL} 10000`]);
});

test('the last press has two seconds to show', () => {
  const { failed, press, wait } = desktop();
  press();
  wait(30_000);
  press();
  wait(1_999);
  expect(failed).toEqual([]);
  wait(1);
  expect(failed).toHaveLength(1);
});

test('a double click is one press', () => {
  const { failed, press, wait } = desktop();
  press();
  wait(999);
  press();
  wait(60_000);
  expect(failed).toEqual([]);
});

test.each([
  ['at once', 100],
  ['slowly', 9_000],
])('never when the dialler comes up %s', (_, ms) => {
  const { failed, press, leave, wait } = desktop();
  press();
  if (ms < 2_000) {
    wait(ms);
    leave();
    wait(2_000);
    press();
  } else {
    wait(2_000);
    press();
    wait(ms - 2_000);
    leave();
  }
  wait(60_000);
  expect(failed).toEqual([]);
});

test('another link is another matter', () => {
  const { failed, press, wait } = desktop();
  press();
  wait(2_000);
  press('mailto:a@example.com');
  wait(60_000);
  expect(failed).toEqual([]);
});
