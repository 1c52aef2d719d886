import { asc, eq } from 'drizzle-orm';
import { addDays, weekdayOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { resources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AvailabilityServices,
  readAvailability,
} from '#app/scheduling/availability.server.ts';
import { countPlaces } from './count-places.ts';
import { readHoursRows } from './fill-hours.server.ts';
import { weekOn } from './week-hours.ts';

type Services = { db: Database; clock: Clock; agenda: AvailabilityServices['agenda'] };

/** How many appointments of a service fit into one day, now and once a change is saved; see `countPlaces`. */
export type ServiceOpenings = { slug: string; minutes: number; before: number; after: number };

/** Why no service has a place on a day on which somebody wanted to open. */
export type NothingOpens = 'nobody' | 'no-place' | 'taken';

/** What a change makes of one weekday, told of one of its days. */
export type DayOpenings = {
  weekday: number;
  on: string;
  services: readonly ServiceOpenings[];
  /** Null where there are free times. */
  nothing: NothingOpens | null;
};

/** Makes a change in a transaction that is rolled back. */
export type TriedChange = (tx: Transaction) => Promise<void>;

type Question = {
  /** First day of the change. */
  from: string;
  /** Weekdays to look at, Sunday 0. */
  weekdays: readonly number[];
  change: TriedChange;
  /** Only these; all services of the agenda unless given. */
  slugs?: readonly string[];
  /** In which house; without one, the main one. */
  branch?: string | null;
};

/** Two weeks, so that one holiday does not speak for all Saturdays. */
const LOOKED_AT_DAYS = 14;
const AS_FAR_AS_NEEDED = 1000;

/**
 * Counts what the agenda would offer, with the search that visitors use, before and after a change that is not kept.
 * Notice and horizon do not count. Holds no lock that a booking waits for.
 */
export async function countOpenings(
  { db, clock, agenda }: Services,
  { from, weekdays, change, slugs, branch = null }: Question,
): Promise<DayOpenings[]> {
  const found: DayOpenings[] = [];
  const rules = { ...agenda, noticeMinutes: 0, horizonDays: AS_FAR_AS_NEEDED };
  await withoutTrace(db, async (tx) => {
    const reading = { db: tx, clock, agenda: rules };
    const names = slugs ?? (await offered(tx));
    const before = await countsOf(reading, names, { from, branch });
    await change(tx);
    const after = await countsOf(reading, names, { from, branch });
    for (const weekday of weekdays) {
      const on = telling(from, weekday, (day) => sum(before, day) + sum(after, day));
      found.push({
        weekday,
        on,
        services: names.map((slug) => ({
          slug,
          minutes: after.get(slug)?.minutes ?? 0,
          before: before.get(slug)?.days.get(on) ?? 0,
          after: after.get(slug)?.days.get(on) ?? 0,
        })),
        nothing: sum(after, on) > 0 ? null : await whyNothing(tx, on, branch),
      });
    }
  });
  return found;
}

/**
 * Services that can be done in some hours now, and in none once a change that is not kept is made, whatever is booked:
 * in no house, in the two weeks from a day on.
 */
export async function lostServices(
  { db, clock, agenda }: Services,
  { from, change, slugs }: Pick<Question, 'from' | 'change'> & { slugs: readonly string[] },
): Promise<string[]> {
  const lost: string[] = [];
  const rules = { ...agenda, noticeMinutes: 0, horizonDays: AS_FAR_AS_NEEDED };
  await withoutTrace(db, async (tx) => {
    const openNow = (serviceSlug: string) =>
      isOpenAnywhere({ db: tx, clock, agenda: rules }, serviceSlug, from);
    const known: string[] = [];
    for (const slug of slugs) if (await openNow(slug)) known.push(slug);
    await change(tx);
    for (const slug of known) if (!(await openNow(slug))) lost.push(slug);
  });
  return lost;
}

async function isOpenAnywhere(
  reading: Omit<Services, 'db'> & { db: Transaction },
  serviceSlug: string,
  from: string,
): Promise<boolean> {
  for (const branch of reading.agenda.houses ?? [null]) {
    const wanted = { serviceSlug, branch, from, days: LOOKED_AT_DAYS };
    const found = await readAvailability(reading, wanted);
    if (found?.days.some(({ slots, taken }) => slots.length + taken.length > 0)) return true;
  }
  return false;
}

const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];

