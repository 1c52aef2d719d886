import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { occupancy } from '#app/db/schema.ts';

/** Half-open, buffers included. */
export type Interval = { from: Date; until: Date };

type Owner = { appointmentId: number } | { holdId: number };

const EXCLUSION_VIOLATION = '23P01';

/**
 * Serializes writers of these resources and days until the transaction ends.
 * Without it, concurrent writers deadlock on the exclusion constraint. Locks in ascending order to avoid
 * deadlocks.
 * @param dayNumbers whole days since 1970-01-01, see `dayNumbersOf`
 */
export async function lockDays(
  tx: Queryable,
  resourceIds: readonly number[],
  dayNumbers: readonly number[],
): Promise<void> {
  const keys = resourceIds.flatMap((resourceId) => dayNumbers.map((day) => [resourceId, day]));
  if (keys.length === 0) return;
  const values = sql.join(
    keys.map(([resourceId, day]) => sql`(${resourceId}::int, ${day}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(resource_id, day)
    from (select distinct resource_id, day from (values ${values}) as keys (resource_id, day)
          order by resource_id, day) as ordered`);
}

/** The UTC days that the intervals touch; writers of the same time always share at least one. */
export function dayNumbersOf(...intervals: Interval[]): number[] {
  const dayMs = 86_400_000;
  const numbers = new Set<number>();
  for (const { from, until } of intervals) {
    for (let day = Math.floor(from.getTime() / dayMs); day * dayMs < until.getTime(); day += 1) {
      numbers.add(day);
    }
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Deletes expired holds in the interval. Call it after `lockDays`. */
export async function clearExpiredHolds(
  tx: Queryable,
  resourceIds: readonly number[],
  { from, until }: Interval,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    delete from holds where expires_at <= ${now.toISOString()}::timestamptz and id in (
      select hold_id from occupancy
      where resource_id = any(${sql.param(resourceIds)}::int[])
        and during && tstzrange(${from.toISOString()}, ${until.toISOString()})
        and hold_id is not null)`);
}

/** Occupies the interval on every resource; the database throws when one of them is taken. */
export async function occupy(
  tx: Queryable,
  resourceIds: readonly number[],
  { from, until }: Interval,
  owner: Owner,
): Promise<void> {
  const during = `[${from.toISOString()},${until.toISOString()})`;
  await tx
    .insert(occupancy)
    .values(resourceIds.map((resourceId) => ({ resourceId, during, ...owner })));
}

/**
 * Names of the rooms and devices that an appointment or hold occupies.
 * @param owner SQL condition on `occupancy o`
 */
export const placesOf = (owner: SQL) => sql<string[]>`array(
  select r.name from occupancy o join resources r on r.id = o.resource_id
  where ${owner} and r.kind <> 'practitioner' order by r.position)`;

/**
 * Whether an appointment or hold occupies a resource.
 * @param owner SQL condition on `occupancy o`
 */
export const takes = (owner: SQL, slug: string) => sql`exists (
  select from occupancy o join resources r on r.id = o.resource_id
  where ${owner} and r.slug = ${slug})`;

/** Whether the error is a violation of the database's overlap constraint. */
export function isOverlap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === EXCLUSION_VIOLATION) return true;
  return isOverlap(error.cause);
}
