import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type CountServices,
  countEvent,
  placeOf,
  secondsToMeasure,
} from '#app/features/analytics/count-event.server.ts';
import { gaBody, gtmBody, type ReceivedEvent } from '#app/features/analytics/event-body.server.ts';
import { GA_PATH, GTM_PATH } from '#app/features/analytics/events.ts';
import { gaPayload } from '#app/features/analytics/ga-payload.server.ts';
import { OTHER_PATH } from '#app/features/analytics/measured-path.ts';
import { MEASUREMENT_PROTOCOL_URL } from '#app/platform/browser/vendors.ts';
import type { LimitServices } from '#app/platform/rate-limit.server.ts';
import type { ApiContext } from '#server/api/api-context.ts';
import { answerApiFaults, tooMany } from '#server/api/api-errors.ts';
import { compileValidator } from '#server/api/field-errors.ts';
import { readApiBodies } from '#server/api/json-body.ts';
import type { Forwarder } from './forwarder.ts';
import { otherMethods } from './other-methods.ts';

export type AnalyticsParts = Pick<ApiContext, 'clinic' | 'log'> & {
  counting: CountServices;
  limits: LimitServices;
  forward: Forwarder;
  /** The site's own. */
  origin: string;
  /** Undefined when Google Analytics is not in use. */
  trackingId: string | undefined;
  /** Undefined when server-side events to Google are off. */
  apiSecret: string | undefined;
};

/** Whether an event is counted here, and whether it is sent to Google. */
type Use = { counts: (event: ReceivedEvent) => boolean; tells: (event: ReceivedEvent) => boolean };
type Receiving = { use: Use; ip: string };

/**
 * Every page view is sent to `ga`, and again to `gtm` where Google's scripts are blocked: the first is counted
 * here; the second is forwarded to Google, which otherwise gets it from its own script.
 */
const USES = {
  ga: { counts: () => true, tells: ({ name }) => name !== 'page_view' },
  gtm: { counts: ({ name }) => name !== 'page_view', tells: ({ name }) => name !== 'data_layer' },
} satisfies Record<string, Use>;

/**
 * `POST /api/analytics/ga` and `/gtm`: events from browsers, counted, and forwarded without anything that
 * identifies a person.
 */
export function analyticsRoutes(server: FastifyInstance, parts: AnalyticsParts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  readApiBodies(server);
  answerApiFaults(server, parts);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  async function receive(event: ReceivedEvent, { use, ip }: Receiving, reply: FastifyReply) {
    const seconds = await secondsToMeasure(parts.limits, ip);
    if (seconds > 0) return tooMany(reply, seconds);
    const path = placeOf(event, parts.counting.pages);
    if (path === null) return reply.code(204).send();
    if (use.counts(event)) await countEvent(parts.counting, event, path);
    if (use.tells(event) && path !== OTHER_PATH) passOn(parts, event, path);
    return reply.code(204).send();
  }

  const ga = { schema: { body: gaBody(parts.trackingId ?? '') } };
  app.post(GA_PATH, ga, ({ body, ip }, reply) => receive(body, { use: USES.ga, ip }, reply));
  const gtm = { schema: { body: gtmBody } };
  app.post(GTM_PATH, gtm, ({ body, ip }, reply) => receive(body, { use: USES.gtm, ip }, reply));
  for (const url of [GA_PATH, GTM_PATH]) otherMethods(server, url, ['POST']);
}

function passOn(parts: AnalyticsParts, event: ReceivedEvent, path: string): void {
  const { trackingId, apiSecret, forward, counting, limits, origin } = parts;
  if (!trackingId || !apiSecret) return;
  const query = new URLSearchParams({ measurement_id: trackingId, api_secret: apiSecret });
  const now = limits.clock.now();
  forward({
    url: `${MEASUREMENT_PROTOCOL_URL}?${query}`,
    body: gaPayload(event, { path, pages: counting.pages, origin }, { secret: limits.secret, now }),
    headers: { 'content-type': 'application/json' },
  });
}
