import type { FastifyPluginAsync } from 'fastify';
import type { AppServices } from '#app/app-services.ts';
import { limitServicesOf } from '#app/booking-services-of.ts';
import { secondsToMeasure } from '#app/features/analytics/count-event.server.ts';
import { measuredPages } from '#app/measured-pages.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { collectRoutes } from './collect-routes.ts';
import { createForwarder } from './forwarder.ts';
import { scriptRoutes } from './script-routes.ts';
import { createScriptStore } from './script-store.ts';
import { type VendorFetch, vendorFetch } from './vendor-fetch.ts';

/**
 * Everything of the measurement that the server does, to be registered at the root.
 * @param fetch how vendors are asked; tests hand in another
 */
export function measurementPlugin(
  services: AppServices,
  fetch: VendorFetch = vendorFetch({ origin: services.env.measurementOrigin }),
): FastifyPluginAsync {
  const { db, clock, log, env, clinic, contents } = services;
  const { vendorIds: ids = {}, gaApiSecret, appSecret: secret } = env;
  const { origin, hostname } = env.baseUrl;
  const limits = limitServicesOf(services);
  const pages = measuredPages(contents);
  const nowMs = () => clock.now().getTime();
  const forward = createForwarder({ fetch, now: nowMs, log });

  return async (server) => {
    await server.register(async (scope) => {
      const scripts = createScriptStore({ fetch, now: nowMs, log });
      scriptRoutes(scope, { ids, scripts });
    });
    await server.register(async (scope) => {
      collectRoutes(scope, {
        rules: ids.ga ? { trackingId: ids.ga, pages, origin, secret } : undefined,
        forward,
        now: clock.now,
        secondsToWait: (address) => secondsToMeasure(limits, address),
      });
    });
    await server.register(async (scope) => {
      analyticsRoutes(scope, {
        clinic,
        log,
        counting: { db, clock, pages, ownHost: hostname },
        limits,
        forward,
        origin,
        trackingId: ids.ga,
        apiSecret: gaApiSecret,
      });
    });
  };
}
