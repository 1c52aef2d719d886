import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, patients, resources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { PaidAppointment } from './uncovered-appointments.ts';

/** The appointments to come of a payer, in the order in which they were booked: who was first keeps the place. */
export function readPaidAppointments(
  { db, clock }: { db: Queryable; clock: Clock },
  payerId: string,
): Promise<PaidAppointment[]> {
  return db
    .select({
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      patientName: patients.name,
      serviceSlug: services.slug,
      practitionerSlug: resources.slug,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .where(
      and(
        eq(appointments.payer, payerId),
        eq(appointments.status, 'confirmed'),
        gt(appointments.startsAt, clock.now()),
      ),
    )
    .orderBy(asc(appointments.id));
}
