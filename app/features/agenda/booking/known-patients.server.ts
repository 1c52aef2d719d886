import { desc, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, contacts, patients } from '#app/db/schema.ts';

export type KnownPatient = Awaited<ReturnType<typeof findKnownPatients>>[number];

const MAX_PATIENTS = 8;

/**
 * Patients booked from a phone number before, most recent first. Duplicate records of a person are
 * merged.
 */
export async function findKnownPatients(db: Queryable, phoneE164: string) {
  const lastAt = max(appointments.startsAt);
  const rows = await db
    .select({
      id: patients.id,
      name: patients.name,
      bornOn: patients.bornOn,
      contactName: contacts.name,
      email: contacts.email,
      lastAt,
      // The guardian at their last appointment.
      guardianName: lastOf(sql`${appointments.guardianName}`),
      guardianRelation: lastOf(sql`${appointments.guardianRelation}`),
    })
    .from(patients)
    .innerJoin(contacts, eq(contacts.id, patients.contactId))
    .innerJoin(appointments, eq(appointments.patientId, patients.id))
    .where(eq(contacts.phoneE164, phoneE164))
    // Every column by name: of a view none follows from the key.
    .groupBy(
      patients.id,
      patients.name,
      patients.bornOn,
      contacts.id,
      contacts.name,
      contacts.email,
    )
    .orderBy(desc(lastAt), desc(patients.id));
  const people = Map.groupBy(rows, ({ name, bornOn }) => `${name} ${bornOn}`);
  return [...people.values()].flatMap(([latest]) => latest ?? []).slice(0, MAX_PATIENTS);
}

const lastOf = (column: ReturnType<typeof sql>) =>
  sql<string | null>`(array_agg(${column} order by ${appointments.startsAt} desc))[1]`;
