import {
  type Area,
  MAP_LIMITS,
  type MapPoint,
  type Place,
  pointCount,
  STREET_KINDS,
  type Street,
  type Surroundings,
} from '#app/clinic/map/surroundings.ts';
import { clipArea, clipLine } from '#app/features/map/clip.ts';
import { mapName } from '#app/features/map/map-name.ts';
import {
  apart,
  distanceTo,
  planeAt,
  pointAt,
  type Spot,
  simplify,
} from '#app/features/map/plane.ts';
import { joinLines } from './join-lines.ts';
import type { MapElement } from './map-element.ts';
import { type Sorted, sortElement } from './sort-elements.ts';

/** What of a file is not drawn, to be told before it is saved. */
export type PassedOver = {
  /** Elements that a drawing has no use for. */
  unused: number;
  /** Too far from the clinic. */
  far: number;
  /** More than a map may hold; the nearest were kept. */
  tooMany: number;
  relations: number;
};

/** Half the side of the square that is kept: no drawing shows more, and its corners are within the map's radius. */
const KEPT_METRES = 2_100;
/** Houses are drawn in the nearest view alone. */
const BUILDING_METRES = 600;
const BUILDINGS = 700;
const MOST_POINTS = 60_000;
const CHUNK = 500;
const MOST_CORNERS = 2_000;
/** Of streets before they are joined. */
const MOST_PIECES = 4_000;
const BOX = { left: -KEPT_METRES, top: -KEPT_METRES, right: KEPT_METRES, bottom: KEPT_METRES };
const HERE: Spot = [0, 0];

type Kept<Value> = { value: Value; line: Spot[]; metres: number };
type Found = {
  streets: Kept<Omit<Street, 'points'>>[];
  areas: Kept<Pick<Area, 'kind'>>[];
  places: Kept<Omit<Place, 'at'>>[];
};

/** What a drawing of a clinic's surroundings needs of a file's elements, the nearest first. */
export function keepSurroundings(
  elements: readonly MapElement[],
  clinic: MapPoint,
): { map: Surroundings; passedOver: Omit<PassedOver, 'relations'> } {
  const plane = planeAt(clinic);
  const found: Found = { streets: [], areas: [], places: [] };
  const told = { unused: 0, far: 0 };
  for (const element of elements) {
    const sorted = sortElement(element, mapName(element.tags.get('name') ?? ''));
    const here = partsHere(sorted, element.points.map(plane));
    const isUsed = sorted.street ?? sorted.area ?? sorted.place;
    if (!isUsed) told.unused += element.tags.size > 0 ? 1 : 0;
    else if (Object.values(here).every(({ length }) => length === 0)) told.far += 1;
    found.streets.push(...here.streets);
    found.areas.push(...here.areas);
    found.places.push(...here.places);
  }
  const near = nearest(found.streets, MOST_PIECES);
  const streets = joinLines(near).map(({ value, line }) => keptLine(value, line));
  return withinLimits({ ...found, streets }, { toPoint: pointAt(clinic), told });
}

/** The parts of an element that are near enough. */
function partsHere({ street, area, place }: Sorted, line: readonly Spot[]): Found {
  const isSmall = line.length <= MOST_CORNERS;
  const edge = area && isSmall ? clipArea(line, BOX) : [];
  const isNear = area !== 'building' || distanceTo(HERE, line) <= BUILDING_METRES;
  const middle = middleOf(line);
  const isHere = Math.max(Math.abs(middle[0]), Math.abs(middle[1])) <= KEPT_METRES;
  return {
    streets: street
      ? chunksOf(line).flatMap((chunk) =>
          clipLine(chunk, BOX).map((piece) => keptLine(street, piece)),
        )
      : [],
    areas: area && edge.length > 2 && isNear ? [keptLine({ kind: area }, edge)] : [],
    places: place && isHere ? [{ value: place, line: [middle], metres: apart(HERE, middle) }] : [],
  };
}

