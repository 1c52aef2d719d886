import { and, type Column, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { contacts, patients } from '#app/db/schema.ts';
import { keepKnownStops } from './answers/known-stops.server.ts';

// Public input never changes a stored person: it matches one exactly or creates another. A person who is
// being erased, corrected or purged is waited for and then no longer matches; one who was matched stays
// until the booking ends.

/** Who gets calls and mails; the e-mail address is optional. */
export type Contact = { name: string; phoneE164: string; email: string | null };
/** Who is seen; bornOn is a calendar day, 'YYYY-MM-DD'. */
export type Patient = { name: string; bornOn: string | null };

/** What the form did not ask of a person tells nobody apart; what was asked and left empty does. */
export type Unasked = { email: boolean; birthDate: boolean };

export async function sameOrNewContact(
  tx: Transaction,
  contact: Contact,
  unasked?: Unasked,
): Promise<number> {
  const { name, phoneE164, email } = contact;
  const [same] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.phoneE164, phoneE164),
        eq(contacts.name, name),
        unasked?.email ? undefined : holds(contacts.email, email),
      ),
    )
    .orderBy(desc(contacts.id))
    .limit(1)
    .for('key share');
  if (same) return same.id;
  const [made] = await tx.insert(contacts).values(contact).returning({ id: contacts.id });
  if (!made) throw new Error('the contact was not stored');
  await keepKnownStops(tx, { ...made, phoneE164, email });
  return made.id;
}

export async function sameOrNewPatient(
  tx: Transaction,
  contactId: number,
  { name, bornOn }: Patient,
  unasked?: Unasked,
): Promise<number> {
  const [same] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.contactId, contactId),
        eq(patients.name, name),
        // Of children it is asked all the same.
        unasked?.birthDate && bornOn === null ? undefined : holds(patients.bornOn, bornOn),
      ),
    )
    .orderBy(desc(patients.id))
    .limit(1)
    .for('key share');
  if (same) return same.id;
  const [made] = await tx
    .insert(patients)
    .values({ contactId, name, bornOn })
    .returning({ id: patients.id });
  if (!made) throw new Error('the patient was not stored');
  return made.id;
}

const holds = (column: Column, value: string | null) =>
  value === null ? isNull(column) : eq(column, value);
