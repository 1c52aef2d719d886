import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, contacts, patients, resources, services } from '#app/db/schema.ts';

/** A stored visit with the words and people that pages and mails show. */
export type Visit = NonNullable<Awaited<ReturnType<typeof readAppointment>>>;

export async function readAppointment(db: Queryable, id: number) {
  const [visit] = await db
    .select({
      id: appointments.id,
      protocol: appointments.protocol,
      serviceId: appointments.serviceId,
      serviceSlug: services.slug,
      practitionerId: appointments.practitionerId,
      practitionerName: resources.name,
      patientName: patients.name,
      contactName: contacts.name,
      phoneE164: contacts.phoneE164,
      email: contacts.email,
      payerId: appointments.payer,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      locale: appointments.locale,
      status: appointments.status,
      sequence: appointments.sequence,
      changedAt: appointments.changedAt,
      linkVersion: appointments.linkVersion,
      attendance: appointments.attendance,
      version: appointments.version,
    })
    .from(appointments)
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .where(eq(appointments.id, id));
  return visit ?? null;
}

/** The visit, locked against other changes until the transaction ends, while it is confirmed. */
export async function lockConfirmedAppointment(tx: Queryable, id: number) {
  const [visit] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.status, 'confirmed')))
    .for('update');
  return visit ?? null;
}

/** Whether a visit has become another than the one that somebody looked at. */
export function hasChangedSince({ version }: { version: number }, seen: number | undefined) {
  return seen !== undefined && seen !== version;
}

/**
 * Whether a visit may still be moved or cancelled: up to `cancelNoticeHours` before it, and as long
 * as nobody has said at the desk whether the patient came.
 */
export function isChangeable(
  { startsAt, attendance }: Pick<Visit, 'startsAt' | 'attendance'>,
  now: Date,
  { cancelNoticeHours }: { cancelNoticeHours: number },
): boolean {
  if (attendance !== null) return false;
  return startsAt.getTime() - now.getTime() >= cancelNoticeHours * 3_600_000;
}
