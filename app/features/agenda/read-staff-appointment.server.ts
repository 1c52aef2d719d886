import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { auditLog, consents } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';

export type StaffAppointment = NonNullable<Awaited<ReturnType<typeof readStaffAppointment>>>;
export type AppointmentStep = StaffAppointment['history'][number];

// Each kind of change records different details.
const details = z
  .object({ from: z.string(), to: z.string(), reason: z.string() })
  .partial()
  .catch({});

/** An appointment with the patient's consent and its history. */
export async function readStaffAppointment(db: Queryable, protocol: string) {
  const [record] = await db
    .select({
      id: appointments.id,
      protocol: appointments.protocol,
      serviceSlug: services.slug,
      practitionerId: appointments.practitionerId,
      practitionerName: resources.name,
      places: sql<string[]>`array(
        select r.name from occupancy o join resources r on r.id = o.resource_id
        where o.appointment_id = ${appointments.id} and r.kind <> 'practitioner'
        order by r.position)`,
      patientName: patients.name,
      bornOn: patients.bornOn,
      guardianName: appointments.guardianName,
      guardianRelation: appointments.guardianRelation,
      contactName: contacts.name,
      phoneE164: contacts.phoneE164,
      email: contacts.email,
      payerId: appointments.payer,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      attendance: appointments.attendance,
      attendanceAt: appointments.attendanceAt,
      version: appointments.version,
      channel: appointments.channel,
      locale: appointments.locale,
      createdAt: appointments.createdAt,
      extraReason: addOnAppointments.reason,
      consentText: consents.textId,
      consentSource: consents.source,
      consentAt: consents.grantedAt,
    })
    .from(appointments)
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .leftJoin(
      addOnAppointments,
      and(
        eq(addOnAppointments.appointmentId, appointments.id),
        isNotNull(addOnAppointments.number),
      ),
    )
    .leftJoin(consents, eq(consents.appointmentId, appointments.id))
    .where(eq(appointments.protocol, protocol));
  return record ? { ...record, history: await readHistory(db, record.id) } : null;
}

async function readHistory(db: Queryable, id: number) {
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
