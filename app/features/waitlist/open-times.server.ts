import { eq, inArray, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { services as servicesTable } from '#app/db/schema.ts';
import { waitlistEntries, waitlistTimes, waitlistWatched } from '#app/db/waitlist-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type Availability,
  type AvailabilityServices,
  readAvailability,
} from '#app/scheduling/availability.server.ts';
import { type AvailableSlot, availableSlots, slotWith } from '#app/scheduling/available-slots.ts';
import type { OpenTime } from './waitlist-rule.ts';

type TimesServices = { db: Queryable; clock: Clock; agenda: AvailabilityServices['agenda'] };

/**
 * The free times of some services, and notes which of them were not free before. The agenda is the only source: times
 * come and go however they became free or taken. Call it below `lockList`.
 */
export async function readOpenTimes(
  services: TimesServices,
  serviceIds: readonly number[],
): Promise<OpenTime[]> {
  const { db } = services;
  const known = await db
    .select({ id: servicesTable.id, slug: servicesTable.slug })
    .from(servicesTable)
    .where(inArray(servicesTable.id, [...serviceIds]))
    .orderBy(servicesTable.id);
  const found: OpenTime[] = [];
  for (const service of known) found.push(...(await timesOf(services, service)));
  return found;
}

async function timesOf(
  services: TimesServices,
  { id: serviceId, slug: serviceSlug }: { id: number; slug: string },
): Promise<OpenTime[]> {
  const { db, clock, agenda } = services;
  const query = { from: wallClockOf(clock.now()).on, days: agenda.horizonDays + 1 };
  const free = new Set<string>();
  const slots: Slot[] = [];
  for (const branch of agenda.houses ?? [null]) {
    const fresh = await readAvailability(services, { serviceSlug, branch, ...query });
    if (!fresh) return [];
    for (const slot of slotsOf(fresh.days, branch)) free.add(keyOf(slot));
    const visited = { ...fresh.schedule, busy: fresh.schedule.busy.filter(isNoVisit) };
    const { days } = availableSlots(visited, { agenda, now: clock.now(), ...query });
    slots.push(...slotsOf(days, branch));
  }
  const stored = await knownTimes(db, serviceId);
  const openedAfter = await lastEntry(db, serviceId);

  const found = new Set(slots.map(keyOf));
  const gone = [...stored.keys()].filter((key) => !found.has(key));
  if (gone.length > 0) await forget(db, serviceId, gone);
  const fresher = slots.filter((slot) => !stored.has(keyOf(slot)));
  if (fresher.length > 0)
    await db.insert(waitlistTimes).values(
      fresher.map(({ practitionerId, startsAt }) => ({
        ...{ serviceId, practitionerId, startsAt, openedAfter },
      })),
    );
  return slots.map((slot) => ({
    serviceId,
    ...slot,
    openedAfter: stored.get(keyOf(slot)) ?? openedAfter,
    isFree: free.has(keyOf(slot)),
  }));
}

type Slot = Pick<OpenTime, 'practitionerId' | 'branch' | 'startsAt' | 'endsAt'>;

function slotsOf(days: Availability['days'], branch: string | null): Slot[] {
  const each = (slot: AvailableSlot) =>
    slot.practitionerIds.map((practitionerId) => {
      const { startsAt, endsAt } = slotWith(slot, [practitionerId]);
      return { practitionerId, branch, startsAt, endsAt };
    });
  return days.flatMap(({ slots }) => slots.flatMap(each));
}

/** Whoever fills in the journey holds a time for minutes: it comes back, or becomes an appointment. */
function isNoVisit({ holdFor }: Availability['schedule']['busy'][number]): boolean {
  return holdFor !== 'visit';
}

/** Nobody is in two houses at once, so that the house need not be named. */
function keyOf({ practitionerId, startsAt }: Pick<Slot, 'practitionerId' | 'startsAt'>): string {
  return `${practitionerId} ${startsAt.getTime()}`;
}

async function knownTimes(db: Queryable, serviceId: number): Promise<Map<string, number>> {
  const rows = await db.select().from(waitlistTimes).where(eq(waitlistTimes.serviceId, serviceId));
  return new Map(rows.map((row) => [keyOf(row), row.openedAfter]));
}

/** The last entry of the list; 0 the first time that anybody looks, when all that is free has been free before. */
async function lastEntry(db: Queryable, serviceId: number): Promise<number> {
  const begun = await db
    .insert(waitlistWatched)
    .values({ serviceId })
    .onConflictDoNothing()
    .returning({ serviceId: waitlistWatched.serviceId });
  if (begun.length > 0) return 0;
  const [row] = await db
    .select({ id: sql<number>`max(${waitlistEntries.id})` })
    .from(waitlistEntries);
  return Number(row?.id ?? 0);
}

async function forget(db: Queryable, serviceId: number, keys: readonly string[]): Promise<void> {
  const gone = keys.map((key) => key.split(' ').map(Number));
  await db.execute(sql`
    delete from waitlist_times t
    using unnest(${sql.param(gone.map(([id]) => id))}::int[],
      ${sql.param(gone.map(([, ms = 0]) => new Date(ms).toISOString()))}::timestamptz[]) as g (practitioner, starts)
    where t.service_id = ${serviceId} and t.practitioner_id = g.practitioner and t.starts_at = g.starts`);
}
