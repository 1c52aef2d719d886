import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const RULES = { failures: 5, cooldownMs: 60_000, successes: 2 };

function breakerAt(rules = RULES) {
  let time = 0;
  const breaker = createBreaker(rules, () => time);
  return {
    ...breaker,
    wait: (ms: number) => {
      time += ms;
    },
    fail: (times: number) => {
      for (let index = 0; index < times; index += 1) breaker.failed();
    },
  };
}

test('opens at the fifth failure in a row, not when one success came between', () => {
  const breaker = breakerAt();
  breaker.fail(4);
  breaker.succeeded();
  breaker.fail(4);
  expect(breaker.state()).toBe('closed');
  breaker.fail(1);
  expect(breaker.state()).toBe('open');
});

test('is half open after the cooldown and closes after two successes', () => {
  const breaker = breakerAt();
  breaker.fail(5);
  breaker.wait(59_999);
  expect(breaker.state()).toBe('open');
  breaker.wait(1);
  expect(breaker.state()).toBe('half-open');
  breaker.succeeded();
  expect(breaker.state()).toBe('half-open');
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
});

test('one failure while half open opens it again for the whole cooldown', () => {
  const breaker = breakerAt();
  breaker.fail(5);
  breaker.wait(60_000);
  breaker.succeeded();
  breaker.fail(1);
  expect(breaker.state()).toBe('open');
  breaker.wait(60_000);
  breaker.succeeded();
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
  breaker.fail(4);
  expect(breaker.state()).toBe('closed');
});
