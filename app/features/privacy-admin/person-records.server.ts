import { asc, eq, inArray, or, sql, sum } from 'drizzle-orm';
import { CPF_SEAL } from '#app/clinic/cpf.ts';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { leads } from '#app/db/leads-schema.ts';
import { chargePayments, charges } from '#app/db/payments-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { consents, contactMessages, contacts, patients } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { orderInstalments, orderNotes, orders } from '#app/db/subscriptions-schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import { openSealed } from '#app/platform/seal.server.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { readAboutRecords } from './about-records.server.ts';
import { readInsuranceRecords } from './insurance-records.server.ts';
import { readOwnPageRecords } from './own-page-records.server.ts';
import { readChargeIds, readMails } from './person-mails.server.ts';
import { readReminderRecords } from './reminder-records.server.ts';
import type { PersonCard } from './same-person.server.ts';

/** Everything stored about one person, each list oldest first. */
export type PersonRecords = Awaited<ReturnType<typeof readRecords>>;

/**
 * @param cards of the person, from `samePerson`
 * @param secret opens the CPF of subscriptions; without it they come without
 */
export async function readRecords(db: Queryable, cards: readonly PersonCard[], secret?: string) {
  const idsOf = (from: PersonCard['source']) =>
    cards.flatMap(({ source, id }) => (source === from ? [id] : []));
  const contactIds = idsOf('contact');
  const messageIds = idsOf('message');
  const screeningIds = idsOf('screening');
  const leadIds = idsOf('lead');
  const waitingIds = idsOf('waiting');
  const requestIds = idsOf('request');
  const orderIds = idsOf('order');
  const visits = await readAppointments(db, contactIds);
  const patientRows = await db
    .select()
    .from(patients)
    .where(inArray(patients.contactId, contactIds))
    .orderBy(asc(patients.id));
  const visitIds = visits.map(({ id }) => id);
  const notes = await db
    .select()
    .from(inboxNotes)
    .where(
      or(
        sql`${inboxNotes.kind} = 'contact' and ${inArray(inboxNotes.subjectId, messageIds)}`,
        sql`${inboxNotes.kind} = 'lead' and ${inArray(inboxNotes.subjectId, leadIds)}`,
        sql`${inboxNotes.kind} = 'privacy' and ${inArray(inboxNotes.subjectId, requestIds)}`,
      ),
    )
    .orderBy(asc(inboxNotes.id));
  const depositRows = await readDeposits(db, { visits, cards });
  return {
    contacts: await db
      .select()
      .from(contacts)
      .where(inArray(contacts.id, contactIds))
      .orderBy(asc(contacts.id)),
    patients: patientRows,
    about: await readAboutRecords(
      db,
      patientRows.map(({ id }) => id),
      cards,
    ),
    visits,
    insurance: await readInsuranceRecords(db, visitIds, secret),
    deposits: depositRows,
    ...(await readReminderRecords(db, contactIds, visitIds)),
    ...(await readOwnPageRecords(
      db,
      patientRows.map(({ id }) => id),
      visitIds,
    )),
    messages: await db
      .select()
      .from(contactMessages)
      .where(inArray(contactMessages.id, messageIds))
      .orderBy(asc(contactMessages.id)),
    // Without the answers: they are sealed, and only clinicians open them.
    screenings: await db
      .select({
        id: screenings.id,
        reference: screenings.reference,
        name: screenings.name,
        phoneE164: screenings.phoneE164,
        email: screenings.email,
        locale: screenings.locale,
        createdAt: screenings.createdAt,
      })
      .from(screenings)
      .where(inArray(screenings.id, screeningIds))
      .orderBy(asc(screenings.id)),
    leads: await db.select().from(leads).where(inArray(leads.id, leadIds)).orderBy(asc(leads.id)),
    waiting: await readWaiting(db, { ids: waitingIds, visits }),
    requests: await db
      .select()
      .from(privacyRequests)
      .where(inArray(privacyRequests.id, requestIds))
      .orderBy(asc(privacyRequests.id)),
    notes,
    orders: await readOrders(db, orderIds, secret),
    orderNotes: await db
      .select()
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, orderIds))
      .orderBy(asc(orderNotes.id)),
    consents: await db
      .select()
      .from(consents)
      .where(
        or(
          inArray(consents.contactId, contactIds),
          inArray(consents.contactMessageId, messageIds),
          inArray(consents.screeningId, screeningIds),
          inArray(consents.leadId, leadIds),
          inArray(consents.waitlistEntryId, waitingIds),
        ),
      )
      .orderBy(asc(consents.id)),
    mails: await readMails(db, {
      appointmentId: visits.map(({ id }) => id),
      contactMessageId: messageIds,
      leadId: leadIds,
      waitlistEntryId: waitingIds,
      privacyRequestId: requestIds,
      orderId: orderIds,
      noteId: notes.flatMap(({ id, isMailed }) => (isMailed ? [id] : [])),
      chargeId: await readChargeIds(db, { deposits: depositRows, orderIds }),
    }),
  };
}

