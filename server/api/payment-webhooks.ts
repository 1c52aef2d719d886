import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  PaymentDelayedError,
  type PaymentProvider,
  type ProviderName,
  type Webhook,
} from '#app/payments/payment-provider.ts';
import type { PaymentJobs, Providers } from '#app/payments/payment-services.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import {
  countNetworkHit,
  type Limit,
  type LimitServices,
} from '#app/platform/rate-limit.server.ts';
import { otherMethods } from '#server/measurement/other-methods.ts';

const BODY_LIMIT = 256 * 1024;
/** Of real notices, which come in bursts from few addresses; forged ones touch no database. */
const LIMIT = { hits: 600, windowSeconds: 60 };
const RETRY_AFTER_SECONDS = 30;

/** Who calls where. Banks append '/pix' to the address that they were told. */
const ADDRESSES: Readonly<Record<string, ProviderName>> = {
  '/api/pagamentos/pix/:secret': 'pix-api',
  '/api/pagamentos/pix/:secret/pix': 'pix-api',
  '/api/pagamentos/stripe': 'stripe',
  '/api/pagamentos/mercado-pago': 'mercado-pago',
};

export type WebhookParts = {
  providers: Providers;
  baseUrl: URL;
  limits: LimitServices;
  limit?: Limit;
  log: Log;
  /** Asks for the charge to be fetched anew; asking again while that waits changes nothing. */
  ask: (check: PaymentJobs['charge-check']) => Promise<void>;
};

/**
 * Where providers tell of payments; to be registered at the root. What they tell is not believed: who proves to be
 * the provider makes us fetch the charge, later and elsewhere, and is answered at once.
 */
export function paymentWebhooks(parts: WebhookParts): FastifyPluginAsync {
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    server.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const [url, name] of Object.entries(ADDRESSES)) {
      const provider = parts.providers[name];
      server.post(url, { bodyLimit: BODY_LIMIT }, async (request, reply) =>
        provider ? answer(parts, provider, request, reply) : reply.code(404).send(),
      );
      otherMethods(server, url, ['POST']);
    }
  };
}

async function answer(
  { baseUrl, limits, limit = LIMIT, log, ask }: WebhookParts,
  provider: PaymentProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const checked = await provider.verify(webhookOf(request, baseUrl));
    if (!checked.ok) {
      log.warn({ provider: provider.name, why: checked.refusal }, 'payment notice refused');
      return reply.code(400).send();
    }
    const seconds = await countNetworkHit(limits, 'payment-notice', request.ip, limit);
    if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
    for (const charge of checked.value) await ask({ provider: provider.name, ...charge });
    return reply.code(200).send();
  } catch (error) {
    if (!(error instanceof PaymentDelayedError)) throw error;
    // The provider itself has to be asked what this is about, and does not answer now.
    return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send();
  }
}

function webhookOf({ headers, body, raw }: FastifyRequest, baseUrl: URL): Webhook {
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]),
    ),
    body: body instanceof Buffer ? body : new Uint8Array(),
    url: new URL(raw.url ?? '/', baseUrl),
  };
}
