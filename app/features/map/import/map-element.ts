import type { MapPoint } from '#app/clinic/map/surroundings.ts';

/** Something of a map file: a spot of one point, else a line. */
export type MapElement = { tags: ReadonlyMap<string, string>; points: readonly MapPoint[] };

export type ReadElements = {
  elements: MapElement[];
  /** Relations, of which areas with holes and bus routes are made: they are passed over. */
  relations: number;
};

/** Why a file is no map. */
export type FileRefusal =
  /** Neither OpenStreetMap's XML, nor Overpass's JSON, nor GeoJSON. */
  | 'not-a-map'
  /** It defines a document type or entities of its own, which maps do not and attacks do. */
  | 'document-type'
  /** It breaks off, or is not well formed. */
  | 'broken';

/** Largest file that is read. */
export const MAX_FILE_BYTES = 6 * 1024 * 1024;

/** A point on the earth; undefined for anything else, as 1e308 or a word. */
export function pointFrom(latitude: unknown, longitude: unknown): MapPoint | undefined {
  const [north, east] = [numberFrom(latitude), numberFrom(longitude)];
  if (north === undefined || east === undefined) return undefined;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [north, east] : undefined;
}

function numberFrom(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(value)) return undefined;
  return Number(value);
}
