import type { Pool } from 'pg';
import { expect } from 'vitest';

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** 'done', the refusal, or the fault's code, of any use case. */
export async function outcomeOf(running: Promise<unknown>): Promise<string> {
  const value = await running.catch((error: unknown) => error);
  return wordOf(value);
}

function wordOf(value: unknown): string {
  if (value === undefined || value === true) return 'done';
  if (typeof value !== 'object' || value === null) return String(value);
  if ('answer' in value) return wordOf(value.answer);
  if ('ok' in value && value.ok === true) return 'done';
  if ('refusal' in value) {
    const { refusal } = value;
    return typeof refusal === 'string' ? refusal : wordOf(refusal);
  }
  if (value instanceof Error && 'code' in value) return `fault ${value.code}`;
  return value instanceof Error && value.cause ? wordOf(value.cause) : String(value);
}

/** Waits until this many connections of this database wait for a lock. */
export async function untilWaiting(pool: Pool, count: number): Promise<void> {
  const waiting = `select count(*)::int ${WAITING}`;
  const poll = expect.poll(async () => (await pool.query(waiting)).rows, { interval: 5 });
  await poll.toEqual([{ count }]);
}

type Begin = () => Promise<unknown>;

/**
 * Begins the first, stops it before its end, begins the second, and lets both go on.
 * @param lastTable into which the first writes last, so that it holds all its locks
 * @returns what became of both, and whether the second waited for the first
 */
export async function overlapOf(pool: Pool, [first, second]: [Begin, Begin], lastTable: string) {
  const gate = await pool.connect();
  await gate.query(`begin; lock table ${lastTable} in share mode`);
  try {
    const one = outcomeOf(first());
    await untilWaiting(pool, 1);
    const two = outcomeOf(second());
    await Promise.race([untilWaiting(pool, 2), two]);
    const { rows } = await pool.query(`select count(*)::int as met ${WAITING}
      and pg_blocking_pids(pid) && array(select pid ${WAITING})`);
    await gate.query('commit');
    return { met: rows[0].met === 1, outcomes: [await one, await two] };
  } finally {
    gate.release();
  }
}
