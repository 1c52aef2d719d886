import { inArray, notInArray, sql } from 'drizzle-orm';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { soundPresence } from '#app/clinic/record/here-on.ts';
import { inOrder } from '#app/clinic/record/same-value.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { agendaSeeds, resources, services, weeklyHours } from '#app/db/schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import {
  followClinicHours,
  type HoursAlong,
  hoursHolders,
  writeClinicHours,
} from '#app/scheduling/hours/fill-hours.server.ts';
import {
  type Find,
  type IdOf,
  type Known,
  type Seeded,
  type Settings,
  seedServices,
} from './seed-services.server.ts';

const SEED_LOCK = 720_714_002;
/** What the agenda takes from the record; a greater number takes it once more. */
const AGENDA_STATE = 2;

type Before = {
  before: Seeded;
  /** Calendar day from which changed hours count. */
  today: string;
  /** Whether who keeps the clinic's hours keeps the changed ones. */
  isFollowed: boolean;
};

/**
 * Brings the agenda's practitioners, rooms, equipment, services and hours in line with the clinic record, once
 * for every new state of the record. What staff have changed (agenda_settings) stays, even when the record
 * changes. What the record no longer names is switched off, never deleted.
 * @returns whether anything was written
 */
export async function seedAgenda(db: Database, clinic: Seeded): Promise<boolean> {
  const sha256 = stampOf(clinic);
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    const [seed] = await tx.select().from(agendaSeeds);
    if (seed?.sha256 === sha256) return false;
    await lockAgenda(tx);
    await writeAgenda(tx, clinic, await readSettings(tx));
    await tx.delete(agendaSeeds);
    await tx.insert(agendaSeeds).values({ sha256 });
    return true;
  });
}