type Week = { before: number; after: number };

/**
 * Places of services in a week as its weekdays usually are, in all houses together, by slug, before and after a change
 * that is not kept. A change of a service itself, or of who is active, holds its row while the places are counted; who
 * books it meanwhile waits for that.
 */
export async function countWeeks(
  services: Services,
  { slugs, ...question }: Pick<Question, 'from' | 'change'> & { slugs: readonly string[] },
): Promise<ReadonlyMap<string, Week>> {
  const weeks = new Map<string, Week>(slugs.map((slug) => [slug, { before: 0, after: 0 }]));
  if (slugs.length === 0) return weeks;
  const asked = { ...question, weekdays: EVERY_WEEKDAY, slugs };
  for (const branch of services.agenda.houses ?? [null])
    for (const day of await countOpenings(services, { ...asked, branch }))
      for (const { slug, before, after } of day.services) {
        const week = weeks.get(slug) ?? { before: 0, after: 0 };
        weeks.set(slug, { before: week.before + before, after: week.after + after });
      }
  return weeks;
}

/** As `countWeeks`, of one service. */
export async function countWeek(
  services: Services,
  { slug, ...question }: Pick<Question, 'from' | 'change'> & { slug: string },
): Promise<Week> {
  const weeks = await countWeeks(services, { ...question, slugs: [slug] });
  return weeks.get(slug) ?? { before: 0, after: 0 };
}

/** Does something in a transaction that is rolled back. */
export async function withoutTrace(
  db: Database,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}

/** Ends the transaction without a trace. */
class NotKept extends Error {}

type Counts = ReadonlyMap<string, { minutes: number; days: ReadonlyMap<string, number> }>;

async function countsOf(
  reading: Omit<Services, 'db'> & { db: Transaction },
  slugs: readonly string[],
  where: { from: string; branch: string | null },
): Promise<Counts> {
  const counts = new Map<string, { minutes: number; days: Map<string, number> }>();
  for (const serviceSlug of slugs) {
    const wanted = { serviceSlug, ...where, days: LOOKED_AT_DAYS };
    const found = await readAvailability(reading, wanted);
    if (!found) continue;
    const days = new Map(
      found.days.map(({ on, slots }) => [on, countPlaces(found.service, on, slots)]),
    );
    counts.set(serviceSlug, { minutes: found.service.durationMinutes, days });
  }
  return counts;
}

function sum(counts: Counts, on: string): number {
  return [...counts.values()].reduce((total, { days }) => total + (days.get(on) ?? 0), 0);
}

/**
 * The day of a weekday on which most is or would be free, the first of them where they are alike: what is booked on
 * one of them, or a holiday, does not speak for every other.
 */
function telling(from: string, weekday: number, freeOn: (on: string) => number): string {
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  const days = [first, addDays(first, 7)].filter((on) => on < addDays(from, LOOKED_AT_DAYS));
  return days.reduce((most, on) => (freeOn(on) > freeOn(most) ? on : most), first);
}

/** What can be booked with somebody, in the clinic's order. */
async function offered(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ slug: services.slug })
    .from(services)
    .where(eq(services.isBookableOnline, true))
    .orderBy(asc(services.position), asc(services.id));
  return rows.map(({ slug }) => slug);
}

async function whyNothing(
  tx: Transaction,
  on: string,
  branch: string | null,
): Promise<NothingOpens> {
  const active = await tx
    .select({ id: resources.id, kind: resources.kind })
    .from(resources)
    .where(eq(resources.isActive, true));
  const rows = await readHoursRows(
    tx,
    active.map(({ id }) => id),
  );
  const isThere = ({ id }: { id: number }) =>
    weekOn(
      (rows.get(id) ?? []).filter((row) => row.branch === branch),
      on,
    )[weekdayOf(on)] !== null;
  const isPerson = ({ kind }: { kind: string }) => kind === 'practitioner';
  if (!active.some((each) => isPerson(each) && isThere(each))) return 'nobody';
  const places = active.filter((each) => !isPerson(each));
  return places.length === 0 || places.some(isThere) ? 'taken' : 'no-place';
}
