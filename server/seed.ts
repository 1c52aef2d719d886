import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/clinic-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { agendaSeeds, resources, serviceResources, services, weeklyHours } from '#app/db/schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

const SEED_LOCK = 720_714_002;

type Seeded = Pick<Clinic, 'resources' | 'services' | 'hours'>;

/**
 * Brings the agenda's practitioners, rooms, equipment, services and hours to what the clinic record
 * says, once for every new state of the record: what staff change afterwards stays until the record
 * itself changes. What the record no longer names is switched off, never deleted.
 * @returns whether anything was written
 */
export async function seedAgenda(db: Database, clinic: Seeded): Promise<boolean> {
  const { hours } = clinic;
  const sha256 = sha256Hex(
    JSON.stringify({ hours, resources: clinic.resources, services: clinic.services }),
  );
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [seed] = await tx.select().from(agendaSeeds);
    if (seed?.sha256 === sha256) return false;
    const idOf = await seedResources(tx, clinic);
    await seedHours(tx, clinic, idOf);
    await seedServices(tx, clinic, idOf);
    await tx.delete(agendaSeeds);
    await tx.insert(agendaSeeds).values({ sha256 });
    return true;
  });
}

type IdOf = (slug: string) => number;

async function seedResources(tx: Transaction, { resources: places }: Seeded): Promise<IdOf> {
  const wanted = [
    ...places.practitioners.map((each) => ({ ...each, kind: 'practitioner' as const })),
    ...places.rooms.map((each) => ({ ...each, kind: 'room' as const, role: null })),
    ...places.equipment.map((each) => ({ ...each, kind: 'equipment' as const, role: null })),
  ];
  const ids = new Map<string, number>();
  for (const [position, { slug, name, kind, role }] of wanted.entries()) {
    const values = { slug, name, kind, role, position, isActive: true };
    const [row] = await tx
      .insert(resources)
      .values(values)
      .onConflictDoUpdate({ target: resources.slug, set: values })
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

async function seedHours(tx: Transaction, clinic: Seeded, idOf: IdOf): Promise<void> {
  const { practitioners, rooms, equipment } = clinic.resources;
  const all = [
    ...practitioners,
    ...[...rooms, ...equipment].map((each) => ({ ...each, breaks: [] })),
  ];
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

async function seedServices(tx: Transaction, clinic: Seeded, idOf: IdOf): Promise<void> {
  for (const [position, service] of clinic.services.entries()) {
    const { practitioners, resources: places, ...fields } = service;
    const values = { ...fields, position };
    const [row] = await tx
      .insert(services)
      .values(values)
      .onConflictDoUpdate({ target: services.slug, set: values })
      .returning({ id: services.id });
    if (!row) throw new Error(`the service '${service.slug}' was not stored`);
    await tx.delete(serviceResources).where(eq(serviceResources.serviceId, row.id));
    const needs = [...practitioners, ...places].map((slug) => idOf(slug));
    await tx
      .insert(serviceResources)
      .values(needs.map((resourceId) => ({ serviceId: row.id, resourceId })));
  }
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
