import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';

/**
 * The minutes of the shortest service that patients can book with each practitioner, buffers included, by
 * the practitioner's id. A practitioner without one is missing.
 */
export async function readShortestMinutes(
  db: Queryable,
  practitionerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; minutes: number }>(sql`
    select sr.resource_id as id,
      min(s.duration_minutes + s.buffer_before_minutes + s.buffer_after_minutes) as minutes
    from services s
    join service_resources sr on sr.service_id = s.id
    where s.is_bookable_online and sr.resource_id = any(${sql.param([...practitionerIds])}::int[])
    group by sr.resource_id`);
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
