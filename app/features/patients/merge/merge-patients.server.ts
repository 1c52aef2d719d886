import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { patientNotes } from '#app/db/patients-schema.ts';
import { appointments, contacts, patients } from '#app/db/schema.ts';
import { auditAbout } from '#app/features/patients/about/held-patient.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type MergeRecord, mergeStamp, readMergeRecord } from './merge-record.server.ts';
import { joinedNeeds, restNotes } from './merge-rest.ts';

export type Merge = {
  keptId: number;
  goneId: number;
  /** `mergeStamp` of the two, kept first, as they were compared. */
  stamp: string;
  by: { id: number };
};

/** Two records that may be merged, kept first; null when one is not there or they are one. */
export async function readPair(
  db: Database | Transaction,
  { keptId, goneId }: Pick<Merge, 'keptId' | 'goneId'>,
): Promise<[MergeRecord, MergeRecord] | null> {
  if (keptId === goneId) return null;
  const kept = await readMergeRecord(db, keptId);
  const gone = await readMergeRecord(db, goneId);
  return kept && gone ? [kept, gone] : null;
}

/**
 * Makes two records of one person one, in one transaction with its audit row: all that hangs on the one that goes hangs
 * on the other then, and what the two say differently becomes a note. The contact of the one that goes goes too, unless
 * it brings somebody else. It cannot be undone.
 * @returns 'changed' when one of the two is not as it was compared; nothing is merged
 */
export async function mergePatients(
  { db, clock }: { db: Database; clock: Clock },
  { keptId, goneId, stamp, by }: Merge,
): Promise<Result<void, 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const seen = await readPair(tx, { keptId, goneId });
    if (!seen) return refuse('gone');
    await lockPair(tx, seen);
    // Read again under the locks: a booking, a correction or an erasure may have come first.
    const pair = await readPair(tx, { keptId, goneId });
    if (!pair) return refuse('gone');
    if (mergeStamp(pair) !== stamp) return refuse('changed');
    const [kept, gone] = pair;
    const at = clock.now();
    await movePatient(tx, pair, { at, by });
    const isOrphan = gone.contact.id !== kept.contact.id && gone.siblings.length === 0;
    if (isOrphan) await moveContact(tx, pair, at);
    await auditAbout(
      tx,
      { contactId: kept.contact.id, at, by },
      {
        action: 'person.merged',
        detail: {
          ...{ patientId: keptId, mergedPatientId: goneId, mergedContactId: gone.contact.id },
          ...{ appointments: gone.appointments.length, isContactMerged: isOrphan },
        },
      },
    );
    return ok(undefined);
  });
}

/** Contacts, then patients, then appointments: the order of bookings and erasures. */
async function lockPair(tx: Transaction, pair: readonly MergeRecord[]): Promise<void> {
  const contactIds = pair.map(({ contact }) => contact.id);
  const patientIds = pair.map(({ id }) => id);
  await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(inArray(contacts.id, contactIds))
    .orderBy(asc(contacts.id))
    .for('update');
  await tx
    .select({ id: patients.id })
    .from(patients)
    .where(inArray(patients.id, patientIds))
    .orderBy(asc(patients.id))
    .for('update');
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.patientId, patientIds))
    .orderBy(asc(appointments.id))
    .for('update');
}

