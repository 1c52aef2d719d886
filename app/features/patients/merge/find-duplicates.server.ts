import { and, asc, eq, ne, notLike, or } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { contacts, patients } from '#app/db/schema.ts';
import { NOBODY } from '#app/features/patients/find-patients.server.ts';
import { matchName, wordsOf } from '#app/features/patients/name-match.ts';

type Known = { id: number; name: string; bornOn: string | null; phoneE164: string };

/** Of those with one birth date, before their names are compared. */
const MOST_COMPARED = 300;

/** Other records that may be of the same person: the same phone or birth date, and a name that is alike. */
export async function findDuplicates(db: Queryable, patient: Known): Promise<Known[]> {
  const { id, name, bornOn, phoneE164 } = patient;
  const found = await db
    .select({
      id: patients.id,
      name: patients.name,
      bornOn: patients.bornOn,
      phoneE164: contacts.phoneE164,
    })
    .from(patients)
    .innerJoin(contacts, eq(contacts.id, patients.contactId))
    .where(
      and(
        ne(patients.id, id),
        notLike(contacts.phoneE164, NOBODY),
        or(
          eq(contacts.phoneE164, phoneE164),
          bornOn === null ? undefined : eq(patients.bornOn, bornOn),
        ),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(MOST_COMPARED);
  return found.filter(
    (other) =>
      matchName(other.name, wordsOf(name)) !== null ||
      matchName(name, wordsOf(other.name)) !== null,
  );
}
