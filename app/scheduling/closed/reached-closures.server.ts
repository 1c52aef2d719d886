import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { closures } from '#app/db/schema.ts';

/** Of closures that were made together: one, those from one on, or all that are not over. */
export type Reach = 'one' | 'onwards' | 'series';

type Reached = { id: number; reach: Reach; onlyOf: number | null; now: Date };

/**
 * The closures that somebody names by one of them, locked, earliest first.
 * @param onlyOf only of this resource; null for any
 */
export async function reached(tx: Transaction, { id, reach, onlyOf, now }: Reached) {
  const { resourceId, house, during, reason, series } = closures;
  const [from] = await tx
    .select({ series, startsAt: sql<string>`lower(${during})` })
    .from(closures)
    .where(eq(closures.id, id));
  const isAlone = reach === 'one' || !from?.series;
  const isMeant =
    isAlone || !from.series
      ? eq(closures.id, id)
      : and(
          eq(series, from.series),
          reach === 'onwards'
            ? gte(sql`lower(${during})`, sql`${from.startsAt}::timestamptz`)
            : gt(sql`upper(${during})`, sql`${now.toISOString()}::timestamptz`),
        );
  const rows = await tx
    .select({
      ...{ id: closures.id, resourceId, house, reason, series },
      startMs: sql<number>`extract(epoch from lower(${during}))::float8 * 1000`,
      endMs: sql<number>`extract(epoch from upper(${during}))::float8 * 1000`,
    })
    .from(closures)
    .where(and(isMeant, onlyOf === null ? undefined : eq(resourceId, onlyOf)))
    .orderBy(asc(sql`lower(${during})`), asc(closures.id))
    .for('update');
  return rows.map(({ startMs, endMs, ...row }) => ({
    ...row,
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
  }));
}
