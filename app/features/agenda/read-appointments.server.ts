import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { phoneDigits } from '#app/clinic/person-fields.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { appointments, resources, services } from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { confirmationOf } from '#app/scheduling/answers/confirmation.server.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { takes } from '#app/scheduling/occupancy.server.ts';
import type { StateFilter } from './appointment-state.ts';

/** The deposit of an appointment, as the day's list tells of it. */
export type AgendaDeposit = {
  state: (typeof deposits.$inferSelect)['state'];
  amountCents: number;
  /** Whether all of it has gone back. */
  isReturned: boolean;
};

/** Which appointments of some days. */
export type AppointmentFilter = {
  service: string | null;
  state: StateFilter | null;
  text: string;
};

type AppointmentsQuery = {
  startsAt: Date;
  endsAt: Date;
  now: Date;
  practitioner: string | null;
  resource: string | null;
  /** The word for a house. */
  house?: string | null;
  only?: AppointmentFilter;
  page?: number;
  /** How many a page has at most. */
  pageSize?: number;
};

const PAGE_SIZE = 300;
/** Fewer digits would match almost every phone number. */
const LEAST_FIGURES = 3;

/** One page of the appointments that start in an interval, earliest first. */
export async function readAppointments(db: Queryable, query: AppointmentsQuery) {
  const { pageSize = PAGE_SIZE } = query;
  // Selects the page first and joins afterwards, which avoids joining every appointment of the interval.
  const page = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(matchesQuery(query))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(pageSize + 1)
    .offset(((query.page ?? 1) - 1) * pageSize);
  const rows = await db
    .select({
      id: record.id,
      protocol: record.protocol,
      locale: record.locale,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      status: record.status,
      attendance: record.attendance,
      attendanceAt: record.attendanceAt,
      arrivedAt: record.arrivedAt,
      calledAt: record.calledAt,
      version: record.version,
      payerId: record.payerId,
      serviceSlug: record.serviceSlug,
      steps: record.steps,
      practitionerName: record.practitionerName,
      places: record.places,
      branch: record.branch,
      patientName: record.patientName,
      bornOn: record.bornOn,
      contactName: record.contactName,
      called: record.called,
      phoneE164: record.phoneE164,
      isAddOn: record.isAddOn,
      addOnReason: record.addOnReason,
      coupon: record.coupon,
      createdAt: record.createdAt,
      preparation: record.preparation,
      note: record.note,
      confirmation: record.confirmation,
      /** Null without a deposit. */
      deposit: sql<AgendaDeposit | null>`(select jsonb_build_object('state', d.state,
          'amountCents', (select amount_cents from ${charges} c where c.id = d.charge_id),
          'isReturned', (select c.state = 'refunded' from ${charges} c where c.id = d.charge_id))
        from ${deposits} d where d.appointment_id = ${record.id})`,
    })
    .from(record)
    .where(inArray(record.id, page))
    .orderBy(...EARLIEST_FIRST);
  return { appointments: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

function matchesQuery({
  startsAt,
  endsAt,
  now,
  practitioner,
  resource,
  house,
  only,
}: AppointmentsQuery) {
  const { practitionerId } = appointments;
  const owner = sql`o.appointment_id = ${appointments.id}`;
  return and(
    gte(appointments.startsAt, startsAt),
    lt(appointments.startsAt, endsAt),
    practitioner
      ? or(eq(practitionerId, idOf(resources, practitioner)), takes(owner, practitioner))
      : undefined,
    resource ? takes(owner, resource) : undefined,
    house ? sql`coalesce(${appointments.branch}, ${MAIN_HOUSE}) = ${house}` : undefined,
    only?.service ? isFor(only.service) : undefined,
    only?.state ? isIn(only.state, now) : undefined,
    only?.text ? mentions(only.text) : undefined,
  );
}

const idOf = (table: typeof services | typeof resources, slug: string) =>
  sql`(select ${table.id} from ${table} where ${table.slug} = ${slug})`;

/** Whether a service is what an appointment is for, or one of its exams. */
function isFor(slug: string): SQL | undefined {
  const { id, serviceId } = appointments;
  const wanted = idOf(services, slug);
  return or(
    eq(serviceId, wanted),
    sql`exists (select from appointment_steps t
      where t.appointment_id = ${id} and t.service_id = ${wanted})`,
  );
}

/** The same rule as `stateOf`, in SQL. */
function isIn(state: StateFilter, now: Date): SQL | undefined {
  const { status, attendance, calledAt, endsAt } = appointments;
  if (state === 'to-confirm')
    return and(
      isIn('confirmed', now),
      sql`coalesce(${confirmationOf(appointments)} ->> 'answer', '') <> 'confirmed'`,
    );
  if (state === 'cancelled') return eq(status, 'cancelled');
  if (state === 'arrived') return and(eq(attendance, 'arrived'), isNull(calledAt));
  if (state === 'in-service') return and(eq(attendance, 'arrived'), isNotNull(calledAt));
  if (state !== 'confirmed' && state !== 'unsettled') return eq(attendance, state);
  const isOver = state === 'unsettled' ? lte(endsAt, now) : gt(endsAt, now);
  return and(eq(status, 'confirmed'), isNull(attendance), isOver);
}

/** Matches when the patient's or contact's name has every word, or the phone or protocol has the digits. */
function mentions(text: string): SQL {
  const { patientId, contactId, protocol } = appointments;
  const figures = phoneDigits(text);
  if (figures.length >= LEAST_FIGURES)
    return sql`(strpos(replace(${protocol}, '-', ''), ${figures}) > 0 or exists (
      select from contacts c where c.id = ${contactId} and strpos(c.phone_e164, ${figures}) > 0))`;
  const words = plainLetters(text).split(' ');
  const found = words.map((word) => sql`strpos(unaccent(lower(named.name)), ${word}) > 0`);
  return sql`exists (
    select from (select name from patients p where p.id = ${patientId}
      union all select name from contacts c where c.id = ${contactId}) as named
    where ${sql.join(found, sql` and `)})`;
}
