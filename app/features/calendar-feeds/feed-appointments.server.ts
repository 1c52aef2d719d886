import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AppointmentRecord,
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

export type FeedAppointment = Awaited<ReturnType<typeof readFeedAppointments>>[number];

/**
 * The appointments in a feed: not cancelled, from a month ago to a year ahead.
 * @param resourceId only appointments that use this resource; null for all
 */
export async function readFeedAppointments(
  { db, clock }: { db: Queryable; clock: Clock },
  resourceId: number | null,
) {
  const today = wallClockOf(clock.now()).on;
  const takes = sql`(${record.practitionerId} = ${resourceId} or exists (
    select from occupancy o
    where o.appointment_id = ${record.id} and o.resource_id = ${resourceId}))`;
  const rows = await db
    .select({
      protocol: record.protocol,
      sequence: record.sequence,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      changedAt: record.changedAt,
      serviceSlug: record.serviceSlug,
      steps: record.steps,
      practitionerName: record.practitionerName,
      patientName: record.patientName,
      places: record.places,
      branch: record.branch,
    })
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        gte(record.startsAt, startOfDay(addDays(today, -DAYS_BACK))),
        lt(record.startsAt, startOfDay(addDays(today, DAYS_AHEAD))),
        resourceId === null ? undefined : takes,
      ),
    )
    .orderBy(...EARLIEST_FIRST);
  return rows.flatMap((row) => eventsOf(row, resourceId));
}

/** One event; in the feed of one resource of several exams, one for each that it takes part in. */
function eventsOf<Row extends Pick<AppointmentRecord, 'protocol' | 'steps'>>(
  row: Row,
  resourceId: number | null,
) {
  const own = row.steps.filter(({ resourceIds }) => resourceIds.includes(resourceId ?? 0));
  if (own.length === 0) return [{ ...row, eventId: row.protocol }];
  return own.map((step, index) => {
    const { startsAt, endsAt, places, practitionerName } = step;
    const eventId = index === 0 ? row.protocol : `${row.protocol}.${index + 1}`;
    return { ...row, startsAt, endsAt, places, practitionerName, steps: [step], eventId };
  });
}
