import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { closures, holds, resources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { placesOf, takes } from '#app/scheduling/occupancy.server.ts';
import { type AppointmentFilter, readAppointments } from './read-appointments.server.ts';

/** Days of the agenda, optionally for one practitioner and one room or device (slugs). */
type AgendaSpan = {
  firstOn: string;
  days: number;
  practitioner: string | null;
  resource: string | null;
  /** The word for a house; all of them without one. */
  house?: string | null;
  /** Filters appointments; with any filter the result has appointments only. */
  only?: AppointmentFilter;
  /** From 1. */
  page?: number;
  pageSize?: number;
};

export type Agenda = Awaited<ReturnType<typeof readAgenda>>;
export type AgendaAppointment = Agenda['appointments'][number];
export type AgendaHold = Agenda['holds'][number];
export type AgendaClosure = Agenda['closures'][number];

/** Everything on the agenda in a span of days, earliest first; four queries for any number of days. */
export async function readAgenda(
  { db, clock }: { db: Queryable; clock: Clock },
  request: AgendaSpan,
) {
  const endOn = addDays(request.firstOn, request.days);
  const span = {
    ...request,
    endOn,
    startsAt: startOfDay(request.firstOn),
    endsAt: startOfDay(endOn),
  };
  const now = clock.now();
  const nothing = { holds: [], closures: [], closedDays: [] };
  return {
    /** Also says whether there is a next page. */
    ...(await readAppointments(db, { ...span, now })),
    ...(request.only
      ? nothing
      : { holds: await readHolds(db, span, now), ...(await readClosed(db, span)) }),
    resources: await readResources(db),
  };
}

/** As `readAgenda`, with the appointments of every page; each page repeats the holds and closures. */
export async function readWholeAgenda(
  services: { db: Queryable; clock: Clock },
  request: Omit<AgendaSpan, 'page'>,
): Promise<Agenda> {
  const agenda = await readAgenda(services, request);
  let { hasMore } = agenda;
  for (let page = 2; hasMore; page += 1) {
    const next = await readAgenda(services, { ...request, page });
    agenda.appointments.push(...next.appointments);
    hasMore = next.hasMore;
  }
  return agenda;
}

type Span = AgendaSpan & { endOn: string; startsAt: Date; endsAt: Date };

function readHolds(
  db: Queryable,
  { startsAt, endsAt, practitioner, resource, house }: Span,
  now: Date,
) {
  const owner = sql`o.hold_id = ${holds.id}`;
  return db
    .select({
      id: holds.id,
      startsAt: holds.startsAt,
      endsAt: holds.endsAt,
      expiresAt: holds.expiresAt,
      serviceSlug: services.slug,
      isOffer: holds.isOffer,
      places: placesOf(owner),
      /** Until when its deposit may be paid; null where it waits for none. */
      paidUntil: charges.expiresAt,
      /** For whom the deposit is; null once nobody knows. */
      patientName: sql<string | null>`${deposits.request} #>> '{patient,name}'`,
    })
    .from(holds)
    .innerJoin(services, eq(services.id, holds.serviceId))
    .leftJoin(deposits, eq(deposits.holdHash, holds.tokenHash))
    .leftJoin(charges, eq(charges.id, deposits.chargeId))
    .where(
      and(
        gt(holds.expiresAt, now),
        gte(holds.startsAt, startsAt),
        lt(holds.startsAt, endsAt),
        practitioner ? takes(owner, practitioner) : undefined,
        resource ? takes(owner, resource) : undefined,
        house ? sql`coalesce(${holds.branch}, ${MAIN_HOUSE}) = ${house}` : undefined,
      ),
    )
    .orderBy(asc(holds.startsAt));
}

type Closed = {
  id: number | null;
  startMs: number | null;
  endMs: number | null;
  heldOn: string | null;
  reason: string;
  resourceSlug: string | null;
  resourceName: string | null;
  house: string | null;
};

/** Closures, cut to the span, and holidays that close the clinic. */
async function readClosed(db: Queryable, span: Span) {
  const range = sql`tstzrange(${span.startsAt.toISOString()}, ${span.endsAt.toISOString()})`;
  const { rows } = await db.execute<Closed>(sql`
    select c.id, extract(epoch from lower(c.during * ${range}))::float8 * 1000 as "startMs",
      extract(epoch from upper(c.during * ${range}))::float8 * 1000 as "endMs",
      null as "heldOn", c.reason, r.slug as "resourceSlug", r.name as "resourceName", c.house
    from ${closures} c left join ${resources} r on r.id = c.resource_id
    where c.during && ${range}
    union all
    select null, null, null, held_on::text, name, null, null, null from holidays
    where closes and status <> 'dismissed'
      and held_on >= ${span.firstOn}::date and held_on < ${span.endOn}::date
    order by 2, 4`);
  const filters = [span.practitioner, span.resource].filter((slug) => slug !== null);
  return {
    closures: rows.flatMap(({ id, startMs, endMs, reason, resourceSlug, resourceName, house }) => {
      if (id === null || startMs === null || endMs === null) return [];
      if (house !== null && span.house && house !== span.house) return [];
      const concerns =
        resourceSlug === null || filters.length === 0 || filters.includes(resourceSlug);
      const startsAt = new Date(startMs);
      return concerns
        ? [{ id, startsAt, endsAt: new Date(endMs), reason, resourceName, house }]
        : [];
    }),
    closedDays: rows.flatMap(({ heldOn, reason }) =>
      heldOn ? [{ on: heldOn, name: reason }] : [],
    ),
  };
}

/** Active practitioners, in the clinic's order. */
export async function readPractitioners(db: Queryable) {
  const found = await readResources(db);
  return found.filter(({ kind }) => kind === 'practitioner');
}

/** Active practitioners, rooms and devices, in the clinic's order. */
export function readResources(db: Queryable) {
  return db
    .select({ id: resources.id, slug: resources.slug, name: resources.name, kind: resources.kind })
    .from(resources)
    .where(eq(resources.isActive, true))
    .orderBy(asc(resources.position), asc(resources.id));
}
