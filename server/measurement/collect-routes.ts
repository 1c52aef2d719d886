import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anonymousEvent, type EventRules } from '#app/features/analytics/collect-event.server.ts';
import { COLLECT_URL } from '#app/platform/browser/vendors.ts';
import type { Forwarder } from './forwarder.ts';
import { otherMethods } from './other-methods.ts';

/** Google's script, told to send to '/collect', appends the second half. */
const PATHS = ['/collect', '/collect/g/collect'];
const BODY_LIMIT = 16 * 1024;

/** User agents sent to the vendor: just a phone or a computer. */
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0.0.0';

export type CollectParts = {
  /** Undefined when Google Analytics is not in use: nothing is forwarded then. */
  rules: EventRules | undefined;
  forward: Forwarder;
  now: () => Date;
  /** Whole seconds for which an address has to wait; 0 for none. */
  countHit: (address: string) => Promise<number>;
};

/**
 * `GET` and `POST /collect`: events of Google's script, anonymized and forwarded. The answer is always 204, as
 * Google's is; too many or too large requests get 413 or 429.
 */
export function collectRoutes(app: FastifyInstance, parts: CollectParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  async function collect(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const [, query = ''] = (request.raw.url ?? '').split('?', 2);
    const body = typeof request.body === 'string' ? request.body : '';
    const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    const hit =
      parts.rules && isOwn ? anonymousEvent({ query, body }, parts.rules, parts.now()) : null;
    if (!hit) return reply.code(204).send();
    const seconds = await parts.countHit(request.ip);
    if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
    parts.forward({
      url: `${COLLECT_URL}?${hit.query}`,
      body: hit.body,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': /Mobi/.test(request.headers['user-agent'] ?? '') ? PHONE : COMPUTER,
      },
    });
    return reply.code(204).send();
  }

  for (const url of PATHS) {
    app.route({ method: ['GET', 'POST'], url, bodyLimit: BODY_LIMIT, handler: collect });
    otherMethods(app, url, ['GET', 'HEAD', 'POST']);
  }
}
