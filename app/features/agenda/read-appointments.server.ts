import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import {
  addOnAppointments,
  appointments,
  contacts,
  patients,
  resources,
  services,
} from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { AppointmentState } from './appointment-state.ts';

/** Which appointments of some days. */
export type AppointmentFilter = {
  service: string | null;
  state: AppointmentState | null;
  text: string;
};

type AppointmentsQuery = {
  startsAt: Date;
  endsAt: Date;
  now: Date;
  practitioner: string | null;
  resource: string | null;
  only?: AppointmentFilter;
  page?: number;
};

/** Limits the size of a page. */
const PAGE_SIZE = 300;
/** Fewer digits would match almost every phone number. */
const LEAST_FIGURES = 3;

/** One page of the appointments that start in an interval, earliest first. */
export async function readAppointments(db: Queryable, query: AppointmentsQuery) {
  const owner = sql`o.appointment_id = ${appointments.id}`;
  // Which ones first, and only then all about them: joining before would join every visit of the stretch.
  const page = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(matchesQuery(query))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(PAGE_SIZE + 1)
    .offset(((query.page ?? 1) - 1) * PAGE_SIZE)
    .as('page');
  const rows = await db
    .select({
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      attendance: appointments.attendance,
      attendanceAt: appointments.attendanceAt,
      version: appointments.version,
      payerId: appointments.payer,
      serviceSlug: services.slug,
      practitionerName: resources.name,
      places: placesOf(owner),
      patientName: patients.name,
      bornOn: patients.bornOn,
      contactName: contacts.name,
      phoneE164: contacts.phoneE164,
      extraReason: addOnAppointments.reason,
    })
    .from(page)
    .innerJoin(appointments, eq(appointments.id, page.id))
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .innerJoin(resources, eq(resources.id, appointments.practitionerId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    // Without its number a visit is squeezed in no longer.
    .leftJoin(
      addOnAppointments,
      and(
        eq(addOnAppointments.appointmentId, appointments.id),
        isNotNull(addOnAppointments.number),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return { visits: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Names of the rooms and devices that a visit or a hold takes. */
export const placesOf = (owner: SQL) => sql<string[]>`array(
  select r.name from occupancy o join resources r on r.id = o.resource_id
  where ${owner} and r.kind <> 'practitioner' order by r.position)`;

/** Whether a visit or a hold takes a resource. */
export const takes = (owner: SQL, slug: string) => sql`exists (
  select from occupancy o join resources r on r.id = o.resource_id
  where ${owner} and r.slug = ${slug})`;

function matchesQuery({ startsAt, endsAt, now, practitioner, resource, only }: AppointmentsQuery) {
  const { practitionerId, serviceId } = appointments;
  const owner = sql`o.appointment_id = ${appointments.id}`;
  return and(
    gte(appointments.startsAt, startsAt),
    lt(appointments.startsAt, endsAt),
    practitioner ? eq(practitionerId, idOf(resources, practitioner)) : undefined,
    resource ? takes(owner, resource) : undefined,
    only?.service ? eq(serviceId, idOf(services, only.service)) : undefined,
    only?.state ? isIn(only.state, now) : undefined,
    only?.text ? mentions(only.text) : undefined,
  );
}

const idOf = (table: typeof services | typeof resources, slug: string) =>
  sql`(select ${table.id} from ${table} where ${table.slug} = ${slug})`;

/** The same rule as `stateOf`, in SQL. */
function isIn(state: AppointmentState, now: Date): SQL | undefined {
  const { status, attendance, endsAt } = appointments;
  if (state === 'cancelled') return eq(status, 'cancelled');
  if (state !== 'confirmed' && state !== 'unsettled') return eq(attendance, state);
  const isOver = state === 'unsettled' ? lte(endsAt, now) : gt(endsAt, now);
  return and(eq(status, 'confirmed'), isNull(attendance), isOver);
}

/** Matches when the patient's or contact's name has every word, or the phone or protocol has the digits. */
function mentions(text: string): SQL {
  const { patientId, contactId, protocol } = appointments;
  const figures = /\p{L}/u.test(text) ? '' : text.replace(/\D/g, '');
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
