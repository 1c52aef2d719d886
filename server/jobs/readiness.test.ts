import { systemClock, type WipData } from 'pg-boss';
import pino from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { idleHandlers } from '#tests/jobs.ts';
import { isPolling, startJobs } from './start-jobs.ts';

const NOW = 1_000_000;
/** A worker that has just found its queue empty. */
const polled = { createdOn: 0, count: 0, lastFetchedOn: NOW, lastErrorOn: null };

test.each<[boolean, string, Partial<WipData>]>([
  [true, 'has just polled', {}],
  [true, 'has not polled yet', { createdOn: NOW - 100, lastFetchedOn: null }],
  [true, 'polled again a moment after an outage', { lastErrorOn: NOW - 1 }],
  [true, 'works on a long job', { count: 1, lastFetchedOn: NOW - 90_000 }],
  [false, 'failed at its last poll', { lastFetchedOn: NOW - 1_000, lastErrorOn: NOW }],
  [false, 'failed to settle its last job', { count: 1, lastFetchedOn: NOW - 9, lastErrorOn: NOW }],
  [false, 'waits in vain for an answer', { lastFetchedOn: NOW - 4_001 }],
  [false, 'never got an answer', { createdOn: NOW - 4_001, lastFetchedOn: null }],
])('%s: a worker that %s', (expected, _, worker) => {
  expect(isPolling([polled, { ...polled, ...worker }], NOW)).toBe(expected);
});

const database = await testDatabase();

test('the jobs fail with the first poll that fails, and work again with the next that does not', async () => {
  // Each look at this clock takes a millisecond, so what waits for a minute waits for ever.
  let now = 0;
  const clock = { ...systemClock, now: () => (now += 1) };
  const { isHealthy, stop } = await startJobs({
    url: database.url,
    log: pino({ level: 'silent' }),
    clock,
    handlers: () => idleHandlers,
  });
  expect(isHealthy()).toBe(true);
  await database.pool.query('alter schema pgboss rename to away');
  await expect.poll(isHealthy).toBe(false);
  await database.pool.query('alter schema away rename to pgboss');
  await expect.poll(isHealthy).toBe(true);
  await stop();
});
