import { and, eq, notLike } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { contacts, patients } from '#app/db/schema.ts';
import { NOBODY } from '#app/features/patients/find-patients.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange } from '#app/platform/audit/audit-event.ts';

/** Who writes about whom. */
export type AboutPatient = { patientId: number; by: { id: number } };

/**
 * Keeps a patient as they are until the transaction ends: who erases, corrects or merges them waits.
 * @returns the contact's id; null when there is nobody any more
 */
export async function holdPatient(tx: Transaction, patientId: number): Promise<number | null> {
  const [patient] = await tx
    .select({ contactId: patients.contactId })
    .from(patients)
    .where(eq(patients.id, patientId));
  if (!patient) return null;
  const { contactId } = patient;
  // The contact before the patient, as a booking takes them.
  const [contact] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), notLike(contacts.phoneE164, NOBODY)))
    .for('key share');
  const [own] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.id, patientId), eq(patients.contactId, contactId)))
    .for('key share');
  return contact && own ? contact.id : null;
}

/** The audit row of a change about a patient; it names fields alone. */
export async function auditAbout(
  tx: Queryable,
  { contactId, at, by }: { contactId: number; at: Date; by: { id: number } },
  change: AuditedChange<'person'>,
): Promise<void> {
  await audit(tx, {
    ...change,
    at,
    actor: `staff:${by.id}`,
    subjectType: 'person',
    subjectId: `cadastro-${contactId}`,
  });
}
