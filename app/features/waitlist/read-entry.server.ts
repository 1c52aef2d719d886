import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { resources, services as servicesTable } from '#app/db/schema.ts';
import { waitlistEntries, waitlistOffers, waitlistServices } from '#app/db/waitlist-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { waitsAt } from './read-waiting.server.ts';
import { waitlistKeyOf } from './waitlist-link.server.ts';

/** An entry with whom it is for: of an appointment's its contact. */
export type Entry = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** Finds an entry by its number, its appointment or the token of its page; null when there is none. */
export async function readEntry(
  db: Queryable,
  by: { id: number } | { appointmentId: number } | { token: string; secret: string },
) {
  const linkKey = 'token' in by ? waitlistKeyOf(by.secret, by.token) : null;
  if ('token' in by && linkKey === null) return null;
  const is =
    'id' in by
      ? eq(waitlistEntries.id, by.id)
      : 'appointmentId' in by
        ? eq(waitlistEntries.appointmentId, by.appointmentId)
        : eq(waitlistEntries.linkKey, linkKey ?? '');
  const [entry] = await db.select().from(waitlistEntries).where(is);
  if (!entry) return null;
  const { appointmentId } = entry;
  const appointment =
    appointmentId === null ? null : await readAppointment(db, { id: appointmentId });
  const locale: Locale = entry.locale ?? appointment?.locale ?? 'pt-BR';
  const services = await db
    .select({ id: servicesTable.id, slug: servicesTable.slug })
    .from(servicesTable)
    .leftJoin(waitlistServices, eq(waitlistServices.serviceId, servicesTable.id))
    .where(
      appointment
        ? eq(servicesTable.id, appointment.serviceId)
        : eq(waitlistServices.entryId, entry.id),
    )
    .groupBy(servicesTable.id)
    .orderBy(asc(servicesTable.id));
  return {
    ...entry,
    appointment,
    services,
    who: {
      name: entry.name ?? appointment?.contactName ?? '',
      phoneE164: entry.phoneE164 ?? appointment?.phoneE164 ?? '',
      email: appointment ? appointment.email : entry.email,
      locale,
    },
  };
}

/** An offer with the names of what it is about. */
export type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

export async function readOffer(db: Queryable, by: { id: number } | { liveOf: number }) {
  const [offer] = await db
    .select({
      offer: waitlistOffers,
      serviceSlug: servicesTable.slug,
      practitionerName: resources.name,
    })
    .from(waitlistOffers)
    .innerJoin(servicesTable, eq(servicesTable.id, waitlistOffers.serviceId))
    .innerJoin(resources, eq(resources.id, waitlistOffers.practitionerId))
    .where(
      'id' in by
        ? eq(waitlistOffers.id, by.id)
        : sql`${waitlistOffers.entryId} = ${by.liveOf} and ${waitlistOffers.state} = 'live'`,
    );
  if (!offer) return null;
  const { offer: row, ...names } = offer;
  return { ...row, ...names };
}

/** How many stand before an entry, and itself, among those who wait for one of its services. */
export async function readPosition(
  { db, clock }: { db: Queryable; clock: Clock },
  { id, services }: Pick<Entry, 'id' | 'services'>,
): Promise<number> {
  const ids = services.map((service) => service.id);
  const { rows } = await db.execute(sql`
    select count(*)::int as place from waitlist_entries e
    left join appointments a on a.id = e.appointment_id
    where e.id <= ${id} and ${waitsAt(clock.now())} and (a.service_id = any(${sql.param(ids)}::int[])
      or exists (select from waitlist_services s
        where s.entry_id = e.id and s.service_id = any(${sql.param(ids)}::int[])))`);
  return z.tuple([z.object({ place: z.number() })]).parse(rows)[0].place;
}

const WEEKS = 8;
/** Fewer say nothing. */
const LEAST_TIMES = 3;

/** How many times of some services were offered in the last weeks, and accepted; null while that says nothing. */
export async function readChances(
  { db, clock }: { db: Queryable; clock: Clock },
  serviceIds: readonly number[],
): Promise<{ times: number; accepted: number } | null> {
  const since = new Date(clock.now().getTime() - WEEKS * 7 * 86_400_000);
  const rows = await db
    .select({
      times: sql<number>`count(distinct (${waitlistOffers.practitionerId}, ${waitlistOffers.startsAt}))::int`,
      accepted: sql<number>`(count(*) filter (where ${waitlistOffers.state} = 'accepted'))::int`,
    })
    .from(waitlistOffers)
    .where(
      sql`${inArray(waitlistOffers.serviceId, [...serviceIds])}
        and ${waitlistOffers.offeredAt} >= ${since.toISOString()}::timestamptz`,
    );
  const [found] = rows;
  return found && found.times >= LEAST_TIMES ? found : null;
}
