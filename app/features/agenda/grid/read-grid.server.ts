import { sql } from 'drizzle-orm';
import { addDays, daysFrom, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { COMING_PEOPLE } from '#app/scheduling/hours/coming-people.server.ts';
import { LIMIT_OF_HOURS, WHILE_STAYING } from '#app/scheduling/hours/while-here.server.ts';
import { openingsOf, type WeeklyHours } from '#app/scheduling/working-minutes.ts';
import { type Stretch, stretchOn } from './grid-rows.ts';

/** Who or what is taken, when, and by which appointment or hold. */
export type TakenTime = {
  resourceId: number;
  /** Of an appointment, else null. */
  protocol: string | null;
  /** Of a hold, else null. */
  holdId: number | null;
  /** The time that is the patient's. */
  shown: Stretch;
  /** With what is kept free before and after. */
  kept: Stretch;
};

/** What the grid of a day knows beside the agenda itself: who and what is taken, and when each works. */
export async function readGridDay(
  db: Queryable,
  { on, house, ids, now }: { on: string; house: string | null; ids: number[]; now: Date },
) {
  const rows = await readTaken(db, { firstOn: on, days: 1, now });
  const hours = await readHoursOf(db, { house, ids });
  return { taken: rows.map((row) => takenOn(row, on)), openings: openingsOn(hours, ids, on) };
}

/** The same of each of some days. */
export async function readGridDays(
  db: Queryable,
  query: { firstOn: string; days: number; house: string | null; ids: number[]; now: Date },
) {
  const rows = await readTaken(db, query);
  const byDay = Map.groupBy(rows, ({ fromMs }) => wallClockOf(new Date(fromMs)).on);
  const hours = await readHoursOf(db, query);
  return daysFrom(query.firstOn, query.days).map((on) => ({
    on,
    taken: (byDay.get(on) ?? []).map((row) => takenOn(row, on)),
    openings: openingsOn(hours, query.ids, on),
  }));
}

function openingsOn(hours: readonly WeeklyHours[], ids: readonly number[], on: string) {
  return new Map(
    ids.map((id) => [
      id,
      openingsOf(hours, [id], { on, serviceId: null }).map(({ from, to }) => ({ from, until: to })),
    ]),
  );
}

type TakenRow = {
  resourceId: number;
  protocol: string | null;
  holdId: number | null;
  fromMs: number;
  untilMs: number;
  keptFromMs: number;
  keptUntilMs: number;
};

/** An add-on appointment (encaixe) takes its practitioner's time beside another's, and so has no row of occupancy. */
async function readTaken(
  db: Queryable,
  { firstOn, days, now }: { firstOn: string; days: number; now: Date },
): Promise<TakenRow[]> {
  const span = {
    from: startOfDay(firstOn).toISOString(),
    until: startOfDay(addDays(firstOn, days)).toISOString(),
  };
  const range = sql`tstzrange(${span.from}, ${span.until})`;
  const ms = (instant: ReturnType<typeof sql>) =>
    sql`extract(epoch from ${instant})::float8 * 1000`;
  const { rows } = await db.execute<TakenRow>(sql`
    select o.resource_id as "resourceId", a.protocol, o.hold_id::float8 as "holdId",
      ${ms(sql`greatest(lower(o.during), a.starts_at, h.starts_at)`)} as "fromMs",
      ${ms(sql`least(upper(o.during), a.ends_at, h.ends_at)`)} as "untilMs",
      ${ms(sql`lower(o.during)`)} as "keptFromMs", ${ms(sql`upper(o.during)`)} as "keptUntilMs"
    from occupancy o
    left join appointments a on a.id = o.appointment_id
    left join holds h on h.id = o.hold_id
    where o.during && ${range} and (a.id is not null or h.expires_at > ${now.toISOString()}::timestamptz)
    union all
    select e.practitioner_id, a.protocol, null, ${ms(sql`a.starts_at`)}, ${ms(sql`a.ends_at`)},
      ${ms(sql`a.starts_at`)}, ${ms(sql`a.ends_at`)}
    from extra_visits e
    join appointments a on a.id = e.appointment_id
    where a.starts_at >= ${span.from}::timestamptz and a.starts_at < ${span.until}::timestamptz
      and a.status = 'confirmed' and not exists (
        select from occupancy o where o.appointment_id = a.id and o.resource_id = e.practitioner_id)`);
  return rows;
}

function takenOn(row: TakenRow, on: string): TakenTime {
  const { fromMs, untilMs, keptFromMs, keptUntilMs, ...who } = row;
  return {
    ...who,
    shown: stretchOn(on, fromMs, untilMs),
    kept: stretchOn(on, keptFromMs, keptUntilMs),
  };
}

async function readHoursOf(
  db: Queryable,
  { house, ids }: { house: string | null; ids: number[] },
): Promise<WeeklyHours[]> {
  const { rows } = await db.execute<WeeklyHours>(sql`
    with ${COMING_PEOPLE}
    select h.resource_id as "resourceId", h.weekday, h.kind,
      h.starts_time::text as "startsTime", h.ends_time::text as "endsTime", ${LIMIT_OF_HOURS}, ${WHILE_STAYING}
    from weekly_hours h
    join resources r on r.id = h.resource_id
    where h.resource_id = any(${sql.param(ids)}::int[])
      and (${house}::text is null or coalesce(h.branch, ${MAIN_HOUSE}) = ${house})`);
  return rows;
}
