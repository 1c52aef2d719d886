import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { slugOfName } from '#app/features/catalogue/service-page-form.ts';
import {
  type CatalogueServices,
  changeCatalogue,
  Refused,
  stampOf,
} from './change-services.server.ts';

/** Rooms or devices, as the record keeps them. */
export type PlaceList = 'rooms' | 'equipment';
type Place = ClinicRecord['resources'][PlaceList][number];

/** Every room and device of a record, archived ones too. */
export function placesOf({ resources: { rooms, equipment } }: ClinicRecord) {
  const of = (kind: PlaceList, list: readonly Place[]) => list.map((each) => ({ ...each, kind }));
  return [...of('rooms', rooms), ...of('equipment', equipment)];
}

/**
 * Adds a room or device after the others, in the hours of its house.
 * @param branch slug of its house; null for the main one
 * @param usedBy slugs of the services that may use it
 */
export function addPlace(
  services: CatalogueServices,
  {
    kind,
    name,
    branch,
    usedBy,
  }: { kind: PlaceList; name: string; branch: string | null; usedBy: readonly string[] },
  staffId: number,
) {
  return changeCatalogue(services, {
    staffId,
    edit(record) {
      const slug = freeSlug(record, name);
      const { resources } = record;
      return {
        resources: {
          ...resources,
          [kind]: [...resources[kind], { slug, name, ...(branch && { branch }) }],
        },
        services: record.services.map((each) =>
          usedBy.includes(each.slug) ? { ...each, resources: [...each.resources, slug] } : each,
        ),
      };
    },
  });
}

/** A slug that nobody and nothing has or had. */
function freeSlug({ people, resources }: ClinicRecord, name: string): string {
  const known = [...people, ...resources.rooms, ...resources.equipment].map(({ slug }) => slug);
  const base = slugOfName(name);
  if (!known.includes(base)) return base;
  let number = 2;
  while (known.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

type Seen = { slug: string; stamp: string; staffId: number };

/** Gives a room or device another name, or puts it into another house; its slug stays. */
export function renamePlace(
  services: CatalogueServices,
  { name, branch }: { name: string; branch: string | null },
  seen: Seen,
) {
  return changePlace(services, seen, ({ branch: _before, ...place }) => ({
    ...{ ...place, name, ...(branch && { branch }) },
  }));
}

/**
 * Takes a room or device from the lists, or puts it back. Its appointments stay. 'needed' while a service that is
 * offered could be done with nothing else.
 */
export function archivePlace(services: CatalogueServices, isArchived: boolean, seen: Seen) {
  return changePlace(services, seen, (place, record) => {
    if (isArchived && servicesOnlyWith(record, place.slug).length > 0) throw new Refused('needed');
    return { ...place, isArchived };
  });
}

/** Slugs of the offered services that can use nothing but this. */
export function servicesOnlyWith(record: ClinicRecord, slug: string): string[] {
  const gone = new Set(placesOf(record).flatMap((each) => (each.isArchived ? [each.slug] : [])));
  return record.services
    .filter(({ isArchived }) => !isArchived)
    .filter(({ resources }) => resources.filter((each) => !gone.has(each)).join() === slug)
    .map((each) => each.slug);
}

function changePlace(
  services: CatalogueServices,
  { slug, stamp, staffId }: Seen,
  change: (place: Place, record: ClinicRecord) => Place,
) {
  return changeCatalogue(services, {
    staffId,
    edit(record) {
      const place = [...record.resources.rooms, ...record.resources.equipment].find(
        (each) => each.slug === slug,
      );
      if (!place) throw new Refused('gone');
      if (stampOf(place) !== stamp) throw new Refused('changed');
      const next = change(place, record);
      const changed = (list: readonly Place[]) =>
        list.map((each) => (each === place ? next : each));
      return {
        resources: {
          rooms: changed(record.resources.rooms),
          equipment: changed(record.resources.equipment),
        },
      };
    },
  });
}
