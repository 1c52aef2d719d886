import { inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { leadDrafts, leads } from '#app/db/leads-schema.ts';
import { appointmentNotes, appointmentPreparations } from '#app/db/preparation-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import {
  addOnAppointments,
  appointments,
  bookingDrafts,
  contactMessages,
  contacts,
  holds,
  idempotencyKeys,
  manageLinks,
  patients,
} from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { eraseAbout } from './about-records.server.ts';
import { eraseImportedLines } from './erase-imported.server.ts';
import { eraseOrders, lockOrders } from './erase-orders.server.ts';
import {
  ERASED_NAME,
  ERASED_PHONE,
  ERASED_WORDS,
  type EraseReason,
  erasePlanOf,
  type IdentityCheck,
  recordsStamp,
} from './erase-plan.ts';
import { eraseOwnPage } from './own-page-records.server.ts';
import { keyText, type PersonKey } from './person-key.ts';
import { isMailAbout, readChargeIds } from './person-mails.server.ts';
import { isDepositOf, type PersonRecords, readRecords } from './person-records.server.ts';
import { eraseReminders } from './reminder-records.server.ts';
import { type PersonCard, samePerson } from './same-person.server.ts';

export type EraseRefusal = 'gone' | 'changed' | 'visits-to-come' | 'orders-running';

type Erasure = {
  personKey: PersonKey;
  added: readonly PersonKey[];
  /** `snapshotStamp` of the previewed records. */
  snapshot: string;
  reason: EraseReason;
  identity: IdentityCheck;
  by: { id: number };
};

/** Stamp of the records that a form was rendered from. */
export function snapshotStamp(records: PersonRecords): string {
  return sha256Hex(recordsStamp(records));
}

/**
 * Erases a person everywhere, in one transaction with its audit row. Appointments stay for the figures,
 * anonymized and under a new protocol; consents and requests stay as proof, without the name. Links,
 * sessions and unsent mails are invalidated.
 */
export async function erasePerson(
  { db, clock }: { db: Database; clock: Clock },
  { personKey, added, snapshot, reason, identity, by }: Erasure,
): Promise<Result<void, EraseRefusal>> {
  return db.transaction(async (tx) => {
    const seen = await samePerson(tx, personKey, added);
    if (!seen) return refuse('gone');
    await lockCards(tx, seen.own);
    // Read again under the locks: a correction may have changed the phone, a booking added a card.
    const person = await samePerson(tx, personKey, added);
    if (!person || person.own[0]?.phoneE164 === ERASED_PHONE) return refuse('gone');
    const records = await readRecords(tx, person.own);
    if (snapshotStamp(records) !== snapshot) return refuse('changed');
    const plan = erasePlanOf(records, clock.now());
    if (plan.blocking.length > 0) return refuse('visits-to-come');
    if (plan.running.length > 0) return refuse('orders-running');
    await eraseAppointments(tx, records);
    await eraseReminders(tx, records);
    await eraseOwnPage(tx, records);
    await eraseAbout(tx, records);
    await eraseWords(tx, records, clock.now());
    await eraseOrders(tx, records.orders, clock.now());
    await eraseDeposits(tx, person.own);
    await eraseTraces(tx, records, person.own);
    await eraseImportedLines(tx, person.own);
    for (const card of person.own)
      await audit(tx, {
        at: clock.now(),
        actor: `staff:${by.id}`,
        action: 'person.erased',
        subjectType: 'person',
        subjectId: keyText(card),
        detail: { reason, identity },
      });
    return ok(undefined);
  });
}

/**
 * Locks the deposits that know for whom they are, the contacts, then their appointments. A concurrent booking has
 * matched its contact for key share and is waited for, or waits for this and then no longer finds the name; a move
 * or cancellation likewise. A payment of a deposit is waited for, or finds nothing to book.
 */
async function lockCards(tx: Transaction, cards: readonly PersonCard[]): Promise<void> {
  // First: whoever books for a deposit has it locked before the contact.
  await tx
    .select({ id: deposits.chargeId })
    .from(deposits)
    .where(isDepositOf(cards))
    .orderBy(deposits.chargeId)
    .for('update');
  const ids = cards.flatMap(({ source, id }) => (source === 'contact' ? [id] : []));
  await lockWaiting(tx, cards, ids);
  await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(inArray(contacts.id, ids))
    .orderBy(contacts.id)
    .for('update');
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.contactId, ids))
    .orderBy(appointments.id)
    .for('update');
  await lockOrders(tx, cards);
}

/** Whoever answers an offer has the entry locked before the agenda. */
async function lockWaiting(
  tx: Transaction,
  cards: readonly PersonCard[],
  contactIds: readonly number[],
): Promise<void> {
  const own = cards.flatMap(({ source, id }) => (source === 'waiting' ? [id] : []));
  const theirs = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.contactId, [...contactIds]));
  await tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(or(inArray(waitlistEntries.id, own), inArray(waitlistEntries.appointmentId, theirs)))
    .orderBy(waitlistEntries.id)
    .for('update');
}

