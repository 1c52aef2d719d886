import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { occupancy, resources } from '#app/db/schema.ts';

/** Half-open, buffers included. */
export type Interval = { from: Date; until: Date };
/** Who or what is needed, and when. */
export type Place = { resourceIds: readonly number[]; interval: Interval };

type Owner = { appointmentId: number } | { holdId: number };

const EXCLUSION_VIOLATION = '23P01';

/**
 * Serializes writers of these places until the transaction ends: one lock for each resource and UTC day.
 * Without it, concurrent writers deadlock on the exclusion constraint. Locks in ascending order to avoid
 * deadlocks.
 */
export async function lockDays(tx: Queryable, places: readonly Place[]): Promise<void> {
  const keys = places.flatMap(({ resourceIds, interval }) =>
    resourceIds.flatMap((resourceId) => dayNumbersOf(interval).map((day) => [resourceId, day])),
  );
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

/**
 * Waits for the bookings under way in times that are about to close, and keeps new ones out until the
 * transaction ends: either they see the closure, or whoever closes sees them. Days that are over are
 * not locked.
 * @param resourceId null for the whole clinic: its practitioners, of whom every appointment needs one
 */
export async function lockToClose(
  tx: Queryable,
  { resourceId, intervals }: { resourceId: number | null; intervals: readonly Interval[] },
  now: Date,
): Promise<void> {
  const closing = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(resourceId === null ? eq(resources.kind, 'practitioner') : eq(resources.id, resourceId));
  const resourceIds = closing.map(({ id }) => id);
  const places = intervals.map(({ from, until }) => ({
    resourceIds,
    interval: { from: from > now ? from : now, until },
  }));
  await lockDays(tx, places);
}

/** The UTC days that an interval touches, as whole days since 1970-01-01. */
function dayNumbersOf({ from, until }: Interval): number[] {
  const dayMs = 86_400_000;
  const first = Math.floor(from.getTime() / dayMs);
  const end = Math.ceil(until.getTime() / dayMs);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** Deletes expired holds of a place. Call it after `lockDays`. */
export async function clearExpiredHolds(
  tx: Queryable,
  { resourceIds, interval: { from, until } }: Place,
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
