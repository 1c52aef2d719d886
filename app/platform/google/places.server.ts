import { z } from 'zod';
import type { Outbound, OutboundRefusal } from '#app/platform/outbound/outbound.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { PLACE_FIELDS, type PlaceReviews, readPlace } from './place-answer.ts';

export const PLACES_ORIGIN = 'https://places.googleapis.com';

/** Why there is no answer about a place. */
export type PlaceRefusal =
  /** Wrong, withdrawn, or restricted to other callers or services. */
  | 'key-refused'
  /** Google has no such place, or no longer under this id. */
  | 'place-gone'
  | 'quota'
  | 'google-down'
  | 'timeout'
  | 'unreachable'
  /** Something that is no answer about a place. */
  | 'unreadable';

/** How a question ended. */
export type PlaceOutcome = 'reviews' | 'no-reviews' | PlaceRefusal;

export type PlaceAnswer = Result<PlaceReviews, PlaceRefusal> & { latencyMs: number };

export type PlacesSettings = {
  /** The server's own; never sent to a browser. */
  key: string;
  /** Google's, or a test server on this machine. */
  origin: string;
  outbound: Outbound;
};

const failure = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

/** Asks for these fields of a place: Places API (New), Place Details. The key goes to Google alone. */
export function askDetails(
  { key, origin, outbound }: PlacesSettings,
  placeId: string,
  { fields, language }: { fields: readonly string[]; language?: string },
) {
  const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, origin);
  if (language) url.searchParams.set('languageCode', language);
  return outbound({
    url,
    origins: [origin],
    headers: {
      accept: 'application/json',
      'x-goog-api-key': key,
      'x-goog-fieldmask': fields.join(','),
    },
  });
}

/**
 * Asks Google for the reviews of a place, in Portuguese. Neither the key nor anything that Google wrote is in what
 * it refuses with.
 */
export async function askPlace(settings: PlacesSettings, placeId: string): Promise<PlaceAnswer> {
  const startedMs = performance.now();
  const answered = await askDetails(settings, placeId, { fields: PLACE_FIELDS, language: 'pt-BR' });
  const latencyMs = Math.round(performance.now() - startedMs);
  if (!answered.ok) return { ...refuse(UNANSWERED[answered.refusal]), latencyMs };
  const { status, body } = answered.value;
  const read = detailsIn(body);
  if (status !== 200) return { ...refuse(refusalOf(status, read)), latencyMs };
  const place = readPlace(read);
  return { ...(place ? ok(place) : refuse('unreadable')), latencyMs };
}

const UNANSWERED = {
  'not-an-address': 'unreachable',
  'host-not-allowed': 'unreachable',
  insecure: 'unreachable',
  'private-address': 'unreachable',
  'unknown-host': 'unreachable',
  unreachable: 'unreachable',
  certificate: 'unreachable',
  redirected: 'unreadable',
  'too-large': 'unreadable',
  broken: 'unreachable',
  timeout: 'timeout',
} satisfies Record<OutboundRefusal, PlaceRefusal>;

/** What an error of Google's means for the clinic. A wrong key is a 400 with a reason, a forbidden one a 403. */
function refusalOf(status: number, body: unknown): PlaceRefusal {
  const { error } = failure.safeParse(body).data ?? {};
  const isAboutKey = error?.details?.some(({ reason = '' }) => reason.startsWith('API_KEY_'));
  if (status === 401 || status === 403 || isAboutKey) return 'key-refused';
  if (status === 404 || (status === 400 && error?.status === 'INVALID_ARGUMENT'))
    return 'place-gone';
  if (status === 429) return 'quota';
  return status >= 500 ? 'google-down' : 'unreadable';
}

/** What a place was answered with; undefined for what is no JSON. */
export function detailsIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
