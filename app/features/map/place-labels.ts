import type { Box } from './clip.ts';
import { apart, type Spot, simplify, stretchesOf } from './plane.ts';

/** A rectangle that may be turned. */
export type TurnedBox = {
  at: Spot;
  width: number;
  height: number;
  /** Clockwise. */
  degrees: number;
};

/** Words on the map, by their middle. */
export type MapLabel = { text: string; at: Spot; degrees: number; size: number };

/** Room around every word. */
const MARGIN = 2;
/** A line may leave the straight under its name by this much. */
const BEND = 2.5;

/** How wide words are at most, in units; measured on the site's letters, generously. */
export function widthOf(text: string, size: number): number {
  const narrow = text.match(/[\s.,'’ijlIft]/g)?.length ?? 0;
  const wide = text.match(/[A-Zmw]/g)?.length ?? 0;
  return ([...text].length * 0.6 - narrow * 0.25 + wide * 0.14) * size;
}

export function boxOf({ text, at, degrees, size }: MapLabel): TurnedBox {
  return {
    at,
    degrees,
    width: widthOf(text, size) + 2 * MARGIN,
    height: size + 2 * MARGIN,
  };
}

/**
 * A place for a street's name along one of its straight parts, the longest first, where it touches nothing that is
 * taken and stays within the frame; undefined when there is none.
 * @param texts the name as it is, then shorter ones
 */
export function labelAlong(
  pieces: readonly (readonly Spot[])[],
  texts: readonly string[],
  { size, frame, taken }: { size: number; frame: Box; taken: readonly TurnedBox[] },
): MapLabel | undefined {
  const straight = pieces
    .flatMap((piece) => stretchesOf(simplify(piece, BEND)))
    .toSorted((one, other) => apart(...other) - apart(...one));
  for (const text of texts) {
    for (const stretch of straight) {
      const room = apart(...stretch) - widthOf(text, size) - 2 * MARGIN;
      if (room < 0) break;
      const free = spotsOn(stretch, room)
        .map((at): MapLabel => ({ text, at, degrees: readable(stretch), size }))
        .find((label) => isFree(boxOf(label), { frame, taken }));
      if (free) return free;
    }
  }
  return undefined;
}

/** From the middle of a stretch outwards. */
const ASIDE = [0, -0.25, 0.25, -0.5, 0.5, -0.7, 0.7, -0.85, 0.85, -0.95, 0.95] as const;

/** Spots on a stretch that leave room for the words on both sides, the middle first. */
function spotsOn([from, to]: readonly [Spot, Spot], room: number): Spot[] {
  const length = apart(from, to) || 1;
  return ASIDE.map((aside) => 0.5 + (aside * room) / 2 / length).map((part) => [
    rounded(from[0] + part * (to[0] - from[0])),
    rounded(from[1] + part * (to[1] - from[1])),
  ]);
}

/** Never upside down. */
function readable([from, to]: readonly [Spot, Spot]): number {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const upright = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
  return rounded(upright);
}

/** One decimal; never -0. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export function isFree(
  box: TurnedBox,
  { frame, taken }: { frame: Box; taken: readonly TurnedBox[] },
): boolean {
  const inFrame = cornersOf(box).every(
    ([x, y]) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
  );
  return inFrame && !taken.some((other) => overlap(box, other));
}

/** Whether two turned rectangles touch: no side of either separates them. */
export function overlap(one: TurnedBox, other: TurnedBox): boolean {
  const [mine, theirs] = [cornersOf(one), cornersOf(other)];
  return ![one.degrees, one.degrees + 90, other.degrees, other.degrees + 90].some((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const along = ([x, y]: Spot) => x * Math.cos(turn) + y * Math.sin(turn);
    const [a, b] = [mine.map(along), theirs.map(along)];
    return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
  });
}

export function cornersOf({ at, width, height, degrees }: TurnedBox): Spot[] {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return signs.map(([across, down]) => {
    const [x, y] = [(across * width) / 2, (down * height) / 2];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  });
}
