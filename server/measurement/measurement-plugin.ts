import type { FastifyPluginAsync } from 'fastify';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { secondsToMeasure } from '#app/features/analytics/count-event.server.ts';
import { measuredPages } from '#app/site-content/measured-pages.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { collectRoutes } from './collect-routes.ts';
import { createForwarder } from './forwarder.ts';
import { scriptRoutes } from './script-routes.ts';
import { createScriptStore } from './script-store.ts';
import { type VendorFetch, vendorFetch } from './vendor-fetch.ts';

/**
 * All server-side measurement routes, to be registered at the root.
 * @param fetch sends requests to vendors; tests pass their own
 */
export function measurementPlugin(
  services: AppServices,
  fetch: VendorFetch = vendorFetch({ origin: services.env.measurementOrigin }),
): FastifyPluginAsync {
  const { db, clock, log, env, clinic } = services;
  const { vendorIds: ids = {}, gaApiSecret, appSecret: secret } = env;
  const { origin, hostname } = env.baseUrl;
  const limits = limitServicesOf(services);
  const pagesNow = knownPages(services);
  const nowMs = () => clock.now().getTime();
  const forward = createForwarder({ fetch, now: nowMs, log });

  const rulesOf = (trackingId: string | undefined) =>
    trackingId === undefined
      ? undefined
      : {
          trackingId,
          origin,
          secret,
          get pages() {
            return pagesNow();
          },
        };

  return async (server) => {
    await server.register(async (scope) => {
      const scripts = createScriptStore({ fetch, now: nowMs, log });
      scriptRoutes(scope, { ids, scripts });
    });
    await server.register(async (scope) => {
      collectRoutes(scope, {
        rules: rulesOf(ids.ga),
        forward,
        now: clock.now,
        secondsToWait: (address) => secondsToMeasure(limits, address),
      });
    });
    await server.register(async (scope) => {
      analyticsRoutes(scope, {
        clinic,
        log,
        counting: {
          db,
          clock,
          ownHost: hostname,
          get pages() {
            return pagesNow();
          },
        },
        limits,
        forward,
        origin,
        trackingId: ids.ga,
        apiSecret: gaApiSecret,
      });
    });
  };
}

/** The addresses that may be counted, recomputed when the site's content changes. */
function knownPages(services: Pick<AppServices, 'contents'>): () => ReadonlySet<string> {
  let of: Contents | undefined;
  let pages: ReadonlySet<string> = new Set();
  return () => {
    const { contents } = services;
    if (of !== contents) pages = measuredPages(contents);
    of = contents;
    return pages;
  };
}
