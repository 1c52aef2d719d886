import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#app/db/database.ts';
import { purgeRuns } from '#app/db/privacy-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { purgeExpired, type Retention } from '#app/platform/purge.server.ts';

/** In the clinic's zone, as in the queue's cron expression. */
export const PURGE_TIME = '03:17';

type Deleted = Record<string, number>;

/** Only the database's retention role may delete from these; see db/migrations/0015-privacy.sql. */
const KEPT_TABLES = ['audit_log', 'incidents'] as const;
const retentionShape = z.array(
  z.object({ audit_rows: z.coerce.number(), incident_rows: z.coerce.number() }),
);

/** Deletes expired rows and records the run. @returns rows deleted, by table */
export async function purgeNightly(
  { db, clock }: { db: Database; clock: Clock },
  rules: readonly Retention[],
): Promise<Deleted> {
  const deleted = await purgeAll({ db, clock }, rules);
  await db.insert(purgeRuns).values({ ranAt: clock.now(), deleted });
  return deleted;
}

/** Time and result of the last purge; null before the first. */
export async function lastPurge(db: Queryable) {
  const [run] = await db.select().from(purgeRuns).orderBy(desc(purgeRuns.id)).limit(1);
  if (!run) return null;
  const deleted = z.record(z.string(), z.number()).parse(run.deleted);
  return { ranAt: run.ranAt, rows: Object.values(deleted).reduce((sum, rows) => sum + rows, 0) };
}

/**
 * What the purge would delete at an instant, by table: runs it and rolls back, so cascaded rows count
 * too. Holds locks for at most two seconds.
 */
export async function simulatePurge(
  db: Database,
  at: Date,
  rules: readonly Retention[],
): Promise<Deleted> {
  const undone = new Undone();
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      undone.deleted = await purgeAll({ db: tx, clock: { now: () => at } }, rules);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return undone.deleted;
}

/** Row counts by table. */
export async function countRows(
  db: Queryable,
  rules: readonly Retention[],
): Promise<Record<string, number>> {
  const tables = [...rules.flatMap((rule) => Object.keys(rule)), ...KEPT_TABLES];
  const counts = sql.join(
    tables.map(
      (table) =>
        sql`select ${table}::text as name, count(*)::integer as rows from ${sql.identifier(table)}`,
    ),
    sql` union all `,
  );
  const { rows } = await db.execute(counts);
  const shape = z.array(z.object({ name: z.string(), rows: z.number() }));
  return Object.fromEntries(shape.parse(rows).map(({ name, rows: count }) => [name, count]));
}

async function purgeAll(
  { db, clock }: { db: Queryable; clock: Clock },
  rules: readonly Retention[],
): Promise<Deleted> {
  const deleted = await purgeExpired({ db, clock }, rules);
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`select * from purge_append_only(${now}::timestamptz)`);
  const [kept] = retentionShape.parse(rows);
  return {
    ...deleted,
    audit_log: kept?.audit_rows ?? 0,
    incidents: kept?.incident_rows ?? 0,
  };
}

/** Rolls the simulated purge back; not an error. */
class Undone extends Error {
  deleted: Deleted = {};
}
