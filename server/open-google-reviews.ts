import {
  createGoogleReviews,
  type GoogleReviews,
} from '#app/features/reviews/google-reviews.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { PLACES_ORIGIN } from '#app/platform/google/places.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import type { PageCache } from './pages/page-cache.ts';

/** Google's reviews in this process; pages are made anew when they come or go. */
export function openGoogleReviews({
  env,
  log,
  contentStore,
  pageCache,
}: {
  env: ProcessEnv;
  log: Log;
  contentStore: ContentStore;
  pageCache: PageCache;
}): GoogleReviews {
  const { mapsKey: key, mapsPlaceId: placeId, placesOrigin: origin = PLACES_ORIGIN } = env;
  return createGoogleReviews({
    settings: { key, origin, outbound },
    clinic: () => contentStore.now()['pt-BR'].clinic,
    ...{ placeId, clock: systemClock, log },
    onChange: pageCache.clear,
  });
}
