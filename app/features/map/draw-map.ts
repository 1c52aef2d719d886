import {
  type AreaKind,
  type MapPoint,
  type Place,
  type PlaceKind,
  STREET_KINDS,
  type Street,
  type StreetKind,
  type Surroundings,
} from '#app/clinic/map/surroundings.ts';
import { type Box, centredBox, clipArea, clipLine, isInside } from './clip.ts';
import {
  boxOf,
  isFree,
  labelAlong,
  type MapLabel,
  rounded,
  type TurnedBox,
  widthOf,
} from './place-labels.ts';
import { apart, planeAt, type Spot, simplify } from './plane.ts';
import { shortNames, streetKey } from './street-names.ts';

/** A map as it is drawn, in units of its frame. Equal data make equal drawings. */
export type MapDrawing = {
  width: number;
  height: number;
  areas: readonly { kind: AreaKind; path: string }[];
  /** The narrowest first, so that wide streets lie over them. */
  streets: readonly { kind: StreetKind; path: string }[];
  labels: readonly MapLabel[];
  landmarks: readonly { kind: PlaceKind; at: Spot; label: MapLabel | null }[];
  marker: { at: Spot; radius: number; label: MapLabel };
  scale: { metres: number; length: number };
  /** How much of the town the frame is wide. */
  metresWide: number;
};

export const FRAME = { width: 360, height: 300 } as const;
const BOX: Box = { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height };
const CENTRE: Spot = [FRAME.width / 2, FRAME.height / 2];
/** How many metres the frame may be wide: as few as show enough. */
export const WIDTHS = [600, 850, 1_200, 1_700, 2_400, 3_600] as const;
const ENOUGH = { streets: 1, names: 5, landmarks: 3 } as const;
const COUNTED = ['streets', 'names', 'landmarks'] as const;

const STREET_TEXT = 12;
const PLACE_TEXT = 12.5;
const MARKER = { radius: 17, text: 15 } as const;
const ICON = 8;
const LANDMARKS = 8;
const STREET_LABELS = 14;
/** Letters that all paths of a kind may take, so that a page stays light; the nearest come first. */
const ROOM = { streets: 12_000, areas: 5_000, buildings: 7_000 } as const;
const SCALES = [20, 50, 100, 200, 500, 1_000] as const;
/** The lower left corner belongs to the scale, the upper right one to the arrow that points north. */
const CORNERS: readonly TurnedBox[] = [
  { at: [62, FRAME.height - 14], width: 124, height: 28, degrees: 0 },
  { at: [FRAME.width - 16, 20], width: 32, height: 40, degrees: 0 },
];
const LABEL_FRAME: Box = { left: 3, top: 3, right: FRAME.width - 3, bottom: FRAME.height - 3 };

/**
 * Draws the surroundings of a point.
 * @param clinic its name is short: it stands below its mark
 * @param width in metres; without it, as few as show enough
 */
export function drawMap(
  map: Surroundings,
  clinic: { at: MapPoint; name: string; street: string },
  width?: number,
): MapDrawing {
  const plane = planeAt(clinic.at);
  const metresWide = width ?? widthFor(map, plane);
  const perMetre = FRAME.width / metresWide;
  const toFrame = (point: MapPoint): Spot => {
    const [x, y] = plane(point);
    return [CENTRE[0] + x * perMetre, CENTRE[1] + y * perMetre];
  };
  const shown = map.streets.map((street) => ({ street, pieces: visible(street, toFrame) }));
  const label = {
    text: clinic.name,
    at: [CENTRE[0], CENTRE[1] + MARKER.radius + 11] satisfies Spot,
    degrees: 0,
    size: MARKER.text,
  };
  const marker = { at: CENTRE, radius: MARKER.radius, label };
  const taken: TurnedBox[] = [
    ...CORNERS,
    { at: CENTRE, width: 2 * MARKER.radius + 6, height: 2 * MARKER.radius + 6, degrees: 0 },
    boxOf(label),
  ];
  const named = namedStreets(shown, clinic.street);
  // The clinic's own street gets its name before anything else takes the room.
  const isOwn = ({ rank }: Named) => rank < 0;
  const ownLabels = nameStreets(named.filter(isOwn), taken);
  const landmarks = placeLandmarks(map.places, { toFrame, taken });
  return {
    ...FRAME,
    areas: drawAreas(map.areas, toFrame),
    streets: drawStreets(shown),
    labels: [
      ...ownLabels,
      ...nameStreets(
        named.filter((each) => !isOwn(each)),
        taken,
      ),
    ],
    landmarks,
    marker,
    scale: scaleFor(perMetre),
    metresWide,
  };
}