/** OpenStreetMap's lines have 2,000 points at most; simplifying longer ones would take the square of their length. */
function chunksOf(line: readonly Spot[]): Spot[][] {
  const starts = Array.from({ length: Math.ceil((line.length - 1) / CHUNK) }, (_, index) => {
    return index * CHUNK;
  });
  return starts.map((start) => line.slice(start, start + CHUNK + 1));
}

function keptLine<Value>(value: Value, line: Spot[]): Kept<Value> {
  return { value, line, metres: distanceTo(HERE, line) };
}

function middleOf(line: readonly Spot[]): Spot {
  const sum = line.reduce<Spot>(([x, y], spot) => [x + spot[0], y + spot[1]], HERE);
  return [sum[0] / line.length, sum[1] / line.length];
}

function withinLimits(
  found: Found,
  { toPoint, told }: { toPoint: (spot: Spot) => MapPoint; told: { unused: number; far: number } },
) {
  const buildings = found.areas.filter(({ value }) => value.kind === 'building');
  const grounds = found.areas.filter(({ value }) => value.kind !== 'building');
  const streets = nearest(found.streets, MAP_LIMITS.streets, streetRank);
  const areas = [
    ...nearest(grounds, MAP_LIMITS.areas - BUILDINGS),
    ...nearest(buildings, BUILDINGS),
  ];
  const places = nearest(found.places, MAP_LIMITS.places);
  const all = found.streets.length + found.areas.length + found.places.length;
  let kept = coarser({ streets: affordable(streets), areas: affordable(areas), places }, 0.5);
  let map = mapOf(kept, toPoint);
  // Coarser, then fewer, until it is small enough.
  for (const tolerance of [2, 6, 16]) {
    if (pointCount(map) <= MAP_LIMITS.points) break;
    kept = coarser(kept, tolerance);
    map = mapOf(kept, toPoint);
  }
  while (pointCount(map) > MAP_LIMITS.points) {
    kept = half(kept);
    map = mapOf(kept, toPoint);
  }
  const number = map.streets.length + map.areas.length + map.places.length;
  return { map, passedOver: { ...told, tooMany: all - number } };
}

/** The nearest, up to more points than any real place of that size has: what follows takes time for each. */
function affordable<Value>(list: readonly Kept<Value>[]): Kept<Value>[] {
  let left = MOST_POINTS;
  return list.filter(({ line }) => {
    left -= line.length;
    return left >= 0;
  });
}

/** Each time from what is left: that is much less. */
function coarser(kept: Found, tolerance: number): Found {
  const simpler = <Value>(list: readonly Kept<Value>[]) =>
    list.map((each) => ({ ...each, line: simplify(each.line, tolerance) }));
  return { ...kept, streets: simpler(kept.streets), areas: simpler(kept.areas) };
}

function half(kept: Found): Found {
  const nearer = <Value>(list: Kept<Value>[]) => list.slice(0, Math.ceil(list.length / 2));
  return { ...kept, streets: nearer(kept.streets), areas: nearer(kept.areas) };
}

/** Streets with a name before those without, and roads before paths. */
function streetRank({ name, kind }: Omit<Street, 'points'>): number {
  return (name === null ? 10 : 0) + (STREET_KINDS.indexOf(kind) > 2 ? 5 : 0);
}

function nearest<Value>(
  list: readonly Kept<Value>[],
  most: number,
  rank: (value: Value) => number = () => 0,
): Kept<Value>[] {
  return list
    .toSorted((one, other) => rank(one.value) - rank(other.value) || one.metres - other.metres)
    .slice(0, most);
}

function mapOf({ streets, areas, places }: Found, toPoint: (spot: Spot) => MapPoint): Surroundings {
  const points = (line: readonly Spot[]) => line.map(toPoint);
  return {
    source: 'osm',
    streets: streets.map(({ value, line }) => ({ ...value, points: points(line) })),
    areas: areas
      .map(({ value, line }) => ({ ...value, points: points(line) }))
      .filter((area) => area.points.length > 2),
    places: places.flatMap(({ value, line }) =>
      line.map((spot) => ({ ...value, at: toPoint(spot) })),
    ),
  };
}
