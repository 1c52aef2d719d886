import {
  type AreaKind,
  MAP_LIMITS,
  type MapPoint,
  type PlaceKind,
  type StreetKind,
  type Surroundings,
} from '#app/clinic/map/surroundings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { mapName } from './map-name.ts';
import { metresBetween } from './plane.ts';

/** The words with which a line may begin; without one a street is a street and a place a landmark. */
export const STREET_WORDS: Readonly<Record<string, StreetKind>> = {
  principal: 'main',
  rua: 'street',
  travessa: 'lane',
  caminho: 'path',
  trem: 'rail',
  córrego: 'stream',
};
export const AREA_WORDS: Readonly<Record<string, AreaKind>> = {
  parque: 'park',
  praça: 'square',
  água: 'water',
  prédio: 'building',
};
export const PLACE_WORDS: Readonly<Record<string, PlaceKind>> = {
  praça: 'square',
  igreja: 'church',
  rodoviária: 'bus-station',
  farmácia: 'pharmacy',
  hospital: 'hospital',
  escola: 'school',
  mercado: 'market',
  banco: 'bank',
  prefeitura: 'town-hall',
  posto: 'fuel',
  ponto: 'landmark',
  estacionamento: 'parking',
  ônibus: 'bus-stop',
  entrada: 'entrance',
};

/** A map as three texts, a line for each thing. */
export type MapLines = { streets: string; areas: string; places: string };
export type LineField = keyof MapLines;

export type LineProblem = {
  field: LineField;
  /** Counted from 1; 0 for the whole text. */
  line: number;
  wrong: 'word' | 'points' | 'few-points' | 'one-point' | 'far' | 'name' | 'too-many' | 'nothing';
};

/** Longest text of a field, in characters. */
export const MAX_LINES_LENGTH = 60_000;
/** Larger maps, which come from files, are not offered as lines. */
export const MAX_TYPED_POINTS = 1_500;

/** Reads the texts; every line with a fault is named, and nothing is left out in silence. */
export function parseLines(
  lines: MapLines,
  clinic: MapPoint,
): Result<Pick<Surroundings, 'streets' | 'areas' | 'places'>, LineProblem[]> {
  const problems: LineProblem[] = [];
  const read = (field: LineField, words: Readonly<Record<string, unknown>>) =>
    linesIn(lines[field]).flatMap(({ number, text }) => {
      const parsed = parseLine(text, words, clinic);
      if (parsed.ok) return [{ number, ...parsed.value }];
      problems.push({ field, line: number, wrong: parsed.refusal });
      return [];
    });
  const note = (field: LineField, line: number, wrong: LineProblem['wrong']) => {
    problems.push({ field, line, wrong });
  };
  const streets = read('streets', STREET_WORDS).map(({ number, word, name, points }) => {
    if (points.length < 2) note('streets', number, 'few-points');
    return { kind: STREET_WORDS[word] ?? 'street', name, points };
  });
  const areas = read('areas', AREA_WORDS).map(({ number, word, points }) => {
    if (points.length < 3) note('areas', number, 'few-points');
    return { kind: AREA_WORDS[word] ?? 'park', points };
  });
  const places = read('places', PLACE_WORDS).flatMap(({ number, word, name, points }) => {
    if (points.length !== 1) note('places', number, 'one-point');
    return points.slice(0, 1).map((at) => ({ kind: PLACE_WORDS[word] ?? 'landmark', name, at }));
  });
  if (streets.length > MAP_LIMITS.streets) note('streets', 0, 'too-many');
  if (areas.length > MAP_LIMITS.areas) note('areas', 0, 'too-many');
  if (places.length > MAP_LIMITS.places) note('places', 0, 'too-many');
  if (streets.length === 0 && problems.length === 0) note('streets', 0, 'nothing');
  if (problems.length > 0) return refuse(problems.toSorted((one, other) => one.line - other.line));
  return ok({ streets, areas, places });
}

function linesIn(text: string): { number: number; text: string }[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
}

const POINT = /^([+-]?\d{1,2}(?:\.\d{1,12})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,12})?)$/;

type ParsedLine = { word: string; name: string | null; points: MapPoint[] };

/** 'igreja: Igreja Matriz; -21.65, -45.75'. */
function parseLine(
  text: string,
  words: Readonly<Record<string, unknown>>,
  clinic: MapPoint,
): Result<ParsedLine, LineProblem['wrong']> {
  const parts = text.split(';').map((part) => part.trim());
  const rest = parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  const isNamed = !POINT.test(rest[0] ?? '');
  const head = isNamed ? (rest[0] ?? '') : '';
  const [, written = '', title = head] = /^([^:]{1,20}):(.*)$/.exec(head) ?? [];
  const word = written.trim().toLowerCase();
  if (word !== '' && !Object.hasOwn(words, word)) return refuse('word');
  const name = mapName(title);
  if (name === null && title.trim() !== '') return refuse('name');
  const points: MapPoint[] = [];
  for (const part of isNamed ? rest.slice(1) : rest) {
    const [, north, east] = POINT.exec(part) ?? [];
    // '-21,65' has a decimal comma, and is no point at 65° east.
    const isPoint = north !== undefined && east !== undefined && part.includes('.');
    if (!isPoint) return refuse('points');
    const point: MapPoint = [Number(north), Number(east)];
    if (metresBetween(point, clinic) > MAP_LIMITS.radiusMetres) return refuse('far');
    points.push(point);
  }
  return ok({ word, name, points });
}

/** The texts that say a map. */
export function linesOf({ streets, areas, places }: Surroundings): MapLines {
  const written = (points: readonly MapPoint[]) => points.map((point) => point.join(', '));
  const line = (word: string, name: string | null, points: readonly MapPoint[]) =>
    [`${word}: ${name ?? ''}`.trim(), ...written(points)].join('; ');
  return {
    streets: streets
      .map(({ kind, name, points }) => line(wordFor(STREET_WORDS, kind), name, points))
      .join('\n'),
    areas: areas
      .map(({ kind, points }) => line(wordFor(AREA_WORDS, kind), null, points))
      .join('\n'),
    places: places
      .map(({ kind, name, at }) => line(wordFor(PLACE_WORDS, kind), name, [at]))
      .join('\n'),
  };
}

function wordFor<Kind>(words: Readonly<Record<string, Kind>>, kind: Kind): string {
  return Object.keys(words).find((word) => words[word] === kind) ?? '';
}
