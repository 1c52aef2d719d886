import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type FileRefusal, type MapElement, pointFrom, type ReadElements } from './map-element.ts';

/** Reads Overpass's JSON (`elements`) or GeoJSON (`features`). */
export function readMapJson(text: string): Result<ReadElements, FileRefusal> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (Array.isArray(field(file, 'elements'))) return ok(fromOverpass(listIn(file, 'elements')));
  if (field(file, 'type') === 'FeatureCollection')
    return ok({ elements: listIn(file, 'features').flatMap(fromFeature), relations: 0 });
  return refuse('not-a-map');
}

function parse(text: string): Result<unknown, FileRefusal> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('broken');
    throw error;
  }
}

/** A field of something unknown; own fields only. */
function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function listIn(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

function tagsIn(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

function fromOverpass(elements: readonly unknown[]): ReadElements {
  const nodes = new Map<unknown, MapPoint>();
  for (const each of elements) {
    const point = pointFrom(field(each, 'lat'), field(each, 'lon'));
    if (field(each, 'type') === 'node' && point) nodes.set(field(each, 'id'), point);
  }
  const read = elements.flatMap((each): MapElement[] => {
    const tags = tagsIn(field(each, 'tags'));
    if (field(each, 'type') === 'node') {
      const point = nodes.get(field(each, 'id'));
      return point && tags.size > 0 ? [{ tags, points: [point] }] : [];
    }
    if (field(each, 'type') !== 'way') return [];
    const geometry = listIn(each, 'geometry').map((spot) => {
      return pointFrom(field(spot, 'lat'), field(spot, 'lon'));
    });
    const spots = geometry.length > 0 ? geometry : listIn(each, 'nodes').map((id) => nodes.get(id));
    const points = spots.filter((point) => point !== undefined);
    return points.length > 1 ? [{ tags, points }] : [];
  });
  const relations = elements.filter((each) => field(each, 'type') === 'relation').length;
  return { elements: read, relations };
}

function fromFeature(feature: unknown): MapElement[] {
  const properties = field(feature, 'properties');
  const inner = field(properties, 'tags');
  const tags = tagsIn(typeof inner === 'object' ? inner : properties);
  const geometry = field(feature, 'geometry');
  const coordinates = field(geometry, 'coordinates');
  return linesIn(field(geometry, 'type'), coordinates)
    .map((line) => ({ tags, points: line.flatMap(spotIn) }))
    .filter(({ points }) => points.length > 0);
}

/** The lines of a geometry; of an area its outer edge. */
function linesIn(type: unknown, coordinates: unknown): unknown[][] {
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const parts = list(coordinates);
  if (type === 'Point') return [[coordinates]];
  if (type === 'LineString') return [parts];
  if (type === 'MultiLineString') return parts.map(list);
  if (type === 'Polygon') return [list(parts[0])];
  if (type === 'MultiPolygon') return parts.map((polygon) => list(list(polygon)[0]));
  return [];
}

/** GeoJSON writes the longitude first. */
function spotIn(position: unknown): MapPoint[] {
  const [longitude, latitude] = Array.isArray(position) ? position : [];
  const point = pointFrom(latitude, longitude);
  return point ? [point] : [];
}
