import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { checkRuns } from '#app/db/checks-schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { at, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { overallOf } from './check.ts';
import { type Asker, noteRun, readHistory, readLatest } from './history.server.ts';
import { createMemory } from './remember.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
beforeEach(() => clock.set(at('2026-10-05', '12:00')));

const FINDINGS = { success: 'fine', warning: 'worrying', error: 'failing' } as const;

function note(time: string, verdict: keyof typeof FINDINGS, askedBy: Asker = 'watch') {
  const outcome = {
    verdict,
    finding: FINDINGS[verdict],
    latencyMs: 7,
    at: at('2026-10-05', time).toISOString(),
    raw: { time },
  };
  return noteRun(db, { id: 'mail', outcome, askedBy });
}

const latest = async () => (await readLatest(db, ['mail', 'disk'])).get('mail');

test('the watch writes a row when something changes, and else says how long it has been so', async () => {
  await note('08:00', 'success');
  await note('08:10', 'success');
  await note('08:20', 'error');
  await note('08:30', 'error');
  await note('08:40', 'error');
  expect(await db.$count(checkRuns)).toBe(2);
  expect(await latest()).toMatchObject({
    verdict: 'error',
    since: at('2026-10-05', '08:20'),
    seenAt: at('2026-10-05', '08:40'),
    raw: { time: '08:40' },
  });
});

test('what staff ask for and what the night finds is kept each time, and since when is told by the first of them', async () => {
  await note('08:00', 'success', 'nightly');
  await note('08:10', 'error', 'staff');
  await note('08:20', 'error', 'staff');
  await note('08:30', 'error', 'nightly');
  expect(await db.$count(checkRuns)).toBe(4);
  expect((await latest())?.since).toEqual(at('2026-10-05', '08:10'));
  const history = await readHistory(db, ['mail', 'disk'], 3);
  expect(history.map(({ askedBy, verdict }) => `${askedBy} ${verdict}`)).toEqual([
    'nightly error',
    'staff error',
    'staff error',
  ]);
});

test('the same look is kept once, whoever shares its answer', async () => {
  await Promise.all([note('08:00', 'success', 'staff'), note('08:00', 'success', 'staff')]);
  await note('08:00', 'success', 'nightly');
  expect(await db.$count(checkRuns)).toBe(1);
});

test('of each check 300 runs are kept, whoever presses however often', async () => {
  await database.pool.query(`insert into check_runs (check_id, asked_by, run_at, seen_at, since_at, verdict,
      finding, latency_ms, raw)
    select id, 'staff', t, t, t, 'success', 'fine', 1, '{}'
    from unnest(array['mail', 'disk']) id, generate_series('2026-10-01T00:00Z'::timestamptz,
      '2026-10-01T08:00Z', interval '1 minute') t`);
  await note('08:00', 'success', 'staff');
  const rows = await database.pool.query(
    'select check_id, count(*)::int from check_runs group by 1 order by 1',
  );
  expect(rows.rows).toEqual([
    { check_id: 'disk', count: 481 },
    { check_id: 'mail', count: 300 },
  ]);
});

test('what was seen last more than 90 days ago goes at night', async () => {
  await note('08:00', 'success');
  await note('08:10', 'error');
  const purge = async (on: string) => {
    clock.set(at(on, '09:00'));
    return (await purgeExpired({ db, clock }, [RETENTION.checks])).deleted;
  };
  expect(await purge('2027-01-02')).toEqual({ check_runs: 0 });
  expect(await purge('2027-01-04')).toEqual({ check_runs: 2 });
});

test('raw data with letters that cannot be stored is kept without them', async () => {
  const outcome = {
    verdict: 'success',
    finding: 'fine',
    latencyMs: 12,
    at: clock.now().toISOString(),
    raw: { namespaces: ['wp/v2', 'a\0b', 'c\ud800d'] },
  } as const;
  await noteRun(db, { id: 'mail', outcome, askedBy: 'watch' });
  expect((await latest())?.raw).toEqual({ namespaces: ['wp/v2', 'ab', 'cd'] });
});

test('raw data that is too long for the table is left out, not the run', async () => {
  const outcome = {
    verdict: 'success',
    finding: 'fine',
    latencyMs: 1,
    at: clock.now().toISOString(),
    raw: { words: 'x'.repeat(100_000) },
  } as const;
  await noteRun(db, { id: 'mail', outcome, askedBy: 'staff' });
  expect((await latest())?.raw).toEqual({ note: 'too-long' });
});

test('an answer that could not be had is not remembered', async () => {
  const memory = createMemory<number>();
  const owner = {};
  await expect(memory.recall(owner, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(await memory.recall(owner, 'a', async () => 1)).toBe(1);
  expect(await memory.recall(owner, 'a', async () => 2)).toBe(1);
  expect(await memory.recall(owner, 'b', async () => 3)).toBe(3);
  memory.forget(owner);
  expect(await memory.recall(owner, 'a', async () => 4)).toBe(4);
});

test.each([
  [['success', 'success'], 'operational'],
  [['success', 'warning'], 'attention'],
  [['error', 'warning'], 'error'],
  [['running', 'error'], 'running'],
  [['success', 'idle'], 'idle'],
  [[], 'idle'],
] as const)('%j together are %s', (statuses, state) => {
  expect(overallOf(statuses)).toBe(state);
});