async function movePatient(
  tx: Transaction,
  [kept, gone]: [MergeRecord, MergeRecord],
  { at, by }: { at: Date; by: { id: number } },
): Promise<void> {
  await tx
    .update(appointments)
    .set({ patientId: kept.id, contactId: kept.contact.id })
    .where(eq(appointments.patientId, gone.id));
  await tx.execute(
    sql`update patient_notes set patient_id = ${kept.id} where patient_id = ${gone.id}`,
  );
  await tx.execute(sql`delete from patient_proxies g using patient_proxies k
    where g.patient_id = ${gone.id} and k.patient_id = ${kept.id}
      and k.phone_e164 = g.phone_e164 and k.name = g.name`);
  await tx.execute(
    sql`update patient_proxies set patient_id = ${kept.id} where patient_id = ${gone.id}`,
  );
  const notes = restNotes(kept, gone);
  if (notes.length > 0)
    await tx
      .insert(patientNotes)
      .values(notes.map((words) => ({ patientId: kept.id, author: by.id, words, writtenAt: at })));
  const needs = joinedNeeds(kept.needs, gone.needs);
  const { companion, mobility, hearing, channel, treatment, knownAs } = needs;
  if (gone.needs.version > 0)
    await tx.execute(sql`
      insert into patient_needs (patient_id, companion, mobility, hearing, channel, treatment, known_as, version, changed_at, changed_by)
      select ${kept.id}, ${companion}, ${mobility}, ${hearing}, ${channel}, ${treatment}, ${knownAs}, g.version + ${kept.needs.version}, ${at.toISOString()}::timestamptz, ${by.id}
        from patient_needs g where g.patient_id = ${gone.id}
      on conflict (patient_id) do update set companion = excluded.companion, mobility = excluded.mobility,
        hearing = excluded.hearing, channel = excluded.channel, treatment = excluded.treatment,
        known_as = excluded.known_as, version = excluded.version,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
  await tx.execute(sql`delete from patient_needs where patient_id = ${gone.id}`);
  await tx.execute(sql`
    insert into left_patients (patient_id, left_at)
    select ${kept.id}, left_at from left_patients where patient_id = ${gone.id}
    on conflict (patient_id) do update set left_at = greatest(left_patients.left_at, excluded.left_at)`);
  await tx.execute(sql`delete from left_patients where patient_id = ${gone.id}`);
  await markImported(tx, 'patient_id', [kept.id, gone.id]);
  if (kept.bornOn === null && gone.bornOn !== null)
    await tx.update(patients).set({ bornOn: gone.bornOn }).where(eq(patients.id, kept.id));
  await tx.delete(patients).where(eq(patients.id, gone.id));
}

async function moveContact(
  tx: Transaction,
  [kept, gone]: [MergeRecord, MergeRecord],
  at: Date,
): Promise<void> {
  const [to, from] = [kept.contact.id, gone.contact.id];
  await tx.execute(sql`update consents set contact_id = ${to} where contact_id = ${from}`);
  // Who has agreed to messages has agreed for the number that was theirs then.
  if (kept.contact.phoneE164 !== gone.contact.phoneE164)
    await tx.execute(sql`update consents set revoked_at = ${at.toISOString()}::timestamptz
      where id = any(${sql.param(gone.consents)}::bigint[]) and purpose = 'whatsapp' and revoked_at is null`);
  await tx.execute(sql`
    insert into reminder_choices (contact_id, by_mail, by_whatsapp, changed_at, changed_through)
    select ${to}, by_mail, by_whatsapp, changed_at, changed_through
      from reminder_choices where contact_id = ${from}
    on conflict (contact_id) do update set by_mail = reminder_choices.by_mail and excluded.by_mail,
      by_whatsapp = reminder_choices.by_whatsapp and excluded.by_whatsapp,
      changed_at = greatest(reminder_choices.changed_at, excluded.changed_at)`);
  await tx.execute(sql`delete from reminder_choices where contact_id = ${from}`);
  await markImported(tx, 'contact_id', [to, from]);
  await tx.delete(contacts).where(eq(contacts.id, from));
}

/** An import that is taken back leaves what was merged; who was brought by one is known for as long as before. */
async function markImported(
  tx: Transaction,
  column: 'patient_id' | 'contact_id',
  [kept, gone]: [number, number],
): Promise<void> {
  const key = sql.raw(column);
  await tx.execute(sql`delete from data_import_made where ${key} = ${gone}
    and exists (select from data_import_made k where k.${key} = ${kept})`);
  await tx.execute(sql`update data_import_made set ${key} = ${kept}, stamp = 'merged'
    where ${key} in (${kept}, ${gone})`);
}
