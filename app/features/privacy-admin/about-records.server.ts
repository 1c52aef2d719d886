import { and, asc, type Column, inArray, not } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { patientNeeds, patientNotes, patientProxies } from '#app/db/patients-schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { PersonRecords } from './person-records.server.ts';
import type { PersonCard } from './same-person.server.ts';

/**
 * What the front desk noted of these patients, and for whom the person may book: where somebody else's record has their
 * name and number. Of that other patient nothing is told.
 */
export async function readAboutRecords(
  db: Queryable,
  patientIds: readonly number[],
  cards: readonly PersonCard[],
) {
  const ofPatient = (column: Column) => inArray(column, [...patientIds]);
  const phones = cards.flatMap(({ phoneE164 }) => phoneE164 ?? []);
  const names = new Set(cards.map(({ name }) => plainLetters(name)));
  const { id, name, phoneE164, relation, addedAt } = patientProxies;
  const elsewhere = await db
    .select({ id, name, phoneE164, relation, addedAt })
    .from(patientProxies)
    .where(and(inArray(phoneE164, phones), not(ofPatient(patientProxies.patientId))))
    .orderBy(asc(id));
  return {
    notes: await db
      .select()
      .from(patientNotes)
      .where(ofPatient(patientNotes.patientId))
      .orderBy(asc(patientNotes.id)),
    needs: await db
      .select()
      .from(patientNeeds)
      .where(ofPatient(patientNeeds.patientId))
      .orderBy(asc(patientNeeds.patientId)),
    proxies: await db
      .select()
      .from(patientProxies)
      .where(ofPatient(patientProxies.patientId))
      .orderBy(asc(id)),
    mayBookFor: elsewhere.filter((each) => names.has(plainLetters(each.name))),
  };
}

/** All of it goes. */
export async function eraseAbout(
  tx: Transaction,
  { patients, about }: Pick<PersonRecords, 'patients' | 'about'>,
): Promise<void> {
  const patientIds = patients.map(({ id }) => id);
  await tx.delete(patientNotes).where(inArray(patientNotes.patientId, patientIds));
  await tx.delete(patientNeeds).where(inArray(patientNeeds.patientId, patientIds));
  await tx.delete(patientProxies).where(inArray(patientProxies.patientId, patientIds));
  const elsewhere = about.mayBookFor.map(({ id }) => id);
  await tx.delete(patientProxies).where(inArray(patientProxies.id, elsewhere));
}
