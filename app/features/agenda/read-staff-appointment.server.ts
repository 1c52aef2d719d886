import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { auditLog, consents } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';

export type StaffAppointment = Awaited<ReturnType<typeof readStaffAppointment>>;
export type AppointmentStep = StaffAppointment['history'][number];

// Each kind of change records different details.
const details = z
  .object({
    from: z.string(),
    to: z.string(),
    reason: z.string(),
    minutes: z.object({ from: z.number(), to: z.number() }),
  })
  .partial()
  .catch({});

/** An appointment with the patient's consent and its history. */
export async function readStaffAppointment(db: Queryable, record: AppointmentRecord) {
  const [consent = null] = await db
    .select({ textId: consents.textId, grantedAt: consents.grantedAt })
    .from(consents)
    .where(eq(consents.appointmentId, record.id))
    .orderBy(asc(consents.id))
    .limit(1);
  return { ...record, consent, history: await readHistory(db, record.id) };
}

/** The history of an appointment, earliest first. */
export async function readHistory(db: Queryable, appointmentId: number) {
  const rows = await db
    .select({
      at: auditLog.at,
      actor: auditLog.actor,
      action: auditLog.action,
      detail: auditLog.detail,
      staffName: staff.name,
    })
    .from(auditLog)
    .leftJoin(staff, sql`${auditLog.actor} = 'staff:' || ${staff.id}`)
    .where(
      and(eq(auditLog.subjectType, 'appointment'), eq(auditLog.subjectId, String(appointmentId))),
    )
    .orderBy(asc(auditLog.id));
  return rows.map(({ detail, ...row }) => ({ ...row, detail: details.parse(detail) }));
}
