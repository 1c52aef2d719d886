import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { secondsToMeasure } from '#app/features/analytics/count-event.server.ts';
import { VENDORS, type VendorIds } from '#app/platform/browser/vendors.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { measuredPages } from '#app/site-content/site-pages.ts';
import { sendKept } from '#server/pages/page-answer.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { collectRoutes } from './collect-routes.ts';
import { createForwarder } from './forwarder.ts';
import { otherMethods } from './other-methods.ts';
import { createScriptStore, type ProxiedVendor, type ScriptStore } from './script-store.ts';
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
        countHit: (address) => secondsToMeasure(limits, address),
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

/** `GET /gtm.js?id=` and `/gtag.js?id=`: proxies the vendor's script, for the configured id only. */
function scriptRoutes(
  app: FastifyInstance,
  { ids, scripts }: { ids: VendorIds; scripts: ScriptStore },
): void {
  const answer = (name: ProxiedVendor) => async (request: FastifyRequest, reply: FastifyReply) => {
    const id = onlyId(request.raw.url ?? '');
    if (!id || id !== ids[name] || !VENDORS[name].idPattern.test(id)) {
      return withoutScript(reply.code(404), 'Not found\n');
    }
    const script = await scripts(name, id);
    if (!script) return withoutScript(reply.code(502), 'Bad gateway\n');
    return sendKept(request, reply, script);
  };
  for (const name of ['ga', 'gtm'] as const) {
    const url = VENDORS[name].ownPath;
    app.get(url, answer(name));
    otherMethods(app, url, ['GET', 'HEAD']);
  }
}

/** The one `id` of an address; null when there is none or more. */
function onlyId(url: string): string | null {
  const [, query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query).getAll('id');
  return given.length === 1 ? (given[0] ?? null) : null;
}

function withoutScript(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
