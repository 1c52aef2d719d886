import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { appointmentRecords as record } from '#app/scheduling/appointment-record.server.ts';

/** More than anybody comes to. */
const MOST_VISITS = 500;

export type Visit = Awaited<ReturnType<typeof readVisits>>[number];

/** Appointments of a patient or a contact, latest first, cancelled ones too; at most MOST_VISITS. */
export function readVisits(db: Queryable, of: { patientId: number } | { contactId: number }) {
  const column = 'patientId' in of ? appointments.patientId : appointments.contactId;
  const id = 'patientId' in of ? of.patientId : of.contactId;
  return db
    .select({
      protocol: record.protocol,
      patientName: record.patientName,
      serviceSlug: record.serviceSlug,
      practitionerName: record.practitionerName,
      steps: record.steps,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      status: record.status,
      attendance: record.attendance,
      calledAt: record.calledAt,
    })
    .from(record)
    .where(
      inArray(
        record.id,
        db.select({ id: appointments.id }).from(appointments).where(eq(column, id)),
      ),
    )
    .orderBy(desc(record.startsAt), desc(record.id))
    .limit(MOST_VISITS);
}
