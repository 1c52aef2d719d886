import { z } from 'zod';

/** Widest street first; a rail and a stream are drawn like streets. */
export const STREET_KINDS = ['main', 'street', 'lane', 'path', 'rail', 'stream'] as const;
export const AREA_KINDS = ['park', 'water', 'square', 'building'] as const;
/** What somebody on the way looks for, then what helps on arrival. */
export const PLACE_KINDS = [
  'square',
  'church',
  'bus-station',
  'pharmacy',
  'hospital',
  'school',
  'market',
  'bank',
  'town-hall',
  'fuel',
  'landmark',
  'parking',
  'bus-stop',
  'entrance',
] as const;
export type StreetKind = (typeof STREET_KINDS)[number];
export type AreaKind = (typeof AREA_KINDS)[number];
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** How much a map may hold, and how far from the clinic anything of it may be. */
export const MAP_LIMITS = {
  streets: 400,
  areas: 1_200,
  places: 150,
  points: 20_000,
  radiusMetres: 3_000,
  nameLength: 80,
} as const;

const name = z
  .string()
  .trim()
  .min(1)
  .max(MAP_LIMITS.nameLength)
  // Neither control characters nor marks that turn the direction of writing.
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
/** Latitude, longitude; the same bounds as the clinic's address. */
const point = z.tuple([z.number().min(-34).max(6), z.number().min(-74).max(-28)]);

/** The clinic's surroundings, from which its map is drawn. */
export const surroundings = z
  .strictObject({
    /** Where the data are from: those of OpenStreetMap must be attributed. */
    source: z.enum(['drawn', 'osm']),
    /** Calendar day on which staff put it on the site. */
    changedOn: z.iso.date().optional(),
    streets: z
      .array(
        z.strictObject({
          kind: z.enum(STREET_KINDS),
          name: name.nullable(),
          points: z.array(point).min(2),
        }),
      )
      .max(MAP_LIMITS.streets),
    areas: z
      .array(z.strictObject({ kind: z.enum(AREA_KINDS), points: z.array(point).min(3) }))
      .max(MAP_LIMITS.areas),
    places: z
      .array(z.strictObject({ kind: z.enum(PLACE_KINDS), name: name.nullable(), at: point }))
      .max(MAP_LIMITS.places),
  })
  .refine((map) => pointCount(map) <= MAP_LIMITS.points, 'has too many points');

export type Surroundings = z.output<typeof surroundings>;
export type MapPoint = z.output<typeof point>;
export type Street = Surroundings['streets'][number];
export type Area = Surroundings['areas'][number];
export type Place = Surroundings['places'][number];

type WithPoints = { points: readonly unknown[] };

/** Points of all streets, areas and places together. */
export function pointCount(map: {
  streets: readonly WithPoints[];
  areas: readonly WithPoints[];
  places: readonly unknown[];
}): number {
  const lines = [...map.streets, ...map.areas];
  return lines.reduce((sum, { points }) => sum + points.length, map.places.length);
}
