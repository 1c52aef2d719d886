import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointments, patients, resources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

export type FeedAppointment = Awaited<ReturnType<typeof readFeedAppointments>>[number];

/**
 * The appointments in a feed: not cancelled, from a month ago to a year ahead.
 * @param resourceId only appointments that use this resource; null for all
 */
export function readFeedAppointments(
  { db, clock }: { db: Queryable; clock: Clock },
  resourceId: number | null,
) {
  const today = wallClockOf(clock.now()).on;
  const takes = sql`(${appointments.practitionerId} = ${resourceId} or exists (
    select from occupancy o
    where o.appointment_id = ${appointments.id} and o.resource_id = ${resourceId}))`;
  return db
    .select({
      protocol: appointments.protocol,
      sequence: appointments.sequence,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      changedAt: appointments.changedAt,
      serviceSlug: services.slug,
      practitionerName: resources.name,
      patientName: patients.name,
      places: sql<string[]>`array(
        select r.name from occupancy o join resources r on r.id = o.resource_id
        where o.appointment_id = ${appointments.id} and r.kind <> 'practitioner'
        order by r.position)`,
    })
    .from(appointments)
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(appointments.status, 'confirmed'),
        gte(appointments.startsAt, startOfDay(addDays(today, -DAYS_BACK))),
        lt(appointments.startsAt, startOfDay(addDays(today, DAYS_AHEAD))),
        resourceId === null ? undefined : takes,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
