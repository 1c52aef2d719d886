import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#app/db/database.ts';
import { purgeRuns } from '#app/db/privacy-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  countExpired,
  deleteInBatches,
  type Purged,
  purgeExpired,
  type Retention,
} from '#app/platform/purge.server.ts';

/** In the clinic's zone, as in the queue's cron expression. */
export const PURGE_TIME = '03:17';

/** Only the database's retention role may delete from these; see db/migrations/0015-privacy.sql. */
const KEPT_TABLES = ['audit_log', 'incidents'] as const;
const retentionShape = z.array(
  z.object({ audit_rows: z.coerce.number(), incident_rows: z.coerce.number() }),
);
const countShape = z.array(z.object({ name: z.string(), rows: z.number() }));

/** Deletes expired rows and records the run, with the tables that it could not finish. */
export async function purgeNightly(
  { db, clock }: { db: Database; clock: Clock },
  rules: readonly Retention[],
): Promise<Purged> {
  const purged = await purgeExpired({ db, clock }, rules);
  const now = clock.now().toISOString();
  await deleteInBatches(purged, 'audit_log', async (atMost) => {
    const { rows } = await db.execute(
      sql`select * from purge_append_only(${now}::timestamptz, ${atMost}::integer)`,
    );
    const [kept] = retentionShape.parse(rows);
    return { audit_log: kept?.audit_rows ?? 0, incidents: kept?.incident_rows ?? 0 };
  });
  const { deleted } = purged;
  const failed = purged.failed.map(({ table }) => table);
  await db.insert(purgeRuns).values({ ranAt: clock.now(), deleted, failed });
  return purged;
}

/** A night and a day and some more: what has not run since then has been missed. */
const MISSED_AFTER_MS = 50 * 3_600_000;

/** Time and result of the last purge; null before the first. */
export async function lastPurge({ db, clock }: { db: Queryable; clock: Clock }) {
  const [run] = await db.select().from(purgeRuns).orderBy(desc(purgeRuns.id)).limit(1);
  if (!run) return null;
  const deleted = z.record(z.string(), z.number()).parse(run.deleted);
  return {
    ranAt: run.ranAt,
    rows: Object.values(deleted).reduce((sum, rows) => sum + rows, 0),
    /** Tables that keep rows longer than they may. */
    failed: run.failed,
    isMissed: clock.now().getTime() - run.ranAt.getTime() > MISSED_AFTER_MS,
  };
}

/** What the purge would delete at an instant, by table. It only reads, so that nobody waits for it. */
export async function simulatePurge(
  db: Database,
  at: Date,
  rules: readonly Retention[],
): Promise<Record<string, number>> {
  const cutoff = sql`${at.toISOString()}::timestamptz - interval '5 years'`;
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute(sql`${countExpired(at, rules)}
        union all select 'audit_log', count(*)::integer from audit_log where at < ${cutoff}
        union all select 'incidents', count(*)::integer from incidents i where opened_at < ${cutoff}
          and not exists (select from incident_revisions r
            where r.incident_id = i.id and r.written_at >= ${cutoff})`);
      return byName(rows);
    },
    { accessMode: 'read only' },
  );
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
  return byName(rows);
}

function byName(rows: unknown): Record<string, number> {
  return Object.fromEntries(countShape.parse(rows).map(({ name, rows: count }) => [name, count]));
}
