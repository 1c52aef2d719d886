import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { type LengthRow, lengthRowsOf, withLengths } from './lengths/length-rows.server.ts';
import { type ServiceTimes, timesWith } from './lengths/service-on.ts';

/**
 * The minutes of the shortest service that patients can book with each practitioner on a day, buffers included, by
 * the practitioner's id. A practitioner without one is missing.
 */
export async function readShortestMinutes(
  db: Queryable,
  practitionerIds: readonly number[],
): Promise<(on: string) => ReadonlyMap<number, number>> {
  const { rows } = await db.execute<ServiceTimes & { ids: number[]; lengths: LengthRow[] }>(sql`
    select s.duration_minutes as "durationMinutes",
      s.buffer_before_minutes as "bufferBeforeMinutes",
      s.buffer_after_minutes as "bufferAfterMinutes", ${lengthRowsOf(sql`s.id`)} as lengths,
      array_agg(sr.resource_id) as ids
    from services s
    join service_resources sr on sr.service_id = s.id
    where s.is_bookable_online and sr.resource_id = any(${sql.param([...practitionerIds])}::int[])
    group by s.id`);
  const offered = rows.map(({ lengths, ids, ...times }) => ({
    ids,
    plan: withLengths(times, lengths),
  }));
  return (on) => {
    const shortest = new Map<number, number>();
    for (const { ids, plan } of offered)
      for (const id of ids) {
        const times = timesWith(plan, on, id);
        const { bufferBeforeMinutes, bufferAfterMinutes } = times;
        const whole = bufferBeforeMinutes + times.durationMinutes + bufferAfterMinutes;
        shortest.set(id, Math.min(whole, shortest.get(id) ?? whole));
      }
    return shortest;
  };
}
