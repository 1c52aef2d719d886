import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { DayLengths, LengthPlan, OwnLength, ServiceTimes } from './service-on.ts';

/** A row of `service_lengths` as JSON. */
export type LengthRow = {
  fromOn: string | null;
  resourceId: number | null;
  durationMinutes: number;
  bufferBeforeMinutes: number | null;
  bufferAfterMinutes: number | null;
};

/** All rows of a service as one JSON value; `[]` where it has its usual length alone. */
export function lengthRowsOf(serviceId: SQL): SQL<LengthRow[]> {
  return sql<LengthRow[]>`(select coalesce(json_agg(json_build_object(
      'fromOn', l.from_on, 'resourceId', l.resource_id, 'durationMinutes', l.duration_minutes,
      'bufferBeforeMinutes', l.buffer_before_minutes, 'bufferAfterMinutes', l.buffer_after_minutes)
      order by l.from_on nulls first, l.resource_id nulls first), '[]')
    from service_lengths l where l.service_id = ${serviceId})`;
}

/** A service with all its lengths. @param rows in the order of `lengthRowsOf` */
export function withLengths<Service extends ServiceTimes>(
  service: Service,
  rows: readonly LengthRow[],
): Service & LengthPlan {
  const ownOn = (on: string | null): OwnLength[] =>
    rows.flatMap(({ fromOn, resourceId, durationMinutes }) =>
      fromOn === on && resourceId !== null ? [{ resourceId, durationMinutes }] : [],
    );
  const later = rows.flatMap(({ fromOn, resourceId, ...times }) =>
    fromOn === null || resourceId !== null
      ? []
      : [
          { fromOn, ...timesOf(times), own: ownOn(fromOn) } satisfies DayLengths & {
            fromOn: string;
          },
        ],
  );
  return { ...service, own: ownOn(null), later };
}

/** The lengths of services by their id. */
export async function readPlans(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, LengthPlan>> {
  const { rows } = await db.execute<ServiceTimes & { id: number; lengths: LengthRow[] }>(sql`
    select s.id, s.duration_minutes as "durationMinutes",
      s.buffer_before_minutes as "bufferBeforeMinutes",
      s.buffer_after_minutes as "bufferAfterMinutes", ${lengthRowsOf(sql`s.id`)} as lengths
    from services s where s.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, lengths, ...times }) => [id, withLengths(times, lengths)]));
}

function timesOf(times: Omit<LengthRow, 'fromOn' | 'resourceId'>): ServiceTimes {
  return {
    durationMinutes: times.durationMinutes,
    bufferBeforeMinutes: times.bufferBeforeMinutes ?? 0,
    bufferAfterMinutes: times.bufferAfterMinutes ?? 0,
  };
}
