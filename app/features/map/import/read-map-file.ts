import type { MapPoint, Surroundings } from '#app/clinic/map/surroundings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { keepSurroundings, type PassedOver } from './keep-surroundings.ts';
import { type FileRefusal, MAX_FILE_BYTES } from './map-element.ts';
import { readMapJson } from './read-map-json.ts';
import { readOsmXml } from './read-osm-xml.ts';

export type MapFileRefusal =
  | FileRefusal
  | 'too-large'
  /** Not text in UTF-8. */
  | 'not-text'
  /** No street of it is near the clinic. */
  | 'elsewhere';

/** The surroundings of a clinic in a file: OpenStreetMap's XML, Overpass's JSON or GeoJSON. */
export function readMapFile(
  bytes: Uint8Array,
  clinic: MapPoint,
): Result<{ map: Surroundings; passedOver: PassedOver }, MapFileRefusal> {
  if (bytes.length > MAX_FILE_BYTES) return refuse('too-large');
  const text = decode(bytes);
  if (text === null) return refuse('not-text');
  const read = /^\s*[{[]/.test(text) ? readMapJson(text) : readOsmXml(text);
  if (!read.ok) return read;
  const { elements, relations } = read.value;
  const { map, passedOver } = keepSurroundings(elements, clinic);
  if (map.streets.length === 0) return refuse('elsewhere');
  return ok({ map, passedOver: { ...passedOver, relations } });
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
