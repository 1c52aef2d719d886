import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import {
  addOnAppointments,
  appointments,
  bookingDrafts,
  contactMessages,
  contacts,
  idempotencyKeys,
  manageLinks,
  patients,
} from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { auditDesk, type DeskActor } from './audit-desk.server.ts';
import { type EraseReason, erasePlanOf, type IdentityCheck, recordsStamp } from './erase-plan.ts';
import { ERASED_NAME, ERASED_PHONE, ERASED_WORDS } from './erased.ts';
import { keyText, type PersonKey } from './person-key.ts';
import { isMailAbout, type PersonRecords, readRecords } from './person-records.server.ts';
import { type PersonCard, samePerson } from './same-person.server.ts';

export type EraseRefusal = 'gone' | 'changed' | 'visits-to-come';

type Erasure = {
  asked: PersonKey;
  added: readonly PersonKey[];
  /** `snapshotStamp` of what was looked at. */
  seen: string;
  reason: EraseReason;
  identity: IdentityCheck;
  by: DeskActor;
};

/** @returns what a form carries to show what it was made from */
export function snapshotStamp(records: PersonRecords): string {
  return sha256Hex(recordsStamp(records));
}

/**
 * Takes a person out of everything, in one transaction with its audit row. Visits stay for the figures
 * under a new protocol, with nobody in them; consents and requests as proof, without who gave them. Links,
 * sessions and mails still to be sent are dead.
 */
export async function erasePerson(
  { db, clock }: { db: Database; clock: Clock },
  { asked, added, seen, reason, identity, by }: Erasure,
): Promise<Result<void, EraseRefusal>> {
  return db.transaction(async (tx) => {
    const person = await samePerson(tx, asked, added);
    if (!person) return refuse('gone');
    await lockCards(tx, person.own);
    const records = await readRecords(tx, person.own);
    if (snapshotStamp(records) !== seen) return refuse('changed');
    const plan = erasePlanOf(records, clock.now());
    if (plan.blocking.length > 0) return refuse('visits-to-come');
    await eraseAppointments(tx, records);
    await eraseWords(tx, records, clock.now());
    await eraseTraces(tx, records, person.own);
    for (const card of person.own)
      await auditDesk(tx, clock, {
        by,
        action: 'person.erased',
        subjectType: 'person',
        subjectId: keyText(card),
        detail: { reason, identity },
      });
    return ok(undefined);
  });
}

/** A booking that comes meanwhile makes its own contact or waits here and finds nobody of that name. */
async function lockCards(tx: Transaction, cards: readonly PersonCard[]): Promise<void> {
  const ids = cards.flatMap(({ source, id }) => (source === 'contact' ? [id] : []));
  await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(inArray(contacts.id, ids))
    .orderBy(contacts.id)
    .for('update');
}

async function eraseAppointments(tx: Transaction, records: PersonRecords): Promise<void> {
  const contactIds = records.contacts.map(({ id }) => id);
  const appointmentIds = records.visits.map(({ id }) => id);
  await tx.delete(manageLinks).where(inArray(manageLinks.appointmentId, appointmentIds));
  await tx
    .update(addOnAppointments)
    .set({ reason: ERASED_WORDS })
    .where(inArray(addOnAppointments.appointmentId, appointmentIds));
  for (const id of appointmentIds) await giveNewProtocol(tx, id);
  await tx
    .update(patients)
    .set({ name: ERASED_NAME, bornOn: null })
    .where(inArray(patients.contactId, contactIds));
  await tx
    .update(contacts)
    .set({ name: ERASED_NAME, phoneE164: ERASED_PHONE, email: null })
    .where(inArray(contacts.id, contactIds));
}

/** The number that the person knows leads nowhere any more; a raised link version ends open sessions. */
async function giveNewProtocol(tx: Transaction, id: number): Promise<void> {
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      with fresh as (select to_char(floor(random() * 1e8), 'FM00000000') as digits)
      update ${appointments} set protocol = left(digits, 4) || '-' || right(digits, 4),
        guardian_name = null, guardian_relation = null, sequence = sequence + 1,
        link_version = link_version + 1
      from fresh where id = ${id} and not exists (
        select from ${appointments} other
        where other.protocol = left(digits, 4) || '-' || right(digits, 4))`);
    if (rowCount) return;
  }
}

async function eraseWords(tx: Transaction, records: PersonRecords, now: Date): Promise<void> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await tx
    .update(inboxNotes)
    .set({ words: ERASED_WORDS })
    .where(inArray(inboxNotes.id, idsOf(records.notes)));
  await tx
    .update(privacyRequests)
    .set({ name: ERASED_NAME, phoneE164: null, email: null, words: '', erasedAt: now })
    .where(inArray(privacyRequests.id, idsOf(records.requests)));
  // With their consents and notes.
  await tx.delete(contactMessages).where(inArray(contactMessages.id, idsOf(records.messages)));
}

/** Mails on their way, answers kept for repetitions, and bookings that were begun and not ended. */
async function eraseTraces(
  tx: Transaction,
  { visits, messages, requests, notes }: PersonRecords,
  cards: readonly PersonCard[],
): Promise<void> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const mails = {
    appointmentId: idsOf(visits),
    contactMessageId: idsOf(messages),
    privacyRequestId: idsOf(requests),
    noteId: idsOf(notes),
  };
  await tx.execute(sql`delete from pgboss.job where ${isMailAbout(mails)}`);
  const protocols = [...visits, ...requests].map(({ protocol }) => protocol);
  await tx.delete(idempotencyKeys).where(
    sql`exists (select from unnest(${sql.param(protocols)}::text[]) p
      where strpos(${idempotencyKeys.answer}::text, p) > 0)`,
  );
  const digits = cards.flatMap(({ phoneE164 }) => phoneE164?.replace(/^\+(?:55)?/, '') ?? []);
  const addresses = cards.flatMap(({ email }) => email?.toLowerCase() ?? []);
  await tx.delete(bookingDrafts).where(
    sql`exists (select from unnest(${sql.param(digits)}::text[]) d
        where strpos(regexp_replace(coalesce(data #>> '{details,phone}', ''), '\\D', '', 'g'), d) > 0)
      or exists (select from unnest(${sql.param(addresses)}::text[]) e
        where strpos(lower(data::text), e) > 0)`,
  );
}
