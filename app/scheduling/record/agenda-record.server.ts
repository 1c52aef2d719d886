import { asc } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { resources, serviceResources, services } from '#app/db/schema.ts';
import { readPreparationRules } from '#app/scheduling/preparation/preparation-rules.server.ts';

type Service = ClinicRecord['services'][number];
type Set = Pick<
  Service,
  | 'slug'
  | 'durationMinutes'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'isBookableOnline'
  | 'preparation'
> & { practitioners: string[]; resources: string[] };

/** The agenda as staff have set it: its services with what they need, in order, and its rooms and devices in order. */
export type AgendaRecord = { services: readonly Set[]; places: readonly string[] };

/** What the tables of the agenda say where the record says something too. */
export async function readAgendaRecord(db: Queryable): Promise<AgendaRecord> {
  const rows = await db.select().from(services).orderBy(asc(services.position), asc(services.id));
  const places = await db
    .select({ id: resources.id, slug: resources.slug, kind: resources.kind })
    .from(resources)
    .orderBy(asc(resources.position), asc(resources.id));
  const needs = await db.select().from(serviceResources);
  const rules = await readPreparationRules(db);
  return {
    services: rows.map((row) => {
      const needed = places.filter(({ id }) =>
        needs.some((need) => need.serviceId === row.id && need.resourceId === id),
      );
      const preparation = rules.get(row.slug);
      const { slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = row;
      return {
        ...{ slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
        isBookableOnline: row.isBookableOnline,
        ...(preparation && { preparation }),
        practitioners: needed.filter(isPerson).map((each) => each.slug),
        resources: needed.filter((each) => !isPerson(each)).map((each) => each.slug),
      };
    }),
    places: places.filter((each) => !isPerson(each)).map(({ slug }) => slug),
  };
}

function isPerson({ kind }: { kind: string }): boolean {
  return kind === 'practitioner';
}

/**
 * The record with the agenda as staff have set it, so that pages need not ask the agenda, and forms begin with what
 * holds. What is archived stays as the record has it: the agenda no longer offers it.
 */
export function withAgenda(record: ClinicRecord, agenda: AgendaRecord): ClinicRecord {
  const { rooms, equipment } = record.resources;
  const archived = new Set(
    [...rooms, ...equipment, ...record.people].flatMap((each) =>
      each.isArchived ? [each.slug] : [],
    ),
  );
  const changed = record.services.map((service) => {
    const set = agenda.services.find(({ slug }) => slug === service.slug);
    if (!set || service.isArchived) return service;
    const named = (now: readonly string[], was: readonly string[]) =>
      inOrderOf(was, [...now, ...was.filter((slug) => archived.has(slug) && !now.includes(slug))]);
    // What staff have set of it stands in the agenda, or nowhere.
    const { preparation: _, ...known } = service;
    const practitioners = named(set.practitioners, service.practitioners);
    return {
      ...known,
      ...set,
      practitioners: practitioners.length > 0 ? practitioners : service.practitioners,
      resources: named(set.resources, service.resources),
    };
  });
  const order = agenda.services.map(({ slug }) => slug);
  const placed = <Place extends { slug: string }>(list: readonly Place[]) =>
    byOrder(list, agenda.places);
  return {
    ...record,
    services: byOrder(changed, order),
    resources: { rooms: placed(rooms), equipment: placed(equipment) },
  };
}

/** As `was` where both say the same, so that equal records are equal texts. */
function inOrderOf(was: readonly string[], now: string[]): string[] {
  const isSame = was.length === now.length && now.every((slug) => was.includes(slug));
  return isSame ? [...was] : now;
}

/** In the order of the agenda; what it does not know keeps its place at the end. */
function byOrder<Item extends { slug: string }>(
  list: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = ({ slug }: Item) => {
    const index = order.indexOf(slug);
    return index === -1 ? order.length : index;
  };
  return list.toSorted((one, other) => place(one) - place(other));
}
