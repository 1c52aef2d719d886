import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AREA_KINDS,
  type MapPoint,
  PLACE_KINDS,
  STREET_KINDS,
  type Surroundings,
  surroundings,
} from '#app/clinic/map/surroundings.ts';
import { drawMap, FRAME, type MapDrawing } from './draw-map.ts';
import { boxOf, cornersOf, overlap } from './place-labels.ts';
import { pointAt } from './plane.ts';
import { serraClara } from './serra-clara.ts';

const AT: MapPoint = [-21.65, -45.75];
const CLINIC = { at: AT, name: 'Clareia', street: 'Rua das Palmeiras Claras' };
const toPoint = pointAt(AT);

const metres = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const point = fc.tuple(metres, metres).map(toPoint);
const name = fc.option(fc.constantFrom('Rua A', 'Avenida Doutor João da Silva Prado', 'Beco <b>'));
const anyMap: fc.Arbitrary<Surroundings> = fc.record({
  source: fc.constantFrom('drawn' as const, 'osm' as const),
  streets: fc.array(
    fc.record({
      kind: fc.constantFrom(...STREET_KINDS),
      name,
      points: fc.array(point, { minLength: 2, maxLength: 12 }),
    }),
    { maxLength: 40 },
  ),
  areas: fc.array(
    fc.record({
      kind: fc.constantFrom(...AREA_KINDS),
      points: fc.array(point, { minLength: 3, maxLength: 8 }),
    }),
    { maxLength: 30 },
  ),
  places: fc.array(
    fc.record({
      kind: fc.constantFrom(...PLACE_KINDS),
      name: fc.option(fc.constantFrom('Igreja Matriz', 'Farmácia', 'x'.repeat(80))),
      at: point,
    }),
    { maxLength: 30 },
  ),
});

/** Every number of all paths. */
function numbersOf(drawing: MapDrawing): number[][] {
  const paths = [...drawing.areas, ...drawing.streets].map(({ path }) => path);
  return paths.flatMap((path) =>
    path
      .split(/[MLZ]/)
      .filter((pair) => pair !== '')
      .map((pair) => pair.split(' ').map(Number)),
  );
}

function labelsOf({ labels, landmarks, marker }: MapDrawing) {
  const names = landmarks.flatMap(({ label }) => (label ? [label] : []));
  return [...labels, ...names, marker.label];
}

test('whatever the data, nothing is drawn beside the frame, and no number is none', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const drawing = drawMap(surroundings.parse(map), CLINIC);
      for (const [x = Number.NaN, y = Number.NaN] of numbersOf(drawing)) {
        expect(x >= 0 && x <= FRAME.width).toBe(true);
        expect(y >= 0 && y <= FRAME.height).toBe(true);
      }
    }),
  );
});

test('whatever the data, names touch neither the clinic’s mark nor each other, and stay in the frame', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const drawing = drawMap(map, CLINIC);
      const { at, radius } = drawing.marker;
      const mark = { at, width: 2 * radius, height: 2 * radius, degrees: 0 };
      const boxes = labelsOf(drawing).map(boxOf);
      const icons = drawing.landmarks.map((place) => {
        return { at: place.at, width: 16, height: 16, degrees: 0 };
      });
      const all = [mark, ...icons, ...boxes];
      for (const [index, box] of all.entries()) {
        expect(all.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
        for (const [x, y] of cornersOf(box))
          expect(x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height).toBe(true);
      }
    }),
  );
});

test('equal data make equal drawings', () => {
  expect(drawMap(structuredClone(serraClara), CLINIC)).toEqual(drawMap(serraClara, CLINIC));
});

test('the scale says how far things are: a landmark 600 m to the east is that far on paper', () => {
  const map = {
    ...serraClara,
    places: [{ kind: 'church' as const, name: 'Igreja', at: toPoint([600, 0]) }],
  };
  const drawing = drawMap(map, CLINIC);
  const [place] = drawing.landmarks;
  const units = (place?.at[0] ?? 0) - drawing.marker.at[0];
  expect((units * drawing.scale.metres) / drawing.scale.length).toBeCloseTo(600, -1);
});

test('the demo’s drawing names the clinic’s street and the landmarks around it', () => {
  const drawing = drawMap(serraClara, CLINIC);
  const names = labelsOf(drawing).map(({ text }) => text);
  expect(names.some((text) => /Palmeiras/.test(text))).toBe(true);
  expect(names).toContain('Praça do Coreto');
  expect(drawing.landmarks.length).toBeGreaterThan(4);
});

test('three streets that somebody has typed fill the drawing and have their names', () => {
  const along = (name: string, from: [number, number], to: [number, number]) => ({
    kind: 'street' as const,
    name,
    points: [toPoint(from), toPoint(to)],
  });
  const { scale, labels } = drawMap(
    {
      source: 'drawn',
      streets: [
        along('Rua das Palmeiras Claras', [-330, 20], [330, 20]),
        along('Rua das Acácias', [-90, -250], [-90, 250]),
        along('Rua do Sol', [120, -250], [120, 250]),
      ],
      areas: [],
      places: [{ kind: 'church', name: 'Matriz', at: toPoint([40, -110]) }],
    },
    CLINIC,
  );
  expect(scale.metres).toBe(100);
  expect(labels).toHaveLength(3);
});

test('the heaviest map that may be put in is drawn in less than 12 KB', () => {
  // A dense town: streets every 15 m with a bend at every crossing, and a house in every block.
  const random = (index: number) => ((index * 2_654_435_761) % 1_000) / 1_000;
  const streets = Array.from({ length: 400 }, (_, index) => {
    const across = (index % 200) * 15 - 1_500;
    const points = Array.from({ length: 30 }, (_each, step): MapPoint => {
      const [along, aside] = [step * 100 - 1_500, across + random(index * 31 + step) * 14];
      return toPoint(index < 200 ? [along, aside] : [aside, along]);
    });
    return { kind: 'street' as const, name: `Rua ${index}`, points };
  });
  const areas = Array.from({ length: 1_200 }, (_, index) => {
    const [x, y] = [(index % 35) * 17 - 300, Math.floor(index / 35) * 17 - 300];
    const corner = (dx: number, dy: number) => toPoint([x + dx + random(index), y + dy]);
    return { kind: 'building' as const, points: [corner(0, 0), corner(9, 0), corner(9, 9)] };
  });
  const drawing = drawMap({ source: 'osm', streets, areas, places: [] }, CLINIC);
  expect(gzipSync(JSON.stringify(drawing)).length).toBeLessThan(12 * 1024);
});