type Shown = { street: Street; pieces: Spot[][] };
type ToFrame = (point: MapPoint) => Spot;

/** The narrowest view with enough names and landmarks in it; of a small map, with as many as the widest has. */
function widthFor(map: Surroundings, plane: (point: MapPoint) => Spot): number {
  const ratio = FRAME.height / FRAME.width;
  const views = WIDTHS.map((width) => {
    const box = centredBox(width, ratio);
    // A landmark at the very edge has no room for its sign.
    const inner = centredBox(0.9 * width, ratio);
    const streets = map.streets.filter(({ points }) => clipLine(points.map(plane), box).length > 0);
    const names = new Set(streets.flatMap(({ name }) => name ?? []));
    const landmarks = map.places.filter(({ name, at }) => name && isInside(plane(at), inner));
    return { width, streets: streets.length, names: names.size, landmarks: landmarks.length };
  });
  const most = views.at(-1);
  const enough = views.find((view) =>
    COUNTED.every((what) => view[what] >= Math.min(ENOUGH[what], most?.[what] ?? 0)),
  );
  return enough?.width ?? WIDTHS[0];
}

function visible({ points }: Street, toFrame: ToFrame): Spot[][] {
  return clipLine(simplify(points.map(toFrame), 0.6), BOX).map((piece) =>
    piece.map(([x, y]): Spot => [rounded(x), rounded(y)]),
  );
}

function drawStreets(shown: readonly Shown[]): MapDrawing['streets'] {
  const near = shown
    .flatMap(({ street, pieces }) => pieces.map((piece) => ({ kind: street.kind, piece })))
    .toSorted(
      (one, other) =>
        rankOf(one.kind) - rankOf(other.kind) || toCentre(one.piece) - toCentre(other.piece),
    );
  const paths = roomFor(
    near.map(({ kind, piece }) => ({ kind, path: pathOf(piece) })),
    ROOM.streets,
  );
  return joined(paths, [...STREET_KINDS].reverse());
}

/** Main streets are drawn first where there is no room for all. */
function rankOf(kind: StreetKind): number {
  return STREET_KINDS.indexOf(kind);
}

function drawAreas(areas: Surroundings['areas'], toFrame: ToFrame): MapDrawing['areas'] {
  const near = areas
    .map(({ kind, points }) => ({ kind, spots: clipArea(simplify(points.map(toFrame), 0.5), BOX) }))
    .filter(({ spots }) => spots.length > 2)
    .toSorted((one, other) => toCentre(one.spots) - toCentre(other.spots))
    .map(({ kind, spots }) => ({ kind, path: `${pathOf(spots)}Z` }));
  const isBuilding = ({ kind }: { kind: AreaKind }) => kind === 'building';
  const grounds = roomFor(
    near.filter((area) => !isBuilding(area)),
    ROOM.areas,
  );
  const buildings = roomFor(near.filter(isBuilding), ROOM.buildings);
  return joined([...grounds, ...buildings], ['park', 'square', 'water', 'building']);
}

function toCentre(spots: readonly Spot[]): number {
  return spots.reduce(
    (least, spot) => Math.min(least, apart(spot, CENTRE)),
    Number.POSITIVE_INFINITY,
  );
}

