import { and, eq, notLike, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments, contacts, patients } from '#app/db/schema.ts';
import { NOBODY } from './find-patients.server.ts';

/** A patient with the contact; null when there is none or it was erased. */
export async function readPatient(db: Queryable, id: number) {
  const [patient] = await db
    .select({
      id: patients.id,
      name: patients.name,
      bornOn: patients.bornOn,
      contactId: contacts.id,
      contactName: contacts.name,
      phoneE164: contacts.phoneE164,
      email: contacts.email,
      /** Of the latest appointment. */
      payer: sql<string | null>`(select a.payer from ${appointments} a
        where a.patient_id = ${patients.id} order by a.starts_at desc, a.id desc limit 1)`,
    })
    .from(patients)
    .innerJoin(contacts, eq(contacts.id, patients.contactId))
    .where(and(eq(patients.id, id), notLike(contacts.phoneE164, NOBODY)));
  return patient ?? null;
}
