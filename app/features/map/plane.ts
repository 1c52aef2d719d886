import type { MapPoint } from '#app/clinic/map/surroundings.ts';

/** A point on a plane: to the right, and down. */
export type Spot = readonly [x: number, y: number];

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The plane that touches the earth at a point, in metres: x to the east, y to the south. A degree of longitude is
 * shorter by the cosine of the latitude. Within 3 km this is right to a few centimetres.
 */
export function planeAt([latitude, longitude]: MapPoint): (point: MapPoint) => Spot {
  const perDegree = radians(1) * EARTH;
  const perDegreeEast = perDegree * Math.cos(radians(latitude));
  return ([north, east]) => [(east - longitude) * perDegreeEast, (latitude - north) * perDegree];
}

/** The way back: a spot of that plane as a point on the earth, to the sixth decimal, which is 11 cm. */
export function pointAt([latitude, longitude]: MapPoint): (spot: Spot) => MapPoint {
  const perDegree = radians(1) * EARTH;
  const perDegreeEast = perDegree * Math.cos(radians(latitude));
  const sixth = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return ([x, y]) => [sixth(latitude - y / perDegree), sixth(longitude + x / perDegreeEast)];
}

/** Metres along the surface between two points (haversine). */
export function metresBetween(from: MapPoint, to: MapPoint): number {
  const [north, east] = [radians(to[0] - from[0]), radians(to[1] - from[1])];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

/** Where a spot lies, seen from the origin of its plane. */
export function compassOf([x, y]: Spot): Compass {
  const eighth = Math.round((Math.atan2(x, -y) / Math.PI) * 4 + 8) % 8;
  return COMPASS[eighth] ?? 'n';
}

export function apart([x1, y1]: Spot, [x2, y2]: Spot): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The nearest spot of a stretch to another one. */
export function nearestOn(spot: Spot, [from, to]: readonly [Spot, Spot]): Spot {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return [from[0] + part * dx, from[1] + part * dy];
}

/** Its stretches one by one. */
export function stretchesOf(line: readonly Spot[]): [Spot, Spot][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

/** Metres, or units, from a spot to a line. */
export function distanceTo(spot: Spot, line: readonly Spot[]): number {
  const distances = stretchesOf(line).map((stretch) => apart(spot, nearestOn(spot, stretch)));
  return distances.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
}

/**
 * Leaves out points that a line passes within `tolerance` of anyway (Douglas–Peucker). Ends stay.
 * Without recursion: a hostile line would be as deep as it is long.
 */
export function simplify(line: readonly Spot[], tolerance: number): Spot[] {
  if (line.length < 3) return [...line];
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [first, last] = next;
    const farthest = farthestOf(line, { first, last });
    if (!farthest || farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    open.push([first, farthest.index], [farthest.index, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** In numbers alone: hostile lines make this the place where the time goes. */
function farthestOf(
  line: readonly Spot[],
  { first, last }: { first: number; last: number },
): { index: number; distance: number } | undefined {
  const [from, to] = [line[first], line[last]];
  if (!from || !to) return undefined;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  let index = -1;
  let most = -1;
  for (let each = first + 1; each < last; each += 1) {
    const spot = line[each];
    if (!spot) continue;
    const [x, y] = [spot[0] - from[0], spot[1] - from[1]];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const [asideX, asideY] = [x - along * dx, y - along * dy];
    const square = asideX * asideX + asideY * asideY;
    if (square > most) {
      most = square;
      index = each;
    }
  }
  return index < 0 ? undefined : { index, distance: Math.sqrt(most) };
}