async function eraseAppointments(tx: Transaction, records: PersonRecords): Promise<void> {
  const contactIds = records.contacts.map(({ id }) => id);
  const appointmentIds = records.visits.map(({ id }) => id);
  await tx.delete(manageLinks).where(inArray(manageLinks.appointmentId, appointmentIds));
  await tx.delete(insuranceCards).where(inArray(insuranceCards.appointmentId, appointmentIds));
  await tx
    .delete(insuranceApprovals)
    .where(inArray(insuranceApprovals.appointmentId, appointmentIds));
  // Of a release before the waiting list.
  await tx.execute(
    sql`delete from earlier_wishes where appointment_id = any(${sql.param(appointmentIds)}::bigint[])`,
  );
  await eraseWaiting(tx, records);
  await tx
    .delete(appointmentPreparations)
    .where(inArray(appointmentPreparations.appointmentId, appointmentIds));
  await tx.delete(appointmentNotes).where(inArray(appointmentNotes.appointmentId, appointmentIds));
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

/**
 * Replaces the protocol, so the one that the person knows stops working; bumping the link version ends
 * open sessions.
 */
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

/** Nobody is booked for these deposits any more, and nobody comes: their time is free. */
async function eraseDeposits(tx: Transaction, cards: readonly PersonCard[]): Promise<void> {
  const forgotten = await tx
    .update(deposits)
    .set({ request: null })
    .where(isDepositOf(cards))
    .returning({ holdHash: deposits.holdHash });
  const hashes = forgotten.flatMap(({ holdHash }) => holdHash ?? []);
  await tx.delete(holds).where(inArray(holds.tokenHash, hashes));
}

/** With the offers, whose times are free at once. */
async function eraseWaiting(tx: Transaction, { waiting }: PersonRecords): Promise<void> {
  const ids = waiting.map(({ id }) => id);
  const live = await tx
    .select({ holdHash: waitlistOffers.holdHash })
    .from(waitlistOffers)
    .where(inArray(waitlistOffers.entryId, ids));
  const hashes = live.flatMap(({ holdHash }) => holdHash ?? []);
  await tx.delete(holds).where(inArray(holds.tokenHash, hashes));
  await tx.delete(waitlistEntries).where(inArray(waitlistEntries.id, ids));
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
  // All cascade to their consents, and messages and leads to their notes.
  await tx.delete(screenings).where(inArray(screenings.id, idsOf(records.screenings)));
  await tx.delete(contactMessages).where(inArray(contactMessages.id, idsOf(records.messages)));
  await tx.delete(leads).where(inArray(leads.id, idsOf(records.leads)));
}

/** Deletes queued mails, stored idempotent responses and unfinished bookings. */
async function eraseTraces(
  tx: Transaction,
  {
    visits,
    messages,
    leads: leadRows,
    waiting,
    requests,
    notes,
    orders,
    deposits: deposited,
  }: PersonRecords,
  cards: readonly PersonCard[],
): Promise<void> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const mails = {
    appointmentId: idsOf(visits),
    contactMessageId: idsOf(messages),
    leadId: idsOf(leadRows),
    waitlistEntryId: idsOf(waiting),
    privacyRequestId: idsOf(requests),
    noteId: idsOf(notes),
    orderId: idsOf(orders),
    chargeId: await readChargeIds(tx, { deposits: deposited, orderIds: idsOf(orders) }),
  };
  await tx.execute(sql`delete from pgboss.job where ${isMailAbout(mails)}`);
  const protocols = [...visits, ...requests].map(({ protocol }) => protocol);
  await tx.delete(idempotencyKeys).where(
    sql`exists (select from unnest(${sql.param(protocols)}::text[]) p
      where strpos(${idempotencyKeys.answer}::text, p) > 0)`,
  );
  const digits = cards.flatMap(({ phoneE164 }) => phoneE164?.replace(/^\+(?:55)?/, '') ?? []);
  await tx.delete(leadDrafts).where(
    sql`exists (select from unnest(${sql.param(digits)}::text[]) d
      where strpos(regexp_replace(data ->> 'phone', '\\D', '', 'g'), d) > 0)`,
  );
  const addresses = cards.flatMap(({ email }) => email?.toLowerCase() ?? []);
  await tx.delete(bookingDrafts).where(
    sql`exists (select from unnest(${sql.param(digits)}::text[]) d
        where strpos(regexp_replace(coalesce(data #>> '{details,phone}', ''), '\\D', '', 'g'), d) > 0)
      or exists (select from unnest(${sql.param(addresses)}::text[]) e
        where strpos(lower(data::text), e) > 0)`,
  );
}
