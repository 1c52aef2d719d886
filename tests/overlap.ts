import type pg from 'pg';
import { expect } from 'vitest';

// Two transactions that meet: the first is stopped just before it ends, so that it holds all its locks; the second
// must be waiting for it, and for nothing else. No chance, no clock.

/** 'done', the refusal, or the fault's code, of any use case. */
export async function outcomeOf(running: Promise<unknown>): Promise<string> {
  const value = await running.catch((error: unknown) => error);
  return wordOf(value);
}

function wordOf(value: unknown): string {
  if (value === undefined || value === true || typeof value === 'number') return 'done';
  if (typeof value !== 'object' || value === null) return String(value);
  if ('answer' in value) return wordOf(value.answer);
  if ('ok' in value && value.ok === true) return 'done';
  if ('reason' in value) return wordOf(value.reason);
  if ('refusal' in value) {
    const { refusal } = value;
    return typeof refusal === 'string' ? refusal : wordOf(refusal);
  }
  if (value instanceof Error && 'code' in value) return `fault ${value.code}`;
  return value instanceof Error && value.cause ? wordOf(value.cause) : String(value);
}

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** @param pool connections without the timeouts of the app's own, which a slow machine would exceed */
export function meetingOn(pool: pg.Pool) {
  /**
   * Waits until this many connections of this database wait for a lock, or what would wait has ended. It always ends:
   * a poll that is left behind moves the clocks that a later test of the same process has set.
   */
  async function untilWaiting(count: number, running?: Promise<unknown>): Promise<void> {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
    };
    void running?.then(end, end);
    const counted = async () =>
      hasEnded ? count : (await pool.query(`select count(*)::int ${WAITING}`)).rows[0].count;
    await expect.poll(counted, { interval: 5 }).toBe(count);
  }

  /**
   * Begins the first, stops it before its end, begins the second, and lets both go on.
   * @param lastTable into which the first writes last
   */
  async function overlap(
    [beginFirst, beginSecond]: readonly [() => Promise<unknown>, () => Promise<unknown>],
    lastTable = 'audit_log',
  ) {
    const gate = await pool.connect();
    await gate.query(`begin; lock table ${lastTable} in share mode`);
    try {
      const one = outcomeOf(beginFirst());
      await untilWaiting(1);
      const two = outcomeOf(beginSecond());
      await untilWaiting(2, two);
      const { rows } = await pool.query(`select count(*)::int as met ${WAITING}
        and pg_blocking_pids(pid) && array(select pid ${WAITING})`);
      await gate.query('commit');
      return { met: rows[0].met === 1, outcomes: [await one, await two] };
    } finally {
      gate.release();
    }
  }

  return { untilWaiting, overlap };
}
