import { z } from 'zod';

/** What Google's places are asked with; default nothing. */
export type MapsSettings = {
  /** The server's key for Google's places; never sent to a browser. */
  mapsKey?: string | undefined;
  /** The clinic's place at Google; goes before the record's. */
  mapsPlaceId?: string | undefined;
  /** On this machine only: a server that plays Google's places, for tests. */
  placesOrigin?: string | undefined;
};

/** Rows of the environment. */
export const MAPS_SOURCE = {
  MAPS_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be the key as Google shows it')
    .optional(),
  MAPS_PLACE_ID: z
    .string()
    .trim()
    .regex(/^[\w-]{10,300}$/, 'must be the place id as Google shows it')
    .optional(),
  PLACES_ORIGIN: z
    .string()
    .trim()
    .regex(/^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost)(?::\d{1,5})?$/, {
      error: 'must be an address of this machine, such as http://127.0.0.1:4100',
    })
    .optional(),
};
type MapsValues = z.output<z.ZodObject<typeof MAPS_SOURCE>>;

export function mapsIssues(
  { PLACES_ORIGIN }: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): string[] {
  return PLACES_ORIGIN && !isLocal
    ? ['PLACES_ORIGIN may be set only while BASE_URL is this machine']
    : [];
}

export function mapsSettingsOf(values: MapsValues): MapsSettings {
  return {
    mapsKey: values.MAPS_KEY,
    mapsPlaceId: values.MAPS_PLACE_ID,
    placesOrigin: values.PLACES_ORIGIN,
  };
}

/** The clinic's place at Google: what the environment says wins over the record. */
export function placeIdOf(
  { mapsPlaceId }: Pick<MapsSettings, 'mapsPlaceId'>,
  { placeId }: { placeId?: string | undefined },
): string | undefined {
  return mapsPlaceId ?? placeId;
}
