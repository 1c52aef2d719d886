import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { placesOf } from '#app/scheduling/occupancy.server.ts';
import { EYES, type Wanted, wishOf } from './wanted-exams.ts';

const instant = z.number().transform((ms) => new Date(ms));

const recordedSteps = z.array(
  z.object({
    serviceId: z.number(),
    serviceSlug: z.string(),
    /** Null where the service is not done for each eye. */
    eyes: z.enum(EYES).nullable(),
    practitionerId: z.number(),
    practitionerName: z.string(),
    /** Of practitioner, room and device; none once the appointment is cancelled. */
    resourceIds: z.array(z.number()),
    /** Names of rooms and devices. */
    places: z.array(z.string()),
    startsAt: instant,
    endsAt: instant,
  }),
);

/** An exam of an appointment of several, as it was booked. */
export type RecordedStep = z.output<typeof recordedSteps>[number];

/** The steps of an appointment, in order of time; empty where it is one service as it stands in the agenda. */
export function stepsOf(appointmentId: SQLWrapper) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'serviceId', t.service_id,
      'serviceSlug', (select slug from services where id = t.service_id), 'eyes', t.eyes,
      'practitionerId', t.practitioner_id,
      'practitionerName', (select name from resources where id = t.practitioner_id),
      'resourceIds', array(select o.resource_id from occupancy o
        where o.appointment_id = t.appointment_id and o.step = t.position order by o.resource_id),
      'startsAt', extract(epoch from t.starts_at) * 1000,
      'endsAt', extract(epoch from t.ends_at) * 1000,
      'places', ${placesOf(sql`o.appointment_id = t.appointment_id and o.step = t.position`)})
      order by t.position), '[]')
    from appointment_steps t where t.appointment_id = ${appointmentId})`.mapWith((value) =>
    recordedSteps.parse(value),
  );
}

/** What an appointment is for, and where, as it is asked for again. */
export function wantedOf(appointment: {
  serviceSlug: string;
  branch: string | null;
  ownMinutes?: number | null;
  steps: readonly Pick<RecordedStep, 'serviceSlug' | 'eyes'>[];
}): Wanted {
  const exams = appointment.steps.map(({ serviceSlug, eyes }) => ({
    serviceSlug,
    ...(eyes && { eyes }),
  }));
  const { serviceSlug, branch, ownMinutes = null } = appointment;
  return {
    ...(wishOf(exams) ?? { serviceSlug }),
    ...(branch !== null && { branch }),
    ...(ownMinutes !== null && { ownMinutes }),
  };
}
