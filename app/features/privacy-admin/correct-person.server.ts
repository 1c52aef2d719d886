import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { auditLog, consents, contacts, patients } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { carryKnownStops, shareReach } from '#app/scheduling/answers/known-stops.server.ts';
import type { Correction } from './correction.ts';
import { ERASED_PHONE } from './erase-plan.ts';
import { keyText } from './person-key.ts';

export type CorrectableContact = NonNullable<Awaited<ReturnType<typeof readCorrectable>>>;

/** A contact with its patients and a stamp of their current state; null when missing or erased. */
export async function readCorrectable(db: Queryable, id: number) {
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, id)).for('update');
  if (!contact || contact.phoneE164 === ERASED_PHONE) return null;
  const brought = await db
    .select({ id: patients.id, name: patients.name, bornOn: patients.bornOn })
    .from(patients)
    .where(eq(patients.contactId, id))
    .orderBy(asc(patients.id));
  const { name, phoneE164, email } = contact;
  const values = [name, phoneE164, email, ...brought.map((each) => [each.name, each.bornOn])];
  return {
    id,
    name,
    phoneE164,
    email,
    patients: brought,
    stamp: sha256Hex(JSON.stringify(values)),
  };
}

/**
 * Stores corrected data. Mails are rendered when they are sent, so all later ones go to the new
 * address. What was stopped at a new number or address stays stopped there.
 * @returns 'changed' when the data changed since the form was opened; nothing is overwritten
 */
export async function correctPerson(
  { db, clock }: { db: Database; clock: Clock },
  {
    id,
    snapshot,
    by,
    correction,
  }: { id: number; snapshot: string; by: { id: number }; correction: Correction },
): Promise<Result<void, 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    // Who stops messages there has the address before the contact.
    await shareReach(tx, correction);
    const stored = await readCorrectable(tx, id);
    if (!stored) return refuse('gone');
    const fields = changedFields(stored, correction);
    // Unchanged values are a no-op, also when the form is submitted twice.
    if (fields.length === 0) return ok(undefined);
    if (stored.stamp !== snapshot) return refuse('changed');
    const { name, phoneE164, email } = correction;
    await tx.update(contacts).set({ name, phoneE164, email }).where(eq(contacts.id, id));
    await carryKnownStops(tx, id, {
      phoneE164: fields.includes('phone') ? phoneE164 : null,
      email: fields.includes('email') ? email : null,
    });
    // Who has agreed to messages has agreed for the number that was theirs then.
    if (fields.includes('phone'))
      await tx
        .update(consents)
        .set({ revokedAt: clock.now() })
        .where(
          and(
            eq(consents.contactId, id),
            eq(consents.purpose, 'whatsapp'),
            isNull(consents.revokedAt),
          ),
        );
    for (const patient of correction.patients)
      await tx
        .update(patients)
        .set({ name: patient.name, bornOn: patient.bornOn })
        .where(sql`${patients.id} = ${patient.id} and ${patients.contactId} = ${id}`);
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'person.corrected',
      subjectType: 'person',
      subjectId: keyText({ source: 'contact', id }),
      detail: { fields: fields.join(' ') },
    });
    return ok(undefined);
  });
}

/** The last correction of this contact, with author and time; null when there was none. */
export async function lastCorrection(db: Queryable, id: number) {
  const [last] = await db
    .select({ at: auditLog.at, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, sql`${auditLog.actor} = 'staff:' || ${staff.id}`)
    .where(
      sql`${auditLog.action} = 'person.corrected' and ${auditLog.subjectType} = 'person'
        and ${auditLog.subjectId} = ${keyText({ source: 'contact', id })}`,
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last ?? null;
}

function changedFields(stored: CorrectableContact, correction: Correction): string[] {
  const fields: string[] = [];
  if (stored.name !== correction.name) fields.push('name');
  if (stored.phoneE164 !== correction.phoneE164) fields.push('phone');
  if (stored.email !== correction.email) fields.push('email');
  for (const patient of correction.patients) {
    const before = stored.patients.find(({ id }) => id === patient.id);
    if (before && before.name !== patient.name) fields.push('patient-name');
    if (before && before.bornOn !== patient.bornOn) fields.push('birth-date');
  }
  return [...new Set(fields)];
}