/** Subscriptions with what was paid; the contract itself is mailed and downloaded by its customer. */
async function readOrders(db: Queryable, ids: readonly number[], secret: string | undefined) {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));
  const paid = await db
    .select({ orderId: orderInstalments.orderId, cents: sum(chargePayments.amountCents) })
    .from(orderInstalments)
    .innerJoin(chargePayments, eq(chargePayments.chargeId, orderInstalments.chargeId))
    .where(inArray(orderInstalments.orderId, [...ids]))
    .groupBy(orderInstalments.orderId);
  return rows.map(({ cpfSealed, linkKey: _, changedBy: __, ...order }) => ({
    ...order,
    cpf: cpfSealed && secret ? (openSealed(secret, CPF_SEAL, cpfSealed)?.toString() ?? null) : null,
    paidCents: Number(paid.find(({ orderId }) => orderId === order.id)?.cents ?? 0),
  }));
}

/** Entries of the waiting list: the person's own, and those of their appointments. */
function readWaiting(
  db: Queryable,
  { ids, visits }: { ids: readonly number[]; visits: readonly { id: number }[] },
) {
  return db
    .select({
      id: waitlistEntries.id,
      kind: waitlistEntries.kind,
      name: waitlistEntries.name,
      phoneE164: waitlistEntries.phoneE164,
      email: waitlistEntries.email,
      weekdays: waitlistEntries.weekdays,
      period: waitlistEntries.period,
      firstOn: waitlistEntries.firstOn,
      notice: waitlistEntries.notice,
      wishedAt: waitlistEntries.wishedAt,
      endedAt: waitlistEntries.endedAt,
      serviceSlugs: sql<string[]>`array(select s.slug from services s
        where s.id in (select w.service_id from waitlist_services w where w.entry_id = ${waitlistEntries.id})
          or s.id = (select a.service_id from appointments a where a.id = ${waitlistEntries.appointmentId})
        order by s.id)`,
    })
    .from(waitlistEntries)
    .where(
      or(
        inArray(waitlistEntries.id, [...ids]),
        inArray(
          waitlistEntries.appointmentId,
          visits.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(waitlistEntries.id));
}

/** Deposits of the person's appointments, and those that have not become one, by name and phone. */
function readDeposits(
  db: Queryable,
  { visits, cards }: { visits: readonly { id: number }[]; cards: readonly PersonCard[] },
) {
  return db
    .select({
      id: deposits.chargeId,
      reference: charges.reference,
      state: deposits.state,
      startsAt: deposits.startsAt,
      amountCents: charges.amountCents,
      paidCents: charges.paidCents,
      refundedCents: charges.refundedCents,
      request: deposits.request,
      createdAt: deposits.createdAt,
    })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .where(
      or(
        inArray(
          deposits.appointmentId,
          visits.map(({ id }) => id),
        ),
        isDepositOf(cards),
      ),
    )
    .orderBy(asc(deposits.chargeId));
}

/** Deposits that still know for whom they were asked. */
export function isDepositOf(cards: readonly PersonCard[]) {
  const phones = cards.flatMap(({ phoneE164 }) => phoneE164 ?? []);
  const names = cards.map(({ name }) => name);
  return sql`${deposits.request} #>> '{contact,phoneE164}' = any(${sql.param(phones)}::text[])
    and ${deposits.request} #>> '{contact,name}' = any(${sql.param(names)}::text[])`;
}

/** Columns are named as in the exported copy. */
function readAppointments(db: Queryable, contactIds: readonly number[]) {
  return db
    .select({
      id: record.id,
      protocol: record.protocol,
      contactId: record.contactId,
      patientName: record.patientName,
      serviceSlug: record.serviceSlug,
      practitioner: record.practitionerName,
      steps: record.steps,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      status: record.status,
      attendance: record.attendance,
      payer: record.payerId,
      guardianName: record.guardianName,
      guardianRelation: record.guardianRelation,
      channel: record.channel,
      locale: record.locale,
      createdAt: record.createdAt,
      wantsEarlierAt: record.wantsEarlierAt,
      coupon: record.coupon,
      preparation: record.preparation,
      note: record.note,
      // The name it has in the copies of their data that people have taken with them.
      extraReason: record.addOnReason,
    })
    .from(record)
    .where(inArray(record.contactId, contactIds))
    .orderBy(...EARLIEST_FIRST);
}
