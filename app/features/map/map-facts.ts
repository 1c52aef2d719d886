import type { MapPoint, PlaceKind, Street, Surroundings } from '#app/clinic/map/surroundings.ts';
import {
  apart,
  type Compass,
  compassOf,
  distanceTo,
  nearestOn,
  planeAt,
  type Spot,
  stretchesOf,
} from './plane.ts';
import { streetKey } from './street-names.ts';

export type NearPlace = {
  kind: PlaceKind;
  name: string | null;
  /** Rounded as people say distances. */
  metres: number;
  /** Where it lies, seen from the clinic. */
  towards: Compass;
};

/** What a map shows, as facts to put in words. */
export type MapFacts = {
  street: string | null;
  /** Streets that cross the clinic's own, on both sides of it or on one. */
  between: readonly string[];
  near: readonly NearPlace[];
};

/** A clinic's own street is at most this far from its point. */
const STREET_METRES = 60;
const NEAR_METRES = 1_500;
const NEAR_PLACES = 6;
/** Two streets that come this close meet. */
const CROSSING_METRES = 12;

/** What stands around a point. @param clinic its street as in its address */
export function mapFacts(
  { streets, places }: Surroundings,
  clinic: { at: MapPoint; street: string },
): MapFacts {
  const plane = planeAt(clinic.at);
  const lines = streets.flatMap(({ name, kind, points }) =>
    name && isRoad(kind) ? [{ name, line: points.map(plane) }] : [],
  );
  const own = ownStreet(lines, clinic.street);
  return {
    street: own?.name ?? null,
    between: own ? crossings(own, lines) : [],
    near: nearPlaces(places, plane),
  };
}

type Line = { name: string; line: Spot[] };
const HERE: Spot = [0, 0];

function isRoad(kind: Street['kind']): boolean {
  return kind !== 'rail' && kind !== 'stream';
}

/** The part of the address's street that passes the clinic; else the nearest named street, if it does. */
function ownStreet(lines: readonly Line[], street: string): Line | undefined {
  const near = lines
    .map((line) => ({ ...line, metres: distanceTo(HERE, line.line) }))
    .filter(({ metres }) => metres <= STREET_METRES)
    .toSorted((one, other) => one.metres - other.metres);
  const key = streetKey(street);
  return near.find(({ name }) => streetKey(name) === key) ?? near[0];
}

/** Names of the next streets that cross, one to each side, in the direction in which the street was drawn. */
function crossings(own: Line, lines: readonly Line[]): string[] {
  // OpenStreetMap cuts streets into pieces: all of the same name count.
  const parts = lines.filter(({ name }) => name === own.name);
  const others = lines.filter(({ name }) => streetKey(name) !== streetKey(own.name));
  const direction = directionAt(own.line);
  const met = parts.flatMap(({ line }) =>
    others.flatMap(({ name, line: other }) =>
      meetings(line, other).map(([x, y]) => ({
        name,
        along: x * direction[0] + y * direction[1],
        metres: apart(HERE, [x, y]),
      })),
    ),
  );
  const next = (isAhead: boolean) =>
    met
      .filter(({ along }) => along > 0 === isAhead)
      .toSorted((one, other) => one.metres - other.metres)[0]?.name;
  return [...new Set([next(false), next(true)].filter((name) => name !== undefined))];
}

/** Where the street runs at the clinic, as a vector of length 1. */
function directionAt(line: readonly Spot[]): Spot {
  const [nearest] = stretchesOf(line).toSorted(
    (one, other) => apart(HERE, nearestOn(HERE, one)) - apart(HERE, nearestOn(HERE, other)),
  );
  const [from, to] = nearest ?? [HERE, HERE];
  const length = apart(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Spots at which two lines cross or touch, within walking distance of the clinic. */
function meetings(line: readonly Spot[], other: readonly Spot[]): Spot[] {
  const near = (stretch: readonly [Spot, Spot]) =>
    apart(HERE, nearestOn(HERE, stretch)) <= NEAR_METRES / 2;
  const theirs = stretchesOf(other).filter(near);
  return stretchesOf(line)
    .filter(near)
    .flatMap((mine) => theirs.flatMap((each) => meeting(mine, each) ?? []));
}

function meeting([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): Spot[] | undefined {
  const [abX, abY] = [b[0] - a[0], b[1] - a[1]];
  const [cdX, cdY] = [d[0] - c[0], d[1] - c[1]];
  const cross = abX * cdY - abY * cdX;
  if (cross !== 0) {
    const alongAb = ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / cross;
    const alongCd = ((c[0] - a[0]) * abY - (c[1] - a[1]) * abX) / cross;
    const isOn = (part: number) => part >= 0 && part <= 1;
    if (isOn(alongAb) && isOn(alongCd)) return [[a[0] + alongAb * abX, a[1] + alongAb * abY]];
  }
  // A street that ends at another one may stop a little short of it.
  const touching = [c, d].map((end) => ({ end, on: nearestOn(end, [a, b]) }));
  return touching.filter(({ end, on }) => apart(end, on) <= CROSSING_METRES).map(({ on }) => on);
}

function nearPlaces(places: Surroundings['places'], plane: (at: MapPoint) => Spot): NearPlace[] {
  const near = places
    .map((place) => ({ ...place, spot: plane(place.at) }))
    .map((place) => ({ ...place, exact: apart(HERE, place.spot) }))
    .filter(({ exact }) => exact <= NEAR_METRES)
    .toSorted((one, other) => one.exact - other.exact);
  const named = near.filter(({ name }) => name !== null).slice(0, NEAR_PLACES);
  // Of what helps on arrival, the nearest of each kind, also without a name.
  const useful = (['entrance', 'parking', 'bus-stop'] as const)
    .map((kind) => near.find((place) => place.kind === kind))
    .filter((place) => place !== undefined)
    .filter((place) => !named.includes(place));
  return [...named, ...useful].map(({ kind, name, exact, spot }) => ({
    kind,
    name,
    metres: spokenMetres(exact),
    towards: compassOf(spot),
  }));
}

/** As people say it: to 10 m up to 200, to 50 m up to a kilometre, then to 100 m. */
export function spokenMetres(metres: number): number {
  const step = metres < 200 ? 10 : metres < 1_000 ? 50 : 100;
  return Math.max(10, Math.round(metres / step) * step);
}
