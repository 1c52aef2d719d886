import type { AreaKind, PlaceKind, StreetKind } from '#app/clinic/map/surroundings.ts';
import type { MapElement } from './map-element.ts';

type Kinds<Kind> = Readonly<Record<string, Kind>>;

/** Values of `highway` (https://wiki.openstreetmap.org/wiki/Key:highway); others are not drawn. */
const HIGHWAYS: Kinds<StreetKind> = {
  motorway: 'main',
  motorway_link: 'main',
  trunk: 'main',
  trunk_link: 'main',
  primary: 'main',
  primary_link: 'main',
  secondary: 'main',
  secondary_link: 'main',
  tertiary: 'street',
  tertiary_link: 'street',
  residential: 'street',
  unclassified: 'street',
  living_street: 'street',
  road: 'street',
  service: 'lane',
  track: 'lane',
  pedestrian: 'lane',
  footway: 'path',
  path: 'path',
  steps: 'path',
  cycleway: 'path',
};
const STREAMS = ['river', 'stream', 'canal'];
const GREEN: Kinds<readonly string[]> = {
  leisure: ['park', 'garden', 'playground', 'pitch', 'nature_reserve'],
  landuse: ['grass', 'forest', 'recreation_ground', 'village_green', 'cemetery', 'meadow'],
  natural: ['wood', 'grassland', 'scrub'],
};
const AMENITIES: Kinds<PlaceKind> = {
  place_of_worship: 'church',
  bus_station: 'bus-station',
  pharmacy: 'pharmacy',
  hospital: 'hospital',
  clinic: 'hospital',
  school: 'school',
  university: 'school',
  college: 'school',
  marketplace: 'market',
  bank: 'bank',
  townhall: 'town-hall',
  fuel: 'fuel',
  parking: 'parking',
  theatre: 'landmark',
  cinema: 'landmark',
  library: 'landmark',
  police: 'landmark',
  fire_station: 'landmark',
  post_office: 'landmark',
  courthouse: 'landmark',
};
const SIGHTS = ['museum', 'attraction', 'viewpoint', 'hotel'];
/** Of these the nearest is of use also without a name. */
const NAMELESS: readonly PlaceKind[] = ['parking', 'bus-stop', 'entrance'];

/** What an element is on our map; several things at once, as a square is an area and a landmark. */
export type Sorted = {
  street?: { kind: StreetKind; name: string | null };
  area?: AreaKind;
  place?: { kind: PlaceKind; name: string | null };
};

/** @returns without anything when the drawing has no use for it */
export function sortElement({ tags, points }: MapElement, name: string | null): Sorted {
  const isLine = points.length > 1;
  const isClosed = isLine && points.length > 3 && isSame(points[0], points.at(-1));
  const placeKind = placeOf(tags);
  const place =
    placeKind && (name !== null || NAMELESS.includes(placeKind))
      ? { place: { kind: placeKind, name } }
      : {};
  const area = isClosed ? areaOf(tags) : undefined;
  if (area) return { area, ...place };
  const street = isLine ? streetOf(tags) : undefined;
  // Roads to single houses and paths without a name would only fill the drawing.
  if (street && (name !== null || street === 'main' || street === 'street' || street === 'rail'))
    return { street: { kind: street, name } };
  return isClosed || !isLine ? place : {};
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function areaOf(tags: ReadonlyMap<string, string>): AreaKind | undefined {
  const value = (key: string) => tags.get(key) ?? '';
  if (value('place') === 'square') return 'square';
  if (value('highway') === 'pedestrian' || value('leisure') === 'square') return 'square';
  if (value('natural') === 'water' || value('waterway') === 'riverbank') return 'water';
  if (value('landuse') === 'reservoir' || value('leisure') === 'swimming_pool') return 'water';
  if (Object.entries(GREEN).some(([key, values]) => values.includes(value(key)))) return 'park';
  return tags.has('building') && value('building') !== 'no' ? 'building' : undefined;
}

function streetOf(tags: ReadonlyMap<string, string>): StreetKind | undefined {
  const highway = tags.get('highway') ?? '';
  if (Object.hasOwn(HIGHWAYS, highway)) return HIGHWAYS[highway];
  if (tags.get('railway') === 'rail') return 'rail';
  return STREAMS.includes(tags.get('waterway') ?? '') ? 'stream' : undefined;
}

function placeOf(tags: ReadonlyMap<string, string>): PlaceKind | undefined {
  const amenity = tags.get('amenity') ?? '';
  if (Object.hasOwn(AMENITIES, amenity)) return AMENITIES[amenity];
  if (tags.get('highway') === 'bus_stop' || tags.get('public_transport') === 'platform')
    return 'bus-stop';
  if (tags.get('place') === 'square' || tags.get('leisure') === 'park') return 'square';
  if (tags.has('entrance') && tags.get('wheelchair') === 'yes') return 'entrance';
  if (tags.get('shop') === 'supermarket' || tags.get('shop') === 'mall') return 'market';
  if (tags.get('railway') === 'station' || tags.has('historic')) return 'landmark';
  return SIGHTS.includes(tags.get('tourism') ?? '') ? 'landmark' : undefined;
}
