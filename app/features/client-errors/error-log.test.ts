import { expect, test } from 'vitest';
import { createErrorLog } from './error-log.ts';
import { type ErrorRecord, recordOf } from './error-record.ts';

function record(message: string): ErrorRecord {
  return recordOf(
    { message },
    { nowMs: 0, origin: '', pathname: '/', userAgent: '', sessionId: '', values: [] },
  );
}

/** A log in a browser whose clock moves only when a test moves it. */
function log({ isOnline = true } = {}) {
  const state = { ms: 0, isOnline };
  const stored = new Map<string, string>();
  const reported: string[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const add = createErrorLog({
    nowMs: () => state.ms,
    report: ({ message }) => {
      if (state.isOnline) reported.push(message);
      return state.isOnline;
    },
    local: () => storage,
    session: () => storage,
  });
  const kept = (): string[] =>
    JSON.parse(stored.get('clareia.errors') ?? '[]').map(({ message }: ErrorRecord) => message);
  return { add: (message: string) => add(record(message)), kept, reported, state, stored };
}

test('the same error is kept and reported once', () => {
  const { add, kept, reported, state } = log();
  for (let index = 0; index < 5; index += 1) {
    add('a');
    state.ms += 10_000;
  }
  expect(reported).toEqual(['a']);
  expect(kept()).toEqual(['a']);
});

test('one report in five seconds; another error waits for its next time', () => {
  const { add, reported, state } = log();
  add('a');
  add('b');
  state.ms = 4_999;
  add('c');
  expect(reported).toEqual(['a']);
  state.ms = 5_000;
  add('b');
  add('c');
  expect(reported).toEqual(['a', 'b']);
});

test('the last twenty are in local storage, the last one in session storage', () => {
  const { add, kept, stored } = log();
  for (let index = 1; index <= 25; index += 1) add(`e${index}`);
  expect(kept()).toHaveLength(20);
  expect(kept().at(0)).toBe('e6');
  expect(kept().at(-1)).toBe('e25');
  expect(JSON.parse(stored.get('clareia.errors.last') ?? '')).toMatchObject({ message: 'e25' });
});

test('a hundred are known in memory; the oldest is forgotten and new again', () => {
  const { add, reported, state } = log();
  for (let index = 0; index <= 100; index += 1) add(`e${index}`);
  state.ms = 5_000;
  add('e0');
  expect(reported).toEqual(['e0', 'e0']);
});

test('without a connection nothing counts as reported', () => {
  const { add, reported, state } = log({ isOnline: false });
  add('a');
  state.isOnline = true;
  add('a');
  expect(reported).toEqual(['a']);
});

test('where nothing may be stored, or other things are, errors are reported all the same', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const reported: string[] = [];
  const add = createErrorLog({
    nowMs: () => 0,
    report: ({ message }) => reported.push(message) > 0,
    local: forbidden,
    session: forbidden,
  });
  add(record('a'));
  expect(reported).toEqual(['a']);

  const { add: addTo, kept, stored } = log();
  stored.set('clareia.errors', '{"no":"list"}');
  addTo('b');
  expect(kept()).toEqual(['b']);
});
