import { eq, inArray, sql } from 'drizzle-orm';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import {
  resources,
  serviceResources,
  services as serviceRows,
  weeklyHours,
} from '#app/db/schema.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import type { BookedAppointment } from '#app/features/schedule-settings/outside-appointments.ts';
import type { OutsideContext } from '#app/features/schedule-settings/outside-list.tsx';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { AgendaRules } from '#app/scheduling/available-slots.ts';
import { countWeeks } from '#app/scheduling/hours/count-openings.server.ts';
import type { UseEffects } from './use-effects.tsx';

const messages = staffSettings.useEffects;

export type Services = { db: Database; clock: Clock; agenda: AgendaRules };
type Asked = OutsideContext & {
  /** Calendar day in the clinic's zone. */
  today: string;
};
type Resource = { id: number; isActive: boolean };

/** Services that can use somebody or something, and of those the ones that then have no other left of its kind. */
export async function servicesWith(db: Queryable, id: number, today: string) {
  const rows = await db
    .select({
      id: serviceRows.id,
      slug: serviceRows.slug,
      isOnly: sql<boolean>`not exists (
        select from service_resources other join resources o on o.id = other.resource_id
        join resources mine on mine.id = ${id}
        where other.service_id = ${serviceRows.id} and o.id <> ${id} and o.is_active
          and (o.until_on is null or o.until_on >= ${today}::date)
          and (o.kind = 'practitioner') = (mine.kind = 'practitioner'))`,
    })
    .from(serviceRows)
    .innerJoin(serviceResources, eq(serviceResources.serviceId, serviceRows.id))
    .where(eq(serviceResources.resourceId, id))
    .orderBy(serviceRows.position, serviceRows.id);
  return rows;
}

/**
 * What taking somebody or something out of use does, or putting it back: times a week, services that nobody can book
 * any more, booked appointments, and who waits. Keeps nothing.
 * @param isOffered whether a service is in the catalogue
 */
export async function readUseEffects(
  services: Services,
  { id, isActive }: Resource,
  asked: Asked,
  isOffered: (slug: string) => boolean,
): Promise<UseEffects> {
  const { db } = services;
  const known = (await servicesWith(db, id, asked.today)).filter(({ slug }) => isOffered(slug));
  // Without hours somebody is not there; their own row would make who books them wait for the counting.
  const change = async (tx: Transaction) => {
    if (isActive) await tx.delete(weeklyHours).where(eq(weeklyHours.resourceId, id));
    else await tx.update(resources).set({ isActive: true }).where(eq(resources.id, id));
  };
  const slugs = known.map(({ slug }) => slug);
  const weeks = await countWeeks(services, { slugs, from: addDays(asked.today, 1), change });
  const lost = isActive ? known.filter(({ isOnly }) => isOnly) : [];
  const lostSlugs = lost.map(({ slug }) => slug);
  const booked = (await readBookedAppointments(services)).filter(
    (each) => isActive && each.resourceIds.includes(id),
  );
  const waiting = isActive ? await countWaiting(db, lost, id) : 0;
  return toEffects({ weeks, lostSlugs, booked, waiting, isOff: isActive }, asked);
}

/**
 * Places of a week that a change of somebody's presence opens or closes: '40 vagas de Consulta, ou 60 de Retorno'; empty
 * for none. Keeps nothing.
 */
export async function placesAWeek(
  services: Services,
  { id, from, change }: { id: number; from: string; change: (tx: Transaction) => Promise<unknown> },
  { serviceTitle }: Pick<Asked, 'serviceTitle'>,
  isOffered: (slug: string) => boolean,
): Promise<string> {
  const known = await servicesWith(services.db, id, from);
  const slugs = known.map(({ slug }) => slug).filter(isOffered);
  const counted = await countWeeks(services, {
    ...{ slugs, from },
    change: async (tx) => {
      await change(tx);
    },
  });
  return messages.places(changedPlaces(counted, serviceTitle));
}

/** What archiving a service does, or offering it again. */
export async function readServiceEffects(
  services: Services,
  { slug, isArchived }: { slug: string; isArchived: boolean },
  asked: Asked,
): Promise<UseEffects> {
  const { db } = services;
  const from = addDays(asked.today, 1);
  const counted = await countWeeks(services, { slugs: [slug], from, change: async () => {} });
  // An archived service keeps what it needs in the agenda: what it would have free, it has.
  const weeks = new Map(
    [...counted].map(([each, { before }]) => [
      each,
      isArchived ? { before: 0, after: before } : { before, after: 0 },
    ]),
  );
  const booked = isArchived ? [] : await readBookedAppointments(services, { serviceSlug: slug });
  const rows = await db
    .select({ id: serviceRows.id })
    .from(serviceRows)
    .where(eq(serviceRows.slug, slug));
  const waiting = isArchived ? 0 : await countWaiting(db, rows, null);
  return toEffects({ weeks, lostSlugs: [], booked, waiting, isOff: !isArchived }, asked);
}

type Found = {
  weeks: ReadonlyMap<string, { before: number; after: number }>;
  lostSlugs: readonly string[];
  booked: readonly BookedAppointment[];
  waiting: number;
  isOff: boolean;
};

function toEffects(
  { weeks, lostSlugs, booked, waiting, isOff }: Found,
  { serviceTitle, hrefOf }: Asked,
): UseEffects {
  const changed = changedPlaces(weeks, serviceTitle);
  const none = isOff ? messages.closesNone : messages.opensNone;
  const week = isOff ? messages.closes : messages.opens;
  return {
    lines: [
      changed.length > 0 ? week(messages.places(changed)) : none,
      ...(lostSlugs.length > 0 ? [messages.lost(lostSlugs.map(serviceTitle).join(', '))] : []),
      ...(waiting > 0 ? [messages.waiting(waiting)] : []),
      ...(isOff ? [messages.booked(booked.length)] : []),
    ],
    booked: booked.map(({ protocol, startsAt, patientName }) => ({
      href: hrefOf(protocol),
      words: `${formatMoment(startsAt)}, ${patientName}`,
    })),
    // Times are booked all the while: their number is told, and not held against who has read it.
    stamp: sha256Hex(
      JSON.stringify([isOff, lostSlugs, waiting, booked.map(({ protocol }) => protocol)]),
    ),
  };
}

/** Services whose places of a week change, by as many as they gain or lose. */
export function changedPlaces(weeks: Found['weeks'], serviceTitle: Asked['serviceTitle']) {
  return [...weeks]
    .map(([slug, { before, after }]) => ({
      name: serviceTitle(slug),
      places: Math.abs(after - before),
    }))
    .filter(({ places }) => places > 0);
}

/** People on the waiting list who wait for nothing else than services that are lost, or for one person alone. */
async function countWaiting(
  db: Queryable,
  lost: readonly { id: number }[],
  practitionerId: number | null,
): Promise<number> {
  const ids = lost.map(({ id }) => id);
  const isLost = ids.length > 0 ? inArray(sql`s.service_id`, ids) : sql`false`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from waitlist_entries e
    left join appointments s on s.id = e.appointment_id
    where e.ended_at is null and (
      (s.id is not null and ${isLost})
      or e.practitioner_id = ${practitionerId}
      or (exists (select from waitlist_services s where s.entry_id = e.id)
        and not exists (select from waitlist_services s where s.entry_id = e.id and not ${isLost})))`);
  return rows[0]?.count ?? 0;
}
