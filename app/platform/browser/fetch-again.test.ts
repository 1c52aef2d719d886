import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFetchAgain, OriginRests } from './fetch-again.ts';

const ADDRESS = 'https://a.example/x';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

type Answer = number | Error | Response | 'never';

/** A network that returns the answers in turn and repeats the last one. */
function network(answers: Answer[], random = () => 0.5) {
  const asked: number[] = [];
  const fetchAgain = createFetchAgain({
    now: () => Date.now(),
    random,
    fetch: (_address, init) =>
      new Promise((resolve, reject) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 200;
        asked.push(Date.now());
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        if (answer instanceof Error) reject(answer);
        else if (answer instanceof Response) resolve(answer);
        else if (answer !== 'never') resolve(new Response(null, { status: answer }));
      }),
  });
  async function run(init?: RequestInit, address = ADDRESS) {
    const outcome = fetchAgain(address, init).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
    );
    await vi.runAllTimersAsync();
    return outcome;
  }
  return { asked, fetchAgain, run };
}

test('three more tries, 1, 2 and 4 seconds apart, then the last answer', async () => {
  const { asked, run } = network([503]);
  expect(await run()).toBe(503);
  expect(asked).toEqual([0, 1_000, 3_000, 7_000]);
});

test.each([408, 429, 500, 502, 503, 504])('%i is tried again', async (status) => {
  const { asked, run } = network([status, 200]);
  expect(await run()).toBe(200);
  expect(asked).toHaveLength(2);
});

test.each([200, 204, 301, 400, 401, 404, 409, 422, 501])('%i is an answer', async (status) => {
  const { asked, run } = network([new Response(null, { status })]);
  expect(await run()).toBe(status);
  expect(asked).toHaveLength(1);
});

test.each([
  [0, 850],
  [1, 1_150],
])('waits differ by 15 per cent at most (%d)', async (random, ms) => {
  const { asked, run } = network([503, 200], () => random);
  await run();
  expect(asked).toEqual([0, ms]);
});

test.each([
  ['3', 3_000],
  ['0', 0],
  ['3600', 10_000],
  [new Date(5_000).toUTCString(), 5_000],
  ['soon', 1_000],
])('Retry-After %s waits %i ms, never more than ten seconds', async (value, ms) => {
  const late = new Response(null, { status: 429, headers: { 'retry-after': value } });
  const { asked, run } = network([late, 200]);
  await run();
  expect(asked).toEqual([0, ms]);
});

test('a try ends after thirty seconds and the next follows', async () => {
  const { asked, run } = network(['never', 200]);
  expect(await run()).toBe(200);
  expect(asked).toEqual([0, 31_000]);
});

test.each<[RequestInit, number]>([
  [{ method: 'HEAD' }, 4],
  [{ method: 'POST' }, 1],
  [{ method: 'DELETE' }, 1],
  [{ method: 'POST', headers: { 'Idempotency-Key': 'k' } }, 4],
])('only what may be asked twice is: %j, %i times', async (init, times) => {
  const { asked, run } = network([new TypeError('offline')]);
  expect(await run(init)).toBe('NoAnswer');
  expect(asked).toHaveLength(times);
});

test("the caller's own end is the end", async () => {
  const { asked, fetchAgain } = network([503]);
  const end = new AbortController();
  const outcome = fetchAgain(ADDRESS, { signal: end.signal }).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(500);
  end.abort();
  expect(await outcome).toBe('AbortError');
  await vi.runAllTimersAsync();
  expect(asked).toEqual([0]);
});

test('an origin that failed five times rests for a minute; two successes close it, one failure does not', async () => {
  const answers: Answer[] = [503];
  const { asked, fetchAgain, run } = network(answers);
  await run();
  // The fifth failure opens the breaker.
  await run();
  expect(asked).toHaveLength(5);
  await expect(fetchAgain(ADDRESS)).rejects.toBeInstanceOf(OriginRests);
  expect(await run({}, 'https://b.example/x')).toBe(503);
  const others = asked.length;

  await vi.advanceTimersByTimeAsync(60_000);
  expect(await run()).toBe(503);
  expect(asked).toHaveLength(others + 1);
  await expect(fetchAgain(ADDRESS)).rejects.toBeInstanceOf(OriginRests);

  await vi.advanceTimersByTimeAsync(60_000);
  answers.splice(0, 1, 200);
  expect(await run()).toBe(200);
  expect(await run()).toBe(200);
  answers.splice(0, 1, 503);
  const before = asked.length;
  await run();
  expect(asked.length - before).toBe(4);
});
