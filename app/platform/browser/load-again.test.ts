import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain } from './load-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A module that fails a given number of times and records when it was requested. */
function code(failures: number, message = 'Failed to fetch dynamically imported module') {
  const asked: number[] = [];
  const start = Date.now();
  const load = async () => {
    asked.push(Date.now() - start);
    if (asked.length <= failures) throw new TypeError(message);
    return 'module';
  };
  return { asked, load };
}

test('code is asked for again after 1, 2 and 4 seconds, and then no more', async () => {
  const { asked, load } = code(9);
  const late = vi.fn();
  const outcome = loadAgain(load, { onLate: late }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('Failed to fetch dynamically imported module');
  expect(asked).toEqual([0, 1_000, 3_000, 7_000]);
  expect(late).toHaveBeenCalledTimes(3);
});

test('what a page is there for is tried once more, two seconds later', async () => {
  const { asked, load } = code(4);
  const outcome = loadAgain(load, { isCritical: true });
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('module');
  expect(asked).toEqual([0, 1_000, 3_000, 7_000, 9_000]);
});

test('what comes at once is asked for once', async () => {
  const { asked, load } = code(0);
  const late = vi.fn();
  expect(await loadAgain(load, { onLate: late })).toBe('module');
  expect(asked).toEqual([0]);
  expect(late).not.toHaveBeenCalled();
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/NAME.js'],
  [
    'Firefox',
    'error loading dynamically imported module: https://a.example/assets/NAME.js?again=1',
  ],
])('in %s only the file that failed gets another address', async (browser, message) => {
  const name = `island-${browser}-1a2b3c4d`;
  const { load } = code(2, message.replace('NAME', name));
  // The object that the built scripts read.
  const marks: Record<string, string> = Reflect.get(globalThis, 'marks');
  const before = { ...marks };
  const outcome = loadAgain(load);
  await vi.runAllTimersAsync();
  await outcome;
  expect(marks).toEqual({ ...before, [`./${name}.js`]: '?again=2' });
});

test('Safari, which names no file, asks for the same address again', async () => {
  const { asked, load } = code(1, 'Importing a module script failed.');
  const outcome = loadAgain(load);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('module');
  expect(asked).toEqual([0, 1_000]);
});
