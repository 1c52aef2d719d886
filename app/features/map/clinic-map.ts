import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { hasPoint } from '#app/clinic/map/known-point.ts';
import { MAP_LIMITS, type MapPoint, type Surroundings } from '#app/clinic/map/surroundings.ts';
import { drawMap, type MapDrawing } from './draw-map.ts';
import { type MapFacts, mapFacts } from './map-facts.ts';
import { describeMap, placeWords, streetWords } from './map-words.ts';
import { metresBetween } from './plane.ts';
import { SERRA_CLARA, serraClara } from './serra-clara.ts';
import { streetKey } from './street-names.ts';

/** Where the map that visitors see comes from. */
export type MapOrigin = 'drawn' | 'osm' | 'demo' | 'none';

type Located = Pick<Clinic['address'], 'latitude' | 'longitude'>;
/** A point, and what is drawn around it. */
export type Ground = { address: Located } & Pick<Clinic, 'surroundings'>;

type OfMap = Pick<Clinic, 'address' | 'siteName' | 'surroundings' | 'locale'>;

/** A clinic's map as a page shows it; without a drawing where nobody has put data in. */
export type ClinicMap = {
  origin: MapOrigin;
  drawing: MapDrawing | null;
  /** What the drawing shows, in words. */
  description: string;
  /** Between which streets the clinic is on its own; null where the data do not tell, or name another. */
  street: string | null;
  /** Landmarks with distance and direction, the nearest first. */
  near: readonly string[];
};

/**
 * The surroundings that are drawn: those that the clinic has put in, as long as they are those of its address; the
 * invented town only at the address of the demo.
 */
export function surroundingsOf({ address, surroundings }: Ground): {
  origin: MapOrigin;
  data: Surroundings | null;
} {
  if (surroundings) {
    const isHere = isAround(surroundings, pointOf(address));
    return isHere ? { origin: surroundings.source, data: surroundings } : NOTHING;
  }
  const { latitude, longitude } = SERRA_CLARA;
  const isDemo =
    address.latitude === latitude && address.longitude === longitude && hasPoint(address);
  return isDemo ? { origin: 'demo', data: serraClara } : NOTHING;
}

const NOTHING = { origin: 'none', data: null } as const;

/** What is drawn around any point, also one that is not yet an address; null where nothing is known there. */
export function groundAt(clinic: Ground, at: MapPoint): Surroundings | null {
  const data = clinic.surroundings ?? surroundingsOf(clinic).data;
  return data && isAround(data, at) ? data : null;
}

/** Whether anything that is drawn lies around a point. */
function isAround({ streets }: Surroundings, at: MapPoint): boolean {
  return streets.some(({ points }) =>
    points.some((point) => metresBetween(point, at) <= MAP_LIMITS.radiusMetres),
  );
}

export function pointOf({ latitude, longitude }: Located): MapPoint {
  return [latitude, longitude];
}

type Drawn = { drawing: MapDrawing; facts: MapFacts };
/** The content of a site stays the same object until somebody changes it. */
const drawn = new WeakMap<Surroundings, { key: string } & Drawn>();

/** The map of a clinic in one language. */
export function clinicMapOf(clinic: OfMap): ClinicMap {
  const { origin, data } = surroundingsOf(clinic);
  if (!data) return { origin, drawing: null, description: '', street: null, near: [] };
  return { origin, ...mapOf(data, clinic) };
}

/** The map of any data at a clinic's address. */
export function mapOf(data: Surroundings, clinic: OfMap): Omit<ClinicMap, 'origin'> {
  const { drawing, facts } = drawOnce(data, clinic);
  const { address, locale } = clinic;
  return {
    drawing,
    description: describeMap(facts, address.city, locale),
    street: agrees(facts, address) ? streetWords(facts, locale) : null,
    near: facts.near.map((place) => placeWords(place, locale)),
  };
}

function drawOnce(data: Surroundings, { address, siteName }: OfMap): Drawn {
  const at = pointOf(address);
  const key = JSON.stringify([at, siteName, address.street]);
  const before = drawn.get(data);
  if (before?.key === key) return before;
  const { street } = address;
  const drawing = drawMap(data, { at, name: siteName, street });
  const made = { key, drawing, facts: mapFacts(data, { at, street }) };
  drawn.set(data, made);
  return made;
}

/** Whether the point lies on the street of the address, as far as the drawing knows; null when it does not. */
export function streetAgrees(clinic: OfMap): boolean | null {
  const { data } = surroundingsOf(clinic);
  if (!data) return null;
  return agrees(drawOnce(data, clinic).facts, clinic.address);
}

function agrees({ street }: MapFacts, address: Clinic['address']): boolean {
  return street !== null && streetKey(street) === streetKey(address.street);
}
