import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { appointments, patients, resources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { exceptionOfAppointment } from './read-exception.server.ts';
import type { PaidAppointment } from './uncovered-appointments.ts';

const paidSteps = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('serviceSlug', s.slug, 'practitionerSlug', r.slug,
    'startsAt', extract(epoch from t.starts_at) * 1000) order by t.position), '[]')
  from appointment_steps t
  join services s on s.id = t.service_id
  join resources r on r.id = t.practitioner_id
  where t.appointment_id = ${appointments.id})`.mapWith((value) => stepsShape.parse(value));

const stepsShape = z.array(
  z.object({
    serviceSlug: z.string(),
    practitionerSlug: z.string(),
    startsAt: z.number().transform((ms) => new Date(ms)),
  }),
);

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
      steps: paidSteps,
      exception: exceptionOfAppointment,
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
