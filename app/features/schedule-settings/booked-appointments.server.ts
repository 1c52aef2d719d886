import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { addOnAppointments, appointments, patients, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { BookedAppointment } from './outside-appointments.ts';

type Reading = { db: Queryable; clock: Clock };

/** The confirmed visits that are still to come, earliest first. */
export function readBookedAppointments({ db, clock }: Reading): Promise<BookedAppointment[]> {
  return visitsWhere(db, gt(appointments.startsAt, clock.now()));
}

/** One visit, if it is confirmed and still to come. */
export function readBookedVisit(
  { db, clock }: Reading,
  protocol: string,
): Promise<BookedAppointment[]> {
  const isAhead = gt(appointments.startsAt, clock.now());
  return visitsWhere(db, and(isAhead, eq(appointments.protocol, protocol)));
}

function visitsWhere(db: Queryable, condition: SQL | undefined): Promise<BookedAppointment[]> {
  return db
    .select({
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      patientName: patients.name,
      serviceSlug: services.slug,
      // An extra visit takes nobody's time, and yet somebody must be there.
      resourceIds: sql<number[]>`array(
        select ${appointments.practitionerId} union
        select o.resource_id from occupancy o where o.appointment_id = ${appointments.id})`,
      isAddOn: sql<boolean>`${addOnAppointments.appointmentId} is not null`,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(
      addOnAppointments,
      and(
        eq(addOnAppointments.appointmentId, appointments.id),
        isNotNull(addOnAppointments.number),
      ),
    )
    .where(and(eq(appointments.status, 'confirmed'), condition))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
