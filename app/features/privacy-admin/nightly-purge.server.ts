import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#app/db/database.ts';
import { purgeRuns } from '#app/db/privacy-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { purgeExpired, type Retention } from '#app/platform/purge.server.ts';

/** On the clinic's wall clock, as the cron line of the queue says. */
export const PURGE_TIME = '03:17';

type Deleted = Record<string, number>;

/** Tables that only the database's own keeper may shorten; see db/migrations/0015-privacy.sql. */
const KEPT_TABLES = ['audit_log', 'incidents'] as const;
const retentionShape = z.array(
  z.object({ audit_rows: z.coerce.number(), incident_rows: z.coerce.number() }),
);

/** Deletes what is over, and writes down that it was done. @returns rows deleted, by table */
export async function purgeNightly(
  { db, clock }: { db: Database; clock: Clock },
  rules: readonly Retention[],
): Promise<Deleted> {
  const deleted = await purgeAll({ db, clock }, rules);
  await db.insert(purgeRuns).values({ ranAt: clock.now(), deleted });
  return deleted;
}

/** When the purge ran last, and what it took; null before the first time. */
export async function lastPurge(db: Queryable) {
  const [run] = await db.select().from(purgeRuns).orderBy(desc(purgeRuns.id)).limit(1);
  if (!run) return null;
  const deleted = z.record(z.string(), z.number()).parse(run.deleted);
  return { ranAt: run.ranAt, rows: Object.values(deleted).reduce((sum, rows) => sum + rows, 0) };
}

/**
 * What the purge would take at a moment, by table: it is done and undone, so that rows which go with others
 * are counted too. Nothing is locked for longer than two seconds.
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

/** How many rows each table has. */
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

/** Takes the purge back; it is no fault. */
class Undone extends Error {
  deleted: Deleted = {};
}
