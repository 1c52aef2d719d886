import { z } from 'zod';
import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import type { Database } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { askDetails, detailsIn, PLACES_ORIGIN } from '#app/platform/google/places.server.ts';
import type { MapEmbed } from '#app/platform/map-env.server.ts';
import type { Outbound } from '#app/platform/outbound/outbound.server.ts';
import { takeHits } from '#app/platform/rate-limit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { frameSource, mapFrame } from './map-embed.ts';
import { metresBetween } from './plane.ts';

/** How far Google may put the place from our point and still mean the same door. */
const SAME_METRES = 100;
/** Each question costs the clinic money and somebody else's server time. */
const LIMITS = {
  person: { hits: 10, windowSeconds: 3_600 },
  all: { hits: 30, windowSeconds: 3_600 },
} as const;

export type EmbedAnswer = 'answers' | 'not-configured' | 'refuses' | 'failing';
export type PlaceAnswer =
  | { kind: 'not-configured' | 'failing' }
  | { kind: 'near' | 'far'; metres: number };
export type MapAnswer = { embed: EmbedAnswer; place: PlaceAnswer };

export type AskServices = {
  db: Database;
  clock: Clock;
  outbound: Outbound;
  env: {
    mapEmbed?: MapEmbed | undefined;
    mapsKey?: string | undefined;
    placesOrigin?: string | undefined;
    baseUrl: URL;
    appSecret: string;
    rateLimits: boolean;
  };
};

/**
 * Asks from the server, once, whether the interactive map answers, and where Google puts the clinic. What comes back
 * is looked at and forgotten; the keys go to their own parties alone.
 */
export async function askMap(
  services: AskServices,
  { at, placeId, staffId }: { at: MapPoint; placeId: string | undefined; staffId: number },
): Promise<Result<MapAnswer, 'too-often'>> {
  const { db, clock, env } = services;
  const limits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
  const { waitSeconds } = await takeHits(limits, [
    { name: 'map-ask', who: `staff:${staffId}`, limit: LIMITS.person },
    { name: 'map-ask-all', who: 'everybody', limit: LIMITS.all },
  ]);
  if (waitSeconds > 0) return refuse('too-often');
  const [embed, place] = await Promise.all([
    askEmbed(services, at),
    askPlace(services, { at, placeId }),
  ]);
  await audit(db, {
    at: clock.now(),
    actor: `staff:${staffId}`,
    action: 'map.asked',
    subjectType: 'clinic_setting',
    subjectId: 'map',
    detail: { embed, place: place.kind },
  });
  return ok({ embed, place });
}

async function askEmbed({ outbound, env }: AskServices, at: MapPoint): Promise<EmbedAnswer> {
  const { mapEmbed, baseUrl } = env;
  if (!mapEmbed) return 'not-configured';
  const { address, referrerPolicy } = mapFrame(mapEmbed, at, { locale: 'pt-BR' });
  const answer = await outbound({
    url: address,
    origins: [new URL(frameSource(mapEmbed)).origin],
    // As the visitor's browser would ask.
    headers: referrerPolicy === 'strict-origin' ? { referer: `${baseUrl.origin}/` } : {},
  });
  if (!answer.ok || answer.value.status >= 500) return 'failing';
  return answer.value.status === 200 ? 'answers' : 'refuses';
}

const placeShape = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});

async function askPlace(
  { outbound, env: { mapsKey, placesOrigin: origin = PLACES_ORIGIN } }: AskServices,
  { at, placeId }: { at: MapPoint; placeId: string | undefined },
): Promise<PlaceAnswer> {
  if (!mapsKey || !placeId) return { kind: 'not-configured' };
  const settings = { key: mapsKey, origin, outbound };
  const answer = await askDetails(settings, placeId, { fields: ['location'] });
  if (!answer.ok || answer.value.status !== 200) return { kind: 'failing' };
  const place = placeShape.safeParse(detailsIn(answer.value.body));
  if (!place.success) return { kind: 'failing' };
  const { latitude, longitude } = place.data.location;
  const metres = Math.round(metresBetween(at, [latitude, longitude]));
  return { kind: metres <= SAME_METRES ? 'near' : 'far', metres };
}
