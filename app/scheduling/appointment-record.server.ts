import { asc, eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { appointmentCoupons } from '#app/db/campaigns-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { insuranceApprovals, payerRules } from '#app/db/insurance-schema.ts';
import { appointmentNotes } from '#app/db/preparation-schema.ts';
import {
  addOnAppointments,
  appointments,
  contacts,
  manageLinks,
  patients,
  resources,
  services,
} from '#app/db/schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import { confirmationOf } from '#app/scheduling/answers/confirmation.server.ts';
import { answersOf } from '#app/scheduling/preparation/preparation-answers.server.ts';
import { stepsOf } from './exams/recorded-steps.server.ts';
import { placesOf } from './occupancy.server.ts';
import type { ApprovalState } from './payers/approval-state.ts';
import { calledOf } from './people/called.server.ts';

/**
 * Appointments with patient, contact, service, practitioner and places; includes cancelled ones.
 * Select from it like a view: the database joins and computes only what the chosen fields need, so
 * choose few fields when there are many rows.
 */
export const appointmentRecords = new QueryBuilder()
  .select({
    id: appointments.id,
    protocol: appointments.protocol,
    serviceId: appointments.serviceId,
    serviceSlug: services.slug,
    practitionerId: appointments.practitionerId,
    practitionerName: sql<string>`${resources.name}`.as('practitioner_name'),
    /** Names of rooms and devices. */
    places: placesOf(sql`o.appointment_id = ${appointments.id}`).as('places'),
    /** Practitioner, rooms and devices. An add-on has no occupancy, but its practitioner is listed. */
    resourceIds: sql<number[]>`array(
      select ${appointments.practitionerId} union
      select o.resource_id from occupancy o where o.appointment_id = ${appointments.id})`.as(
      'resource_ids',
    ),
    /**
     * How long it takes when it is moved, where that is not its service's length: as staff have made it longer or
     * shorter, or of a control after a surgery.
     */
    ownMinutes: sql<number | null>`coalesce(
      (select (l.detail -> 'minutes' ->> 'to')::int from audit_log l
        where l.subject_type = 'appointment' and l.subject_id = ${appointments.id}::text
          and l.action = 'appointment.resized' order by l.id desc limit 1),
      (select f.own_minutes from follow_ups f where f.appointment_id = ${appointments.id}))`.as(
      'own_minutes',
    ),
    /** Of several exams, or one for a single eye, in order of time; of every other appointment none. */
    steps: stepsOf(appointments.id).as('steps'),
    patientId: appointments.patientId,
    patientName: sql<string>`${patients.name}`.as('patient_name'),
    bornOn: patients.bornOn,
    guardianName: appointments.guardianName,
    guardianRelation: appointments.guardianRelation,
    contactId: appointments.contactId,
    contactName: sql<string>`${contacts.name}`.as('contact_name'),
    /** How the contact is addressed; null where nothing was chosen. */
    called: calledOf(appointments.contactId).as('called'),
    phoneE164: contacts.phoneE164,
    email: contacts.email,
    payerId: appointments.payer,
    /** In which house, as booked; null is the main one. */
    branch: appointments.branch,
    startsAt: appointments.startsAt,
    endsAt: appointments.endsAt,
    status: appointments.status,
    attendance: appointments.attendance,
    attendanceAt: appointments.attendanceAt,
    /** Kept once they were seen; unknown where nobody recorded it. */
    arrivedAt: appointments.arrivedAt,
    /** Since when they are, or were, with whoever sees them. */
    calledAt: appointments.calledAt,
    /** Whether it still counts as an add-on; false after a move to a regular slot. */
    isAddOn: sql<boolean>`${addOnAppointments.number} is not null`.as('is_extra'),
    /** Why it was booked as an add-on; kept after a move. */
    addOnReason: addOnAppointments.reason,
    channel: appointments.channel,
    locale: appointments.locale,
    createdAt: appointments.createdAt,
    changedAt: appointments.changedAt,
    sequence: appointments.sequence,
    linkVersion: appointments.linkVersion,
    /** Null when the link is over. */
    linkKey: manageLinks.linkKey,
    version: appointments.version,
    /** Since when an earlier time is wanted. Not joined: PostgreSQL orders at most eight tables by itself. */
    wantsEarlierAt: sql<Date | null>`(select ${waitlistEntries.wishedAt} from ${waitlistEntries}
      where ${waitlistEntries.appointmentId} = ${appointments.id} and ${waitlistEntries.endedAt} is null)`
      .mapWith(waitlistEntries.wishedAt)
      .as('wants_earlier_at'),
    /** What was last said about whether they come; null for nothing since it was booked or moved. */
    confirmation: confirmationOf(appointments).as('confirmation'),
    /** The campaign's code it was booked with, and what that gave; null without one. */
    coupon: sql<{ code: string; gives: ByLocale<string> } | null>`(
      select jsonb_build_object('code', k.code, 'gives', k.gives) from ${appointmentCoupons} k
      where k.appointment_id = ${appointments.id})`.as('coupon'),
    /** What who booked wrote for the front desk. */
    note: sql<string | null>`(select n.note from ${appointmentNotes} n
      where n.appointment_id = ${appointments.id})`.as('note'),
    /** What the patient has answered about the preparation; null where nothing was asked. */
    preparation: answersOf(sql`${appointments.id}`).as('preparation'),
    /**
     * What staff want to be brought for the payer, null for what the record says, the payer's approval, and the most
     * days that it takes for one of the exams.
     */
    insurance: sql<{
      bring: ByLocale<string[]> | null;
      approval: ApprovalState | null;
      approvalDays: number | null;
    }>`
      jsonb_build_object(
        'approvalDays', (select max((rule.value ->> 'approvalDays')::int)
          from (select p.rules from ${payerRules} p where p.payer = ${appointments.payer}
            order by p.version desc limit 1) newest, jsonb_each(newest.rules -> 'services') rule
          where (rule.value ->> 'needsApproval')::boolean and (rule.key = ${services.slug} or exists (
            select from appointment_steps t where t.appointment_id = ${appointments.id}
              and t.service_id = (select v.id from services v where v.slug = rule.key)))),
        'bring', (select r.rules -> 'bring' from ${payerRules} r where r.payer = ${appointments.payer}
          order by r.version desc limit 1),
        'approval', (select i.state from ${insuranceApprovals} i
          where i.appointment_id = ${appointments.id}))`.as('insurance'),
  })
  .from(appointments)
  .innerJoin(services, eq(services.id, appointments.serviceId))
  .innerJoin(resources, eq(resources.id, appointments.practitionerId))
  .innerJoin(patients, eq(patients.id, appointments.patientId))
  .innerJoin(contacts, eq(contacts.id, appointments.contactId))
  .leftJoin(manageLinks, eq(manageLinks.appointmentId, appointments.id))
  .leftJoin(addOnAppointments, eq(addOnAppointments.appointmentId, appointments.id))
  .as('appointment_records');

/** Sort order of all appointment lists. */
export const EARLIEST_FIRST = [asc(appointmentRecords.startsAt), asc(appointmentRecords.id)];

/** One appointment with all fields. */
export type AppointmentRecord = NonNullable<Awaited<ReturnType<typeof readAppointment>>>;

/** Finds an appointment by id or protocol; null when there is none. */
export async function readAppointment(db: Queryable, by: { id: number } | { protocol: string }) {
  const { id, protocol } = appointmentRecords;
  const [record] = await db
    .select()
    .from(appointmentRecords)
    .where('id' in by ? eq(id, by.id) : eq(protocol, by.protocol));
  return record ?? null;
}
