import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import {
  degreesText,
  isStep,
  POINT_ACTS,
  type Step,
  stepFrom,
  stepOf,
  typedPoint,
} from './address-point.ts';
import { drawAddress, viewBeside } from './draw-address.ts';
import { WIDTHS } from './draw-map.ts';
import { metresBetween } from './plane.ts';
import { SERRA_CLARA, serraClara } from './serra-clara.ts';

const HERE: MapPoint = [SERRA_CLARA.latitude, SERRA_CLARA.longitude];
const point = fc.tuple(
  fc.double({ min: -33, max: 5, noNaN: true }),
  fc.double({ min: -73, max: -29, noNaN: true }),
);
const steps = POINT_ACTS.filter(isStep);
const BACK: Record<Step, Step> = { norte: 'sul', sul: 'norte', leste: 'oeste', oeste: 'leste' };

test('a step goes as far as it says, and back', () => {
  fc.assert(
    fc.property(point, fc.constantFrom(...steps), fc.constantFrom(...WIDTHS), (at, step, width) => {
      const next = stepFrom(at, step, stepOf(width));
      expect(Math.abs(metresBetween(at, next) - stepOf(width))).toBeLessThan(0.3);
      expect(metresBetween(at, stepFrom(next, BACK[step], stepOf(width)))).toBeLessThan(0.3);
    }),
  );
});

test('north is up, east is right', () => {
  const [north, east] = HERE;
  expect(stepFrom(HERE, 'norte', 100)[0]).toBeGreaterThan(north);
  expect(stepFrom(HERE, 'sul', 100)[0]).toBeLessThan(north);
  expect(stepFrom(HERE, 'leste', 100)[1]).toBeGreaterThan(east);
  expect(stepFrom(HERE, 'oeste', 100)[1]).toBeLessThan(east);
});

test('what the map writes into the boxes is read back as the same point', () => {
  fc.assert(
    fc.property(point, ([north, east]) => {
      const read = typedPoint(degreesText(north), degreesText(east));
      expect(read).not.toBeNull();
      expect(metresBetween([north, east], read ?? [0, 0])).toBeLessThan(0.2);
    }),
  );
  expect(degreesText(-21)).toBe('-21');
  expect(degreesText(-21.650_01)).toBe('-21,65001');
});

test.each([
  ['', ''],
  ['-21,7', ''],
  ['ali', '-46'],
  ['7', '-46'],
  ['-21', '-75'],
  ['-21', '46'],
  ['1e1', '-46'],
])('%j and %j are no place in Brazil', (latitude, longitude) => {
  expect(typedPoint(latitude, longitude)).toBeNull();
});

test('views end at the narrowest and the widest', () => {
  expect(viewBeside(600, 'perto')).toBe(600);
  expect(viewBeside(600, 'longe')).toBe(850);
  expect(viewBeside(3_600, 'longe')).toBe(3_600);
  expect(viewBeside(7, 'perto')).toBe(600);
  expect(viewBeside(1e9, 'perto')).toBe(2_400);
});

test('an address is drawn with its town as wide as asked, and to scale where no town is known', () => {
  const address = { at: HERE, name: 'aqui', street: 'Rua das Palmeiras Claras' };
  const known = drawAddress(serraClara, address, 1_200);
  expect(known.metresWide).toBe(1_200);
  expect(known.streets.length).toBeGreaterThan(0);
  expect(drawAddress(serraClara, address, null).metresWide).toBeLessThan(1_200);
  const unknown = drawAddress(null, address, 3_600);
  expect(unknown).toMatchObject({ metresWide: 3_600, streets: [], areas: [], landmarks: [] });
  expect(unknown.scale.length / unknown.scale.metres).toBeCloseTo(unknown.width / 3_600, 3);
  expect(drawAddress(null, address, 17).metresWide).toBe(600);
});
