import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from './clock.ts';

/**
 * How long rows live, by table and in deletion order: the SQL condition that marks a row as expired.
 * `$now` stands for the clock's time, `$appointments` for the appointments that have not expired.
 */
export type Retention = Readonly<Record<string, string>>;

/** What a purge did: rows deleted, and the first error of each table that it could not finish. */
export type Purged = {
  deleted: Record<string, number>;
  failed: { table: string; error: unknown }[];
};

/** Rules for the tables that every feature uses. */
export const PLATFORM_RETENTION: Retention = {
  used_challenges: 'expires_at < $now',
  rate_limits: "window_starts_at < $now - interval '2 days'",
  last_hits: "at < $now - interval '2 days'",
  // Longer than any client keeps repeating a request.
  idempotency_keys: "created_at < $now - interval '7 days'",
};

/** Few enough for the statement's time limit, with everything that is deleted with a row. */
const BATCH_ROWS = 500;

/**
 * Deletes expired rows. Correctness does not depend on it: expired rows are ignored anyway. Each batch is
 * committed on its own, and a table that fails does not keep the next one from being purged.
 * @param rules of every feature with expiring rows
 */
export async function purgeExpired(
  { db, clock }: { db: Queryable; clock: Clock },
  rules: readonly Retention[],
): Promise<Purged> {
  const purged: Purged = { deleted: {}, failed: [] };
  for (const [table, condition] of rules.flatMap((each) => Object.entries(each))) {
    const isExpired = conditionAt(condition, clock.now(), (other) => other);
    await deleteInBatches(purged, table, async (atMost) => {
      // Whoever holds a row is using it; it stays for the next night.
      const { rowCount } = await db.execute(
        sql.raw(`delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isExpired} limit ${atMost} for update skip locked))`),
      );
      return { [table]: rowCount ?? 0 };
    });
  }
  return purged;
}

/**
 * Deletes batch after batch until none is full, and adds to `purged` what came of it.
 * @param table named when it fails
 * @param deleteBatch returns rows deleted, by table
 */
export async function deleteInBatches(
  { deleted, failed }: Purged,
  table: string,
  deleteBatch: (atMost: number) => Promise<Record<string, number>>,
): Promise<void> {
  try {
    for (let isFull = true; isFull; ) {
      const batch = Object.entries(await deleteBatch(BATCH_ROWS));
      for (const [name, rows] of batch) deleted[name] = (deleted[name] ?? 0) + rows;
      isFull = batch.some(([, rows]) => rows >= BATCH_ROWS);
    }
  } catch (error) {
    failed.push({ table, error });
  }
}

/**
 * A query that counts, in columns `name` and `rows`, what `purgeExpired` would delete from each table at an
 * instant. It only reads.
 */
export function countExpired(at: Date, rules: readonly Retention[]): SQL {
  const conditions = new Map(rules.flatMap((each) => Object.entries(each)));
  const isExpired = (table: string): string =>
    conditionAt(conditions.get(table) ?? 'false', at, (other) => {
      return `(select * from ${other} where (${isExpired(other)}) is not true) as ${other}`;
    });
  const counts = [...conditions.keys()].map(
    (table) =>
      `select '${table}' as name, count(*)::integer as rows from ${table} where ${isExpired(table)}`,
  );
  return sql.raw(counts.join(' union all '));
}

/** @param rowsOf what stands for a table's rows that have not expired */
function conditionAt(condition: string, at: Date, rowsOf: (table: string) => string): string {
  return condition.replace(/\$(\w+)/g, (_, name: string) =>
    name === 'now' ? `'${at.toISOString()}'::timestamptz` : rowsOf(name),
  );
}
