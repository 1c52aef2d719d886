import { createGoogleReviews } from '#app/features/reviews/google-reviews.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { createOutbound } from '#app/platform/outbound/outbound.server.ts';
import { GOOGLE_KEY, PLACE_ID } from './google-peer.ts';

type Parts = {
  origin: string;
  clock: Clock;
  log?: Pick<Log, 'info' | 'warn'>;
  clinic?: Parameters<typeof createGoogleReviews>[0]['clinic'];
};

const quiet = { info: () => undefined, warn: () => undefined };

/** Reviews of a test server that plays Google, as a process has them. */
export function testReviews({ origin, clock, log = quiet, clinic }: Parts) {
  return createGoogleReviews({
    placeId: PLACE_ID,
    settings: { key: GOOGLE_KEY, origin, outbound: createOutbound() },
    clinic:
      clinic ?? (() => ({ displayName: 'Clínica', placeId: PLACE_ID, showsGoogleReviews: true })),
    ...{ clock, log },
    onChange: () => undefined,
    later: () => undefined,
  });
}
