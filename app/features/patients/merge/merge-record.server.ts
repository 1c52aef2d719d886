import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { contacts, patients } from '#app/db/schema.ts';
import type { PatientNeeds } from '#app/features/patients/about/needs.ts';
import { readNeeds } from '#app/features/patients/about/patient-needs.server.ts';
import { NOBODY } from '#app/features/patients/find-patients.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

const idsShape = z.object({ ids: z.array(z.coerce.number()) });

/** A patient with all that a merge moves. */
export type MergeRecord = {
  id: number;
  name: string;
  bornOn: string | null;
  contact: { id: number; name: string; phoneE164: string; email: string | null };
  needs: PatientNeeds & { version: number };
  appointments: number[];
  notes: number[];
  proxies: number[];
  /** Others whom the same contact brings. */
  siblings: number[];
  /** Of the contact. */
  consents: number[];
};

/** @returns null when there is none, or the person was erased */
export async function readMergeRecord(db: Queryable, id: number): Promise<MergeRecord | null> {
  const [row] = await db
    .select({ patient: patients, contact: contacts })
    .from(patients)
    .innerJoin(contacts, eq(contacts.id, patients.contactId))
    .where(eq(patients.id, id));
  if (!row || row.contact.phoneE164.startsWith(NOBODY.slice(0, -1))) return null;
  const { patient, contact } = row;
  const idsOf = async (found: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(sql`select array(${found}) as ids`);
    return idsShape.parse(rows[0]).ids;
  };
  return {
    ...{ id, name: patient.name, bornOn: patient.bornOn },
    contact: {
      ...{ id: contact.id, name: contact.name },
      ...{ phoneE164: contact.phoneE164, email: contact.email },
    },
    needs: await readNeeds(db, id),
    appointments: await idsOf(
      sql`select id from appointments where patient_id = ${id} order by id`,
    ),
    notes: await idsOf(sql`select id from patient_notes where patient_id = ${id} order by id`),
    proxies: await idsOf(sql`select id from patient_proxies where patient_id = ${id} order by id`),
    siblings: await idsOf(sql`select id from patients
      where contact_id = ${contact.id} and id <> ${id} order by id`),
    consents: await idsOf(
      sql`select id from consents where contact_id = ${contact.id} order by id`,
    ),
  };
}

/** Stamp of what was compared: anything that a merge would move beside it makes another one. */
export function mergeStamp(records: readonly MergeRecord[]): string {
  return sha256Hex(JSON.stringify(records));
}
