import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { EXCEED_REASONS } from '#app/scheduling/payers/exceed-reason.ts';

const shape = z.object({ reason: z.enum(EXCEED_REASONS), by: z.string() }).nullable();

/** Why the clinic has set a payer's rules aside for an appointment, and who did. */
export type PayerException = NonNullable<z.output<typeof shape>>;

/**
 * The exception under which an appointment stands; null for none. It ends when the appointment is moved or somebody
 * else pays without a new one.
 */
// Qualified: a query of one table alone would name the id of the row below.
export const exceptionOfAppointment = sql`(
    select case when a.action = 'appointment.payer-exceeded' then jsonb_build_object(
      'reason', a.detail ->> 'reason',
      'by', coalesce((select p.name from staff p where 'staff:' || p.id = a.actor), '')) end
    from audit_log a
    where a.subject_type = 'appointment' and a.subject_id = appointments.id::text and a.action in
      ('appointment.payer-exceeded', 'appointment.moved', 'appointment.payer-changed')
    order by a.id desc limit 1)`.mapWith((value) => shape.parse(value));

export async function readException(
  db: Queryable,
  appointmentId: number,
): Promise<PayerException | null> {
  const [row] = await db
    .select({ exception: exceptionOfAppointment })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  return row?.exception ?? null;
}
