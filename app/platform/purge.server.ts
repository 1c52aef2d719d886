import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from './clock.ts';

/**
 * How long rows live, by table and in deletion order: the SQL condition that marks a row as expired.
 * `$now` stands for the clock's time.
 */
export type Retention = Readonly<Record<string, string>>;

/** Rules for the tables that every feature uses. */
export const PLATFORM_RETENTION: Retention = {
  used_challenges: 'expires_at < $now',
  rate_limits: "window_starts_at < $now - interval '2 days'",
  last_hits: "at < $now - interval '2 days'",
  // Longer than any client keeps repeating a request.
  idempotency_keys: "created_at < $now - interval '7 days'",
};

/**
 * Deletes expired rows. Correctness does not depend on it: expired rows are ignored anyway.
 * @param rules of every feature with expiring rows
 * @returns rows deleted, by table
 */
export async function purgeExpired(
  { db, clock }: { db: Queryable; clock: Clock },
  rules: readonly Retention[],
): Promise<Record<string, number>> {
  const now = `'${clock.now().toISOString()}'::timestamptz`;
  const deleted: Record<string, number> = {};
  for (const [table, condition] of rules.flatMap((each) => Object.entries(each))) {
    const isOver = condition.replaceAll('$now', now);
    const { rowCount } = await db.execute(sql.raw(`delete from ${table} where ${isOver}`));
    deleted[table] = (deleted[table] ?? 0) + (rowCount ?? 0);
  }
  return deleted;
}
