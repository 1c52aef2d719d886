import type { Spot } from './plane.ts';

/** A rectangle that lies straight. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A box around the origin. @param ratio of its height to its width */
export function centredBox(width: number, ratio: number): Box {
  const [x, y] = [width / 2, (width * ratio) / 2];
  return { left: -x, right: x, top: -y, bottom: y };
}

export function isInside([x, y]: Spot, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The pieces of a line within a box, in its order (Liang–Barsky for each stretch). */
export function clipLine(line: readonly Spot[], box: Box): Spot[][] {
  const pieces: Spot[][] = [];
  let piece: Spot[] = [];
  const close = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const part = clipStretch(from, to, box);
    if (!part) {
      close();
      continue;
    }
    const last = piece.at(-1);
    if (!last || !isSame(last, part[0])) {
      close();
      piece = [part[0]];
    }
    piece.push(part[1]);
  }
  close();
  return pieces;
}

function isSame(one: Spot, other: Spot): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function clipStretch(from: Spot, to: Spot, box: Box): [Spot, Spot] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enters, leaves] = [0, 1];
  const sides: readonly (readonly [number, number])[] = [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ];
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return undefined;
    } else if (slope < 0) enters = Math.max(enters, room / slope);
    else leaves = Math.min(leaves, room / slope);
  }
  if (enters > leaves) return undefined;
  const at = (part: number): Spot =>
    within(part === 1 ? to : [from[0] + part * dx, from[1] + part * dy], box);
  return [at(enters), at(leaves)];
}

/** Rounding must not leave a spot beside the edge on which it lies. */
function within([x, y]: Spot, { left, top, right, bottom }: Box): Spot {
  return [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))];
}

/** The part of an area within a box (Sutherland–Hodgman); fewer than three spots when there is none. */
export function clipArea(area: readonly Spot[], box: Box): Spot[] {
  const sides: readonly Side[] = [
    { axis: 0, limit: box.left, sign: 1 },
    { axis: 0, limit: box.right, sign: -1 },
    { axis: 1, limit: box.top, sign: 1 },
    { axis: 1, limit: box.bottom, sign: -1 },
  ];
  return sides.reduce<Spot[]>((spots, side) => clipSide(spots, side), [...area]);
}

type Side = { axis: 0 | 1; limit: number; sign: 1 | -1 };

function clipSide(spots: readonly Spot[], { axis, limit, sign }: Side): Spot[] {
  const room = (spot: Spot) => (spot[axis] - limit) * sign;
  return spots.flatMap((to, index) => {
    const from = spots.at(index - 1) ?? to;
    const [before, now] = [room(from), room(to)];
    const crosses = before >= 0 !== now >= 0;
    const other = axis === 0 ? 1 : 0;
    const between = crosses
      ? from[other] + ((to[other] - from[other]) * before) / (before - now)
      : 0;
    const edge: Spot = axis === 0 ? [limit, between] : [between, limit];
    return [...(crosses ? [edge] : []), ...(now >= 0 ? [to] : [])];
  });
}
