import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { Clock } from '#app/platform/clock.ts';

const HOURS_BACK = 24;

const findingShape = z.object({
  protocol: z.string(),
  practitioner: z.string(),
  fault: z.enum(['missing', 'other-time', 'left-behind']),
  startMs: z.number(),
  endMs: z.number(),
  /** What is occupied in fact, buffers included; null when nothing is. */
  takenFromMs: z.number().nullable(),
  takenUntilMs: z.number().nullable(),
});
export type OccupancyFinding = z.infer<typeof findingShape>;

/** Why the nightly audit is a failed job that waits for a person. */
export const AGENDA_MISMATCH = 'agenda-mismatch';

/**
 * Appointments that do not occupy exactly their time with buffers, earliest first. The database refuses to
 * store such a one; this finds what an earlier release left, or a repair by hand. Appointments that ended
 * more than a day ago are not looked at: nobody can be booked into them any more.
 */
export async function auditOccupancy({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<OccupancyFinding[]> {
  const since = new Date(clock.now().getTime() - HOURS_BACK * 3_600_000).toISOString();
  const { rows } = await db.execute(sql`
    select a.protocol, r.name as practitioner, f.fault,
      extract(epoch from a.starts_at)::float8 * 1000 as "startMs",
      extract(epoch from a.ends_at)::float8 * 1000 as "endMs",
      extract(epoch from min(lower(o.during)))::float8 * 1000 as "takenFromMs",
      extract(epoch from max(upper(o.during)))::float8 * 1000 as "takenUntilMs"
    from appointments a
    join occupancy_faults f on f.appointment_id = a.id
    join resources r on r.id = a.practitioner_id
    left join occupancy o on o.appointment_id = a.id
    where a.starts_at > ${since}::timestamptz - interval '1 day' and a.ends_at > ${since}::timestamptz
    group by a.id, r.name, f.fault
    order by a.starts_at, a.id`);
  return z.array(findingShape).parse(rows);
}

/** A finding as staff read it, in Portuguese. */
export function findingText(finding: OccupancyFinding): string {
  const { protocol, practitioner, fault, startMs, endMs, takenFromMs, takenUntilMs } = finding;
  const taken =
    takenFromMs === null || takenUntilMs === null
      ? null
      : { from: timeOf(takenFromMs), until: timeOf(takenUntilMs) };
  const visit = { protocol, practitioner, moment: formatMoment(new Date(startMs)) };
  return staffInbox.jobs.mismatch[fault]({ ...visit, until: timeOf(endMs), taken });
}

const timeOf = (ms: number) => formatTime(wallClockOf(new Date(ms)).time);
