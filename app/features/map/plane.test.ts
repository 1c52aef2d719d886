import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { clipArea, clipLine, isInside } from './clip.ts';
import {
  apart,
  compassOf,
  distanceTo,
  metresBetween,
  planeAt,
  pointAt,
  type Spot,
  simplify,
} from './plane.ts';

const CLINIC: MapPoint = [-21.65, -45.75];

// Great-circle distances of a sphere of the earth's mean radius, as published calculators give them.
test.each([
  ['São Paulo to Rio de Janeiro', [-23.5505, -46.6333], [-22.9068, -43.1729], 360_749],
  ['one degree of latitude', [0, -45], [1, -45], 111_195],
  ['one degree of longitude at 60°', [60, 0], [60, 1], 55_597],
  ['nowhere', [-21.65, -45.75], [-21.65, -45.75], 0],
] as const)('the distance of %s is known', (_, from, to, metres) => {
  expect(Math.abs(metresBetween([...from], [...to]) - metres)).toBeLessThan(
    Math.max(1, metres * 0.0005),
  );
});

const near = fc.tuple(
  fc.double({ min: -21.677, max: -21.623, noNaN: true }),
  fc.double({ min: -45.779, max: -45.721, noNaN: true }),
);

test('on the plane, distances from the clinic are those on the earth, and the way back ends where it began', () => {
  const [plane, back] = [planeAt(CLINIC), pointAt(CLINIC)];
  fc.assert(
    fc.property(near, (point) => {
      const spot = plane(point);
      expect(Math.abs(apart([0, 0], spot) - metresBetween(CLINIC, point))).toBeLessThan(0.3);
      const [latitude, longitude] = back(spot);
      expect(latitude).toBeCloseTo(point[0], 5);
      expect(longitude).toBeCloseTo(point[1], 5);
    }),
  );
});

test.each([
  ['n', [0, -10]],
  ['ne', [10, -10]],
  ['e', [10, 1]],
  ['se', [10, 10]],
  ['s', [-1, 10]],
  ['sw', [-10, 10]],
  ['w', [-10, 0]],
  ['nw', [-10, -10]],
] as const)('to the %s', (towards, spot) => {
  expect(compassOf(spot)).toBe(towards);
});

const coordinate = fc.double({ min: -1_000, max: 1_000, noNaN: true });
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 60 });
const BOX = { left: 0, top: 0, right: 360, bottom: 300 };

test('what is clipped lies in the box, and every spot of the line that lies there is kept', () => {
  fc.assert(
    fc.property(line, (spots) => {
      const pieces = clipLine(spots, BOX);
      for (const piece of pieces) {
        expect(piece.length).toBeGreaterThan(1);
        expect(piece.every((spot) => isInside(spot, BOX))).toBe(true);
      }
      const inside = spots.filter((spot) => isInside(spot, BOX));
      expect(inside.every((spot) => pieces.some((piece) => distanceTo(spot, piece) < 1e-6))).toBe(
        true,
      );
    }),
  );
});

test('a clipped area lies in the box', () => {
  fc.assert(
    fc.property(line, (spots) => {
      const area = clipArea(spots, BOX);
      expect(
        area.every(([x, y]) => x >= -1e-9 && x <= 360 + 1e-9 && y >= -1e-9 && y <= 300 + 1e-9),
      ).toBe(true);
    }),
  );
});

test('a simplified line keeps its ends, and passes every point that it leaves out within the tolerance', () => {
  fc.assert(
    fc.property(line, fc.double({ min: 0.1, max: 50, noNaN: true }), (spots, tolerance) => {
      const simple = simplify(spots, tolerance);
      expect([simple.at(0), simple.at(-1)]).toEqual([spots.at(0), spots.at(-1)]);
      expect(simple.length).toBeLessThanOrEqual(spots.length);
      expect(spots.every((spot) => distanceTo(spot, simple) <= tolerance + 1e-6)).toBe(true);
    }),
  );
});

test('a line of many thousand points is simplified without running out of stack', () => {
  const long = Array.from({ length: 40_000 }, (_, index): Spot => [index, index * 2]);
  expect(simplify(long, 0.5)).toHaveLength(2);
});
