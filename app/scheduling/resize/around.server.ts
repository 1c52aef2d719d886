import { eq, sql } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readClosures, readHours } from '#app/scheduling/availability.server.ts';
import { hasBit } from '#app/scheduling/minute-mask.ts';
import { timelineOf, workableOf } from '#app/scheduling/working-minutes.ts';

const MINUTE_MS = 60_000;

type Placed = Pick<AppointmentRecord, 'startsAt' | 'endsAt' | 'branch' | 'resourceIds'>;

/**
 * Until when everybody and everything that an appointment needs is at work, without a break from its end on.
 * @returns its own end, where somebody is not at work then; `of` who or what that is
 */
export async function workedUntil(
  db: Queryable,
  { startsAt, endsAt, branch, resourceIds }: Placed,
): Promise<{ until: Date; of: number | null }> {
  const { on } = wallClockOf(startsAt);
  const [firstOn, endOn] = [addDays(on, -1), addDays(on, 2)];
  const window = { startsAt: startOfDay(firstOn), endsAt: startOfDay(endOn), firstOn, endOn };
  const hours = await readHours(db, resourceIds, { ...window, branch }, true);
  const schedule = { hours, ...(await readClosures(db, resourceIds, { ...window, branch })) };
  const timeline = timelineOf(on, 1);
  const dayEnds = (startOfDay(addDays(on, 1)).getTime() - timeline.startMs) / MINUTE_MS;
  let reach = dayEnds;
  let of: number | null = null;
  for (const id of resourceIds) {
    const atWork = workableOf(schedule, id, timeline, null);
    let bit = Math.ceil((endsAt.getTime() - timeline.startMs) / MINUTE_MS);
    while (bit < reach && hasBit(atWork, bit)) bit += 1;
    if (bit < reach) [reach, of] = [bit, id];
  }
  return { until: new Date(timeline.startMs + reach * MINUTE_MS), of };
}

/** Who or what takes a time that is wanted. */
export type InTheWay = {
  /** Null of a hold, and of what this person may not see. */
  patient: string | null;
  startsAt: Date;
  /** From when the place is taken, with what is kept free before. */
  from: Date;
  isHold: boolean;
  /** The practitioner, room or device that is taken. */
  resource: string;
};

/** What takes the places of an appointment from its end until an instant, earliest first. Of an add-on nothing does. */
export async function inTheWay(
  db: Queryable,
  { id, resourceIds, endsAt, isAddOn }: Placed & Pick<AppointmentRecord, 'id' | 'isAddOn'>,
  { until, now }: { until: Date; now: Date },
): Promise<InTheWay[]> {
  if (isAddOn) return [];
  const ms = (instant: ReturnType<typeof sql>) =>
    sql`extract(epoch from ${instant})::float8 * 1000`;
  const { rows } = await db.execute<
    Omit<InTheWay, 'startsAt' | 'from'> & { startsMs: number; fromMs: number }
  >(sql`
    select p.name as patient, o.hold_id is not null as "isHold", r.name as resource,
      ${ms(sql`coalesce(a.starts_at, h.starts_at, lower(o.during))`)} as "startsMs",
      ${ms(sql`lower(o.during)`)} as "fromMs"
    from occupancy o
    join resources r on r.id = o.resource_id
    left join appointments a on a.id = o.appointment_id
    left join patients p on p.id = a.patient_id
    left join holds h on h.id = o.hold_id
    where o.resource_id = any(${sql.param(resourceIds)}::int[])
      and o.during && tstzrange(${endsAt.toISOString()}, ${until.toISOString()})
      and o.appointment_id is distinct from ${id}
      and (h.id is null or h.expires_at > ${now.toISOString()}::timestamptz)
    order by lower(o.during), r.kind <> 'practitioner', r.position`);
  return rows.map(({ startsMs, fromMs, ...row }) => ({
    ...row,
    startsAt: new Date(startsMs),
    from: new Date(fromMs),
  }));
}

/** What is kept free after an appointment, and what who works until when is called. */
export async function readKept(
  db: Queryable,
  { id, of }: { id: number; of: number | null },
): Promise<{ bufferAfterMinutes: number; name: string }> {
  const [row] = await db
    .select({
      bufferAfterMinutes: appointments.bufferAfterMinutes,
      name: sql<string>`coalesce((select r.name from resources r where r.id = ${of}), '')`,
    })
    .from(appointments)
    .where(eq(appointments.id, id));
  return row ?? { bufferAfterMinutes: 0, name: '' };
}
