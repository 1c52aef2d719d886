import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';
import { LIMIT_OF_HOURS, WHILE_HERE } from '#app/scheduling/hours/while-here.server.ts';
import {
  type LengthRow,
  lengthRowsOf,
  withLengths,
} from '#app/scheduling/lengths/length-rows.server.ts';
import type { WeeklyHours } from '#app/scheduling/working-minutes.ts';
import type { ImportAgenda, ImportService } from './plan-visits.ts';

const DAY_MS = 86_400_000;

/**
 * What the plan of an import is made from.
 * @param within the instants between which its appointments lie
 * @param houses those that are open
 */
export async function readImportAgenda(
  db: Queryable,
  within: { from: Date; until: Date },
  { now, houses }: { now: Date; houses: Houses },
): Promise<ImportAgenda> {
  const from = new Date(within.from.getTime() - DAY_MS).toISOString();
  const until = new Date(within.until.getTime() + DAY_MS).toISOString();
  const range = sql`tstzrange(${from}, ${until})`;
  const services = await db.execute<ImportService & { lengths: LengthRow[] }>(sql`
    select s.id, s.slug, s.duration_minutes as "durationMinutes",
      s.buffer_before_minutes as "bufferBeforeMinutes", s.buffer_after_minutes as "bufferAfterMinutes",
      coalesce(array_agg(r.id order by r.position, r.id) filter (where r.kind = 'practitioner'), '{}')
        as "practitionerIds",
      array_agg(r.id order by r.position, r.id) filter (where r.kind <> 'practitioner') as "otherIds",
      ${lengthRowsOf(sql`s.id`)} as lengths
    from services s
    left join service_resources sr on sr.service_id = s.id
    left join resources r on r.id = sr.resource_id
    group by s.id order by s.id`);
  const resources = await db.execute<ImportAgenda['resources'][number]>(sql`
    select id, slug, branch, kind = 'practitioner' as "isPractitioner" from resources order by position, id`);
  const hours = await db.execute<WeeklyHours & { branch: string | null }>(sql`
    select h.resource_id as "resourceId", h.branch, h.weekday, h.kind,
      h.starts_time::text as "startsTime", h.ends_time::text as "endsTime", ${LIMIT_OF_HOURS}, ${WHILE_HERE}
    from weekly_hours h
    join resources r on r.id = h.resource_id
    where h.valid_until is null or h.valid_until > ${wallClockOf(now).on}::date`);
  const closures = await db.execute<TimesRow & { house: string | null }>(sql`
    select resource_id as "resourceId", house, ${msOf(sql.raw('during'), range)}
    from closures where during && ${range} and upper(during) > ${now.toISOString()}::timestamptz`);
  const busy = await db.execute<TimesRow & { resourceId: number }>(sql`
    select o.resource_id as "resourceId", ${msOf(sql.raw('o.during'), range)}
    from occupancy o left join holds h on h.id = o.hold_id
    where o.during && ${range} and (h.id is null or h.expires_at > ${now.toISOString()}::timestamptz)`);
  return {
    houses,
    services: services.rows.map(({ lengths, ...row }) => withLengths(row, lengths)),
    resources: resources.rows,
    hours: hours.rows,
    closures: closures.rows.map((row) => ({ ...instantsOf(row), house: row.house })),
    closedDays: [...(await readClosedDays(db, now))],
    busy: busy.rows.map((row) => ({ ...instantsOf(row), resourceId: row.resourceId })),
  };
}

/**
 * Keeps services and resources as they are until the transaction ends, and the days to come for the import alone.
 * Days that are over nobody books.
 */
export async function lockForImport(tx: Transaction): Promise<void> {
  await tx.execute(sql`select id from services order by id for share`);
  await tx.execute(sql`select id from resources order by id for share`);
}

type TimesRow = { resourceId: number | null; startMs: number; endMs: number };

function msOf(column: ReturnType<typeof sql.raw>, range: ReturnType<typeof sql>) {
  return sql`extract(epoch from lower(${column} * ${range}))::float8 * 1000 as "startMs",
    extract(epoch from upper(${column} * ${range}))::float8 * 1000 as "endMs"`;
}

function instantsOf({ resourceId, startMs, endMs }: TimesRow) {
  return {
    resourceId,
    startsAt: new Date(Math.floor(startMs)),
    endsAt: new Date(Math.ceil(endMs)),
  };
}