/** Makes other writers of the agenda's record wait; before services and resources are locked. */
export async function lockSeed(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/**
 * Brings the agenda in line with a record that staff have just changed on screen: what differs from the record
 * before is written even where staff had set it otherwise. Of those with hours of their own, who keeps the clinic's
 * hours keeps the new ones.
 * @returns whose hours have changed along
 */
export async function fillAgenda(
  tx: Transaction,
  clinic: Seeded,
  known: Before,
): Promise<HoursAlong[]> {
  await holdAgenda(tx);
  const along = await writeAgenda(tx, clinic, await settingsBut(tx, clinic, known));
  await tx.delete(agendaSeeds);
  await tx.insert(agendaSeeds).values({ sha256: stampOf(clinic) });
  return along;
}

/**
 * The hours alone as `fillAgenda` would write them, of everybody and everything that the agenda has already; none in a
 * house that is left. For a transaction that is rolled back: it holds nothing that a booking waits for.
 */
export async function tryHours(tx: Transaction, clinic: Seeded, known: Before): Promise<void> {
  const rows = await tx.select({ id: resources.id, slug: resources.slug }).from(resources);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const find: Find = (slug) => ids.get(slug);
  const isThere = ({ slug }: { slug: string }) => ids.has(slug);
  const { practitioners, rooms, equipment } = clinic.resources;
  const places = {
    practitioners: practitioners.filter(isThere),
    rooms: rooms.filter(isThere),
    equipment: equipment.filter(isThere),
  };
  const settings = await settingsBut(tx, clinic, known);
  await seedHours(tx, { ...clinic, resources: places }, { find, idOf: idFrom(find), settings });
  const left = known.before.branches.flatMap(({ slug }) =>
    slug === null || clinic.branches.some((each) => each.slug === slug) ? [] : [slug],
  );
  if (left.length > 0) await tx.delete(weeklyHours).where(inArray(weeklyHours.branch, left));
}

/** Makes who sets the agenda, or books in it, wait until the transaction ends: what is read of it below stays so. */
export async function holdAgenda(tx: Transaction): Promise<void> {
  await lockSeed(tx);
  await lockAgenda(tx);
}

/** Before it is read what staff have set. Bookings lock services before resources, by id. */
async function lockAgenda(tx: Transaction): Promise<void> {
  await tx.select().from(services).orderBy(services.id).for('no key update');
  await tx.select().from(resources).orderBy(resources.id).for('no key update');
}

async function writeAgenda(
  tx: Transaction,
  clinic: Seeded,
  settings: Settings,
): Promise<HoursAlong[]> {
  const find = await seedResources(tx, clinic, settings);
  const known = { find, idOf: idFrom(find), settings };
  const along = await seedHours(tx, clinic, known);
  await seedServices(tx, clinic, known);
  return along;
}

function stampOf({ resources: places, services: offered, ...clinic }: Seeded): string {
  const [main, ...further] = weeksOf(clinic);
  const houses = further.length > 0 && { houses: further };
  const state = {
    is: AGENDA_STATE,
    hours: main?.hours,
    resources: places,
    services: offered,
    ...houses,
  };
  return sha256Hex(JSON.stringify(state));
}

/** The hours of each house, the main one first. */
function weeksOf({ branches }: Pick<Seeded, 'branches'>) {
  return branches.map(({ slug: branch, hours }) => ({ branch, hours }));
}

/** What staff have set, without what the record itself now says anew. */
async function settingsBut(
  tx: Transaction,
  clinic: Seeded,
  { before, today, isFollowed }: Before,
): Promise<Settings> {
  const { isSet } = await readSettings(tx);
  const slugs = new Map<string, string>();
  for (const row of await tx.select({ id: services.id, slug: services.slug }).from(services))
    slugs.set(`service ${row.id}`, row.slug);
  for (const row of await tx.select({ id: resources.id, slug: resources.slug }).from(resources))
    slugs.set(`resource ${row.id}`, row.slug);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const sameService = (slug: string | undefined) =>
    isSame(
      before.services.find((each) => each.slug === slug),
      clinic.services.find((each) => each.slug === slug),
    );
  const sameRule = (slug: string) =>
    inOrder(bookedAs(before, slug)) === inOrder(bookedAs(clinic, slug));
  const had = new Set(placesOf(before));
  const changed = isFollowed
    ? weeksOf(clinic).flatMap(({ branch, hours: after }) => {
        const was = weeksOf(before).find((each) => each.branch === branch);
        return was && !isSame(was.hours, after)
          ? [{ branch, before: was.hours, after, today }]
          : [];
      })
    : [];
  return {
    changed,
    isRuleNew: (_id, slug) => !sameRule(slug),
    isSet(subject, id) {
      if (!isSet(subject, id)) return false;
      const slug = slugs.get(`${subject} ${id}`);
      if (subject === 'service') return sameService(slug);
      // Who comes back is in use again.
      if (subject === 'resource') return slug !== undefined && had.has(slug);
      if (subject === 'service-order') return isSameOrder(slugsOf(before), slugsOf(clinic));
      if (subject === 'resource-order') return isSameOrder(placesOf(before), placesOf(clinic));
      return true;
    },
  };
}

/** How a service is booked, as the record has it. */
function bookedAs({ services: offered }: Seeded, slug: string) {
  const { booking, preparation } = offered.find((each) => each.slug === slug) ?? {};
  return [booking ?? PLAIN_BOOKING, preparation];
}

const slugsOf = ({ services: offered }: Seeded) => offered.map(({ slug }) => slug);

function placesOf({ resources: { practitioners, rooms, equipment } }: Seeded): string[] {
  return [...practitioners, ...rooms, ...equipment].map(({ slug }) => slug);
}

/** Whether those in both lists follow each other alike. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((slug) => other.includes(slug));
  return common.join() === other.filter((slug) => one.includes(slug)).join();
}

async function readSettings(tx: Transaction): Promise<Settings> {
  const rows = await tx.select().from(agendaSettings);
  const set = new Set(rows.map(({ subject, subjectId }) => `${subject} ${subjectId}`));
  const isSet: Settings['isSet'] = (subject, id) => set.has(`${subject} ${id}`);
  return { isSet, isRuleNew: (id) => !isSet('service', id) };
}

async function seedResources(
  tx: Transaction,
  { resources: places }: Seeded,
  { isSet }: Settings,
): Promise<Find> {
  const known = await tx.select({ id: resources.id, slug: resources.slug }).from(resources);
  const wanted = [
    ...places.practitioners.map((each) => ({ ...each, kind: 'practitioner' as const })),
    ...places.rooms.map((each) => ({ ...each, kind: 'room' as const, role: null })),
    ...places.equipment.map((each) => ({ ...each, kind: 'equipment' as const, role: null })),
  ];
  const ids = new Map<string, number>();
  for (const [position, each] of wanted.entries()) {
    const { slug, name, kind, role } = each;
    const branch = 'branch' in each ? (each.branch ?? null) : null;
    const id = known.find((row) => row.slug === slug)?.id ?? 0;
    const { fromOn = null, untilOn = null } = 'breaks' in each ? soundPresence(each) : {};
    const words = { slug, name, kind, role, branch, fromOn, untilOn };
    const set = {
      ...words,
      ...(isSet('resource', id) ? {} : { isActive: true }),
      ...(isSet('resource-order', 0) ? {} : { position }),
    };
    const [row] = await tx
      .insert(resources)
      .values({ ...words, position, isActive: true })
      .onConflictDoUpdate({ target: resources.slug, set })
      .returning({ id: resources.id });
    if (row) ids.set(slug, row.id);
  }
  await tx
    .update(resources)
    .set({ isActive: false })
    .where(notInArray(resources.slug, [...ids.keys()]));
  return (slug) => ids.get(slug);
}

function idFrom(find: Find): IdOf {
  return (slug) => {
    const id = find(slug);
    if (id === undefined) throw new Error(`the clinic record names no resource '${slug}'`);
    return id;
  };
}

async function seedHours(
  tx: Transaction,
  clinic: Seeded,
  { idOf, settings }: Known,
): Promise<HoursAlong[]> {
  const holders = hoursHolders(clinic.resources, idOf);
  const isSet = ({ resourceId: id }: { resourceId: number }) => settings.isSet('hours', id);
  const along = await writeClinicHours(
    tx,
    weeksOf(clinic),
    holders.filter((each) => !isSet(each)),
  );
  await takeHoursAlong(tx);
  for (const { branch, ...hours } of settings.changed ?? []) {
    const isPerson = (id: number) =>
      clinic.resources.practitioners.some((one) => idOf(one.slug) === id);
    const there = holders
      .filter(isSet)
      .map((each) => (isPerson(each.resourceId) ? { ...each, branch } : each))
      .filter((each) => each.branch === branch);
    along.push(...(await followClinicHours(tx, hours, there)));
  }
  return along;
}

/** A room or device that has moved to another house keeps the hours that staff have given it. */
async function takeHoursAlong(tx: Transaction): Promise<void> {
  await tx.execute(sql`update weekly_hours h set branch = r.branch from resources r
    where r.id = h.resource_id and r.kind <> 'practitioner' and h.branch is distinct from r.branch`);
}
