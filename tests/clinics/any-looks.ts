import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { AREA_KINDS, PLACE_KINDS, STREET_KINDS } from '#app/clinic/map/surroundings.ts';
import { LANDSCAPES, weakFamilies } from '#app/clinic/record/brand-fields.ts';
import { day, inLanguages, maybe, picture, some, words } from './any-words.ts';

// How a clinic looks, and the map of where it is.

const hex = (least: number, most: number) =>
  fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: least, max: most })))
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
/** Dark enough to be read on and by; the schema says which of them are. */
const colours = fc
  .record({ deep: hex(0, 90), action: hex(0, 120), sun: hex(0, 255) })
  .filter((chosen) => weakFamilies(chosen).length === 0);
const pixels = fc.constantFrom(1, 240, 4_000);
const logo = fc
  .record({
    name: fc.constantFrom('0123456789abcdef'.repeat(2), 'f'.repeat(32)),
    type: fc.constantFrom('svg', 'png'),
    width: pixels,
    height: pixels,
    holdsName: maybe(fc.boolean()),
  })
  .map(({ name, type, ...sizes }) => ({ file: `${name}.${type}`, ...sizes }));

export const brand: fc.Arbitrary<ClinicRecord['brand']> = maybe(
  some({
    colours,
    landscape: fc.constantFrom(...LANDSCAPES),
    picture: fc.record({ image: picture, alt: inLanguages() }),
    logo,
  }),
);

type Point = [number, number];
/** By how many degrees something is away from the clinic: mostly around the corner, now and then far. */
const away = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: -0.005, max: 0.005, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -0.9, max: 0.9, noNaN: true }) },
);
const point: fc.Arbitrary<Point> = fc.tuple(away, away);
const name = fc.option(words(80));
const map = fc.record({
  source: fc.constantFrom('drawn' as const, 'osm' as const),
  changedOn: maybe(day),
  streets: fc.array(
    fc.record({
      kind: fc.constantFrom(...STREET_KINDS),
      name,
      points: fc.array(point, { minLength: 2, maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
  areas: fc.array(
    fc.record({
      kind: fc.constantFrom(...AREA_KINDS),
      points: fc.array(point, { minLength: 3, maxLength: 5 }),
    }),
    { maxLength: 3 },
  ),
  places: fc.array(fc.record({ kind: fc.constantFrom(...PLACE_KINDS), name, at: point }), {
    maxLength: 4,
  }),
});

/** What is around a clinic that is there. */
export const surroundings = maybe(map).map(
  (drawn) =>
    ({ latitude, longitude }: ClinicRecord['address']): ClinicRecord['surroundings'] => {
      if (!drawn) return undefined;
      const here = ([north, east]: Point): Point => [latitude + north, longitude + east];
      const onMap = <Drawn extends { points: Point[] }>(each: Drawn) => ({
        ...each,
        points: each.points.map(here),
      });
      return {
        ...drawn,
        streets: drawn.streets.map(onMap),
        areas: drawn.areas.map(onMap),
        places: drawn.places.map((each) => ({ ...each, at: here(each.at) })),
      };
    },
);
