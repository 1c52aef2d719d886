import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { agendaSeeds, resources, serviceResources, services, weeklyHours } from '#app/db/schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { examRulesOf, seedExclusions } from './seed-exclusions.server.ts';

const SEED_LOCK = 720_714_002;

type Seeded = Pick<Clinic, 'resources' | 'services' | 'hours'>;

/**
 * Brings the agenda's practitioners, rooms, equipment, services and hours in line with the clinic record, once
 * for every new state of the record. What staff have changed (agenda_settings) stays, even when the record
 * changes. What the record no longer names is switched off, never deleted.
 * @returns whether anything was written
 */
export async function seedAgenda(db: Database, clinic: Seeded): Promise<boolean> {
  const sha256 = stampOf(clinic);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [seed] = await tx.select().from(agendaSeeds);
    if (seed?.sha256 === sha256) return false;
    await writeAgenda(tx, clinic, await readSettings(tx));
    await tx.delete(agendaSeeds);
    await tx.insert(agendaSeeds).values({ sha256 });
    return true;
  });
}

/**
 * Brings the agenda in line with a record that staff have just changed on screen: what differs from the record
 * before is written even where staff had set it otherwise.
 */
export async function fillAgenda(
  tx: Transaction,
  clinic: Seeded,
  { before }: { before: Seeded },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  await writeAgenda(tx, clinic, await settingsBut(tx, { clinic, before }));
  await tx.delete(agendaSeeds);
  await tx.insert(agendaSeeds).values({ sha256: stampOf(clinic) });
}

async function writeAgenda(tx: Transaction, clinic: Seeded, settings: Settings): Promise<void> {
  // Bookings lock services before resources, by id.
  await tx.select().from(services).orderBy(services.id).for('no key update');
  await tx.select().from(resources).orderBy(resources.id).for('no key update');
  const idOf = await seedResources(tx, clinic, settings);
  await seedHours(tx, clinic, { idOf, settings });
  await seedServices(tx, clinic, { idOf, settings });
}

function stampOf({ hours, resources: places, services: offered }: Seeded): string {
  return sha256Hex(JSON.stringify({ hours, resources: places, services: offered }));
}

/** What staff have set, without what the record itself now says anew. */
async function settingsBut(
  tx: Transaction,
  { clinic, before }: { clinic: Seeded; before: Seeded },
): Promise<Settings> {
  const { isSet } = await readSettings(tx);
  const slugs = new Map<number, string>();
  for (const row of await tx.select({ id: services.id, slug: services.slug }).from(services))
    slugs.set(row.id, row.slug);
  const same = (slug: string | undefined) =>
    JSON.stringify(before.services.find((each) => each.slug === slug)) ===
    JSON.stringify(clinic.services.find((each) => each.slug === slug));
  const sameHours = JSON.stringify(before.hours) === JSON.stringify(clinic.hours);
  return {
    isSet: (subject, id) => {
      if (subject === 'service') return isSet(subject, id) && same(slugs.get(id));
      if (subject === 'hours') return isSet(subject, id) && sameHours;
      return isSet(subject, id);
    },
  };
}

type IdOf = (slug: string) => number;
type Subject = (typeof agendaSettings.$inferSelect)['subject'];
/** Whether staff have changed this. */
type Settings = { isSet: (subject: Subject, id: number) => boolean };

async function readSettings(tx: Transaction): Promise<Settings> {
  const rows = await tx.select().from(agendaSettings);
  const set = new Set(rows.map(({ subject, subjectId }) => `${subject} ${subjectId}`));
  return { isSet: (subject, id) => set.has(`${subject} ${id}`) };
}

async function seedResources(
  tx: Transaction,
  { resources: places }: Seeded,
  { isSet }: Settings,
): Promise<IdOf> {
  const known = await tx.select({ id: resources.id, slug: resources.slug }).from(resources);
  const wanted = [
    ...places.practitioners.map((each) => ({ ...each, kind: 'practitioner' as const })),
    ...places.rooms.map((each) => ({ ...each, kind: 'room' as const, role: null })),
    ...places.equipment.map((each) => ({ ...each, kind: 'equipment' as const, role: null })),
  ];
  const ids = new Map<string, number>();
  for (const [position, { slug, name, kind, role }] of wanted.entries()) {
    const id = known.find((each) => each.slug === slug)?.id ?? 0;
    const words = { slug, name, kind, role };
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
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`the clinic record names no resource '${slug}'`);
    return id;
  };
}

type Known = { idOf: IdOf; settings: Settings };

async function seedHours(
  tx: Transaction,
  clinic: Seeded,
  { idOf, settings }: Known,
): Promise<void> {
  const { practitioners, rooms, equipment } = clinic.resources;
  const all = [
    ...practitioners,
    ...[...rooms, ...equipment].map((each) => ({ ...each, breaks: [] })),
  ].filter(({ slug }) => !settings.isSet('hours', idOf(slug)));
  const rows = all.flatMap(({ slug, breaks }) =>
    WEEKDAYS.flatMap((name, weekday) => {
      const open = clinic.hours[name];
      const row = { resourceId: idOf(slug), weekday };
      return [
        ...open.map((period) => ({ ...row, ...period, kind: 'open' as const })),
        ...(open.length > 0 ? breaks : []).map((pause) => ({
          ...row,
          ...pause,
          kind: 'break' as const,
        })),
      ];
    }),
  );
  await tx.delete(weeklyHours).where(
    inArray(
      weeklyHours.resourceId,
      all.map(({ slug }) => idOf(slug)),
    ),
  );
  if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
}

async function seedServices(
  tx: Transaction,
  clinic: Seeded,
  { idOf, settings }: Known,
): Promise<void> {
  const known = await tx.select({ id: services.id, slug: services.slug }).from(services);
  for (const [position, service] of clinic.services.entries()) {
    const {
      practitioners,
      resources: places,
      evaluation: _page,
      title: _title,
      isArchived: _archived,
      ...fields
    } = service;
    const id = known.find(({ slug }) => slug === service.slug)?.id ?? 0;
    const isSet = settings.isSet('service', id);
    const set = {
      slug: service.slug,
      ...(isSet ? {} : fields),
      ...examRulesOf(service),
      ...(settings.isSet('service-order', 0) ? {} : { position }),
    };
    const [row] = await tx
      .insert(services)
      .values({ ...fields, position })
      .onConflictDoUpdate({ target: services.slug, set })
      .returning({ id: services.id });
    if (!row) throw new Error(`the service '${service.slug}' was not stored`);
    if (isSet) continue;
    await tx.delete(serviceResources).where(eq(serviceResources.serviceId, row.id));
    const needs = [...practitioners, ...places].map((slug) => idOf(slug));
    if (needs.length > 0)
      await tx
        .insert(serviceResources)
        .values(needs.map((resourceId) => ({ serviceId: row.id, resourceId })));
  }
  await seedExclusions(tx, clinic.services);
  await tx
    .update(services)
    .set({ isBookableOnline: false })
    .where(
      notInArray(
        services.slug,
        clinic.services.map(({ slug }) => slug),
      ),
    );
}
