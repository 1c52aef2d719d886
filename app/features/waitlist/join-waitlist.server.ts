import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { services as servicesTable } from '#app/db/schema.ts';
import { waitlistEntries, waitlistServices } from '#app/db/waitlist-schema.ts';
import type { Locale } from '#app/platform/locale.ts';
import { readOpenTimes } from './open-times.server.ts';
import { lockList } from './waitlist-lock.server.ts';
import type { Notice, Period } from './waitlist-rule.ts';
import type { Tx, WaitlistServices } from './waitlist-services.server.ts';

/** What somebody wishes; the appointment's own service where there is one. */
export type Preferences = {
  practitionerId: number | null;
  weekdays: number[];
  period: Period;
  firstOn: string | null;
  notice: Notice;
  /** The word for a house; null for any. */
  house?: string | null;
};

export type Waiter = { name: string; phoneE164: string; email: string | null; locale: Locale };

type JoinServices = Pick<WaitlistServices, 'clock' | 'agenda' | 'jobs'>;

/**
 * Puts somebody with an appointment on the list for an earlier time. Who is on it already keeps the place. What is free
 * at this moment was free to choose, so it is not offered.
 * @returns the entry
 */
export async function joinForEarlier(
  services: JoinServices,
  tx: Tx,
  { appointmentId, serviceId }: { appointmentId: number; serviceId: number },
  wishes: Partial<Preferences> = {},
): Promise<number> {
  await lockList(tx);
  const [known] = await tx
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.appointmentId, appointmentId));
  if (known && known.endedAt === null) return known.id;
  // Who left and comes back gets a new place.
  if (known) await tx.delete(waitlistEntries).where(eq(waitlistEntries.id, known.id));
  await readOpenTimes({ ...services, db: tx }, [serviceId]);
  return insertEntry(services, tx, { kind: 'earlier', appointmentId, source: 'web', ...wishes });
}

/**
 * Puts somebody without an appointment on the list. For a service that they wait for already they keep the place that
 * they have, with what they wished then; only the other services get a new one.
 * @returns the entry to tell them of: the new one, or the one they had
 */
export async function joinOpen(
  services: JoinServices,
  tx: Tx,
  {
    waiter,
    serviceIds,
    wishes,
    source,
  }: {
    waiter: Waiter;
    serviceIds: readonly number[];
    wishes: Preferences;
    source: 'web' | 'staff';
  },
): Promise<{ id: number; isNew: boolean }> {
  await lockList(tx);
  const waiting = await waitingOf(tx, waiter);
  const covered = new Set(waiting.map(({ serviceId }) => serviceId));
  const fresh = serviceIds.filter((id) => !covered.has(id));
  const [first] = waiting.filter(({ serviceId }) => serviceIds.includes(serviceId));
  if (fresh.length === 0 && first) return { id: first.id, isNew: false };
  await readOpenTimes({ ...services, db: tx }, fresh);
  const id = await insertEntry(services, tx, { kind: 'open', source, ...waiter, ...wishes });
  await tx.insert(waitlistServices).values(fresh.map((serviceId) => ({ entryId: id, serviceId })));
  return { id, isNew: true };
}

/** Puts somebody on the list of the launch, once. */
export async function joinLaunch(
  services: JoinServices,
  tx: Tx,
  waiter: Waiter,
): Promise<{ id: number; isNew: boolean }> {
  await lockList(tx);
  const [known] = await tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.kind, 'launch'), isThem(waiter)));
  if (known) return { id: known.id, isNew: false };
  const id = await insertEntry(services, tx, { kind: 'launch', source: 'web', ...waiter });
  return { id, isNew: true };
}

async function insertEntry(
  { clock, jobs }: JoinServices,
  tx: Queryable,
  entry: Omit<typeof waitlistEntries.$inferInsert, 'wishedAt'>,
): Promise<number> {
  const [made] = await tx
    .insert(waitlistEntries)
    .values({ ...entry, wishedAt: clock.now() })
    .returning({ id: waitlistEntries.id });
  if (!made) throw new Error('the entry was not stored');
  await jobs['waitlist-match'](tx, {});
  return made.id;
}

/**
 * A phone is often a family's: the same person has the same name too. And the same address: nobody learns who is on the
 * list by writing there with an address of their own.
 */
function isThem({ name, phoneE164, email }: Waiter) {
  return and(
    email === null
      ? isNull(waitlistEntries.email)
      : sql`lower(${waitlistEntries.email}) = lower(${email})`,
    eq(waitlistEntries.phoneE164, phoneE164),
    sql`lower(${waitlistEntries.name}) = lower(${name})`,
    isNull(waitlistEntries.endedAt),
  );
}

function waitingOf(tx: Queryable, waiter: Waiter) {
  return tx
    .select({ id: waitlistEntries.id, serviceId: waitlistServices.serviceId })
    .from(waitlistEntries)
    .innerJoin(waitlistServices, eq(waitlistServices.entryId, waitlistEntries.id))
    .where(and(eq(waitlistEntries.kind, 'open'), isThem(waiter)))
    .orderBy(waitlistEntries.id);
}

/** The ids of services by their slugs; unknown ones are left out. */
export async function serviceIdsOf(db: Queryable, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: servicesTable.id })
    .from(servicesTable)
    .where(inArray(servicesTable.slug, [...slugs]))
    .orderBy(servicesTable.id);
  return rows.map(({ id }) => id);
}