function pathOf(spots: readonly Spot[]): string {
  return `M${spots.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
}

/** As many as there is room for, in their order. */
function roomFor<Part extends { path: string }>(parts: readonly Part[], room: number): Part[] {
  let left = room;
  return parts.filter(({ path }) => {
    left -= path.length;
    return left >= 0;
  });
}

function joined<Kind extends string>(
  parts: readonly { kind: Kind; path: string }[],
  order: readonly Kind[],
): { kind: Kind; path: string }[] {
  return order.flatMap((kind) => {
    const path = parts.filter((part) => part.kind === kind).map((part) => part.path);
    return path.length > 0 ? [{ kind, path: path.join('') }] : [];
  });
}

/** Landmarks by their distance, where they touch nothing; each with its name where that fits beside it. */
function placeLandmarks(
  places: readonly Place[],
  { toFrame, taken }: { toFrame: ToFrame; taken: TurnedBox[] },
): MapDrawing['landmarks'] {
  const near = places
    .map((place) => ({ place, at: toFrame(place.at) }))
    .filter(({ at }) => isInside(at, BOX))
    .toSorted(
      (one, other) =>
        Number(other.place.name !== null) - Number(one.place.name !== null) ||
        apart(one.at, CENTRE) - apart(other.at, CENTRE),
    );
  const drawn: { kind: PlaceKind; at: Spot; label: MapLabel | null }[] = [];
  for (const { place, at: exact } of near) {
    if (drawn.length >= LANDMARKS) break;
    const at: Spot = [rounded(exact[0]), rounded(exact[1])];
    const icon = { at, width: 2 * ICON + 4, height: 2 * ICON + 4, degrees: 0 };
    if (!isFree(icon, { frame: LABEL_FRAME, taken })) continue;
    taken.push(icon);
    const label = place.name ? labelBeside(at, place.name, taken) : null;
    if (label) taken.push(boxOf(label));
    drawn.push({ kind: place.kind, at, label });
  }
  return drawn;
}

function labelBeside([x, y]: Spot, name: string, taken: readonly TurnedBox[]): MapLabel | null {
  for (const text of shortNames(name)) {
    const aside = ICON + 5 + widthOf(text, PLACE_TEXT) / 2;
    const spots: Spot[] = [
      [x + aside, y],
      [x - aside, y],
      [x, y + ICON + 10],
      [x, y - ICON - 10],
    ];
    const label = spots
      .map((at): MapLabel => {
        return { text, at: [rounded(at[0]), rounded(at[1])], degrees: 0, size: PLACE_TEXT };
      })
      .find((each) => isFree(boxOf(each), { frame: LABEL_FRAME, taken }));
    if (label) return label;
  }
  return null;
}

type Named = { name: string; pieces: Spot[][]; rank: number; length: number };

/** The streets with a name, the clinic's own first, then the widest and longest. */
function namedStreets(shown: readonly Shown[], own: string): Named[] {
  const ownKey = streetKey(own);
  const byName = Map.groupBy(
    shown.filter(({ street, pieces }) => street.name !== null && pieces.length > 0),
    ({ street }) => street.name ?? '',
  );
  return [...byName]
    .map(([name, parts]) => {
      const pieces = parts.flatMap((part) => part.pieces);
      const widest = Math.min(...parts.map(({ street }) => rankOf(street.kind)));
      const rank = streetKey(name) === ownKey ? -1 : widest;
      const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
      return { name, pieces, rank, length };
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank || other.length - one.length || (one.name < other.name ? -1 : 1),
    );
}

/** Each name once, and as many as fit. */
function nameStreets(named: readonly Named[], taken: TurnedBox[]): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const { name, pieces } of named) {
    if (labels.length >= STREET_LABELS) break;
    const options = { size: STREET_TEXT, frame: LABEL_FRAME, taken };
    const label = labelAlong(pieces, shortNames(name), options);
    if (!label) continue;
    taken.push(boxOf(label));
    labels.push(label);
  }
  return labels;
}

function lengthOf(piece: readonly Spot[]): number {
  return piece.slice(1).reduce((sum, spot, index) => sum + apart(piece[index] ?? spot, spot), 0);
}

/** The longest bar that takes at most a quarter of the frame. */
function scaleFor(perMetre: number): MapDrawing['scale'] {
  const fitting = SCALES.filter((metres) => metres * perMetre <= FRAME.width / 4);
  const metres = fitting.at(-1) ?? SCALES[0];
  return { metres, length: rounded(metres * perMetre) };
}
