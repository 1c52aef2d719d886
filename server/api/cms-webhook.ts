import type { FastifyPluginAsync } from 'fastify';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { readAddress } from '#app/features/cms/cms-source.ts';
import { readCmsSource } from '#app/features/cms/read-foreign.server.ts';
import {
  CMS_WEBHOOK_PATH,
  provesSecret,
  SIGNATURE_HEADER,
  webhookSecret,
} from '#app/features/cms/webhook-secret.server.ts';
import { countNetworkHit } from '#app/platform/rate-limit.server.ts';
import { otherMethods } from '#server/measurement/other-methods.ts';

/** What the source sends is not read; a signature is over all of it. */
const BODY_LIMIT = 256 * 1024;
/** Of proven notices: one for each text that somebody saves, and imports save many. */
const LIMIT = { hits: 120, windowSeconds: 60 };
/** Of notices without the secret. */
const WRONG_LIMIT = { hits: 20, windowSeconds: 60 };

type WebhookServices = Pick<AppServices, 'db' | 'clock' | 'env' | 'jobs' | 'log'>;

/**
 * Where another content system tells that its texts have changed; to be registered at the root. What it tells is not
 * read: who proves to know the secret makes us ask it, later and elsewhere. Many notices make one run.
 */
export function cmsWebhook(services: WebhookServices): FastifyPluginAsync {
  const { db, env, jobs, log } = services;
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    server.post(CMS_WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const source = await readCmsSource(db, env.cmsUrl);
      const isProven = provesSecret(webhookSecret(env.appSecret, source.secretNumber), {
        authorization: request.headers.authorization,
        signature: [request.headers[SIGNATURE_HEADER]].flat()[0],
        body: request.body instanceof Buffer ? request.body : Buffer.alloc(0),
      });
      const [name, limit] = isProven
        ? (['cms-notice', LIMIT] as const)
        : (['cms-notice-wrong', WRONG_LIMIT] as const);
      const seconds = await countNetworkHit(limitServicesOf(services), name, request.ip, limit);
      if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
      if (!isProven) {
        log.warn({ why: 'secret' }, 'cms notice refused');
        return reply.code(401).send();
      }
      if (readAddress(source) !== null) await jobs['cms-sync'](db, { reason: 'notice' });
      return reply.code(202).send();
    });
    otherMethods(server, CMS_WEBHOOK_PATH, ['POST']);
  };
}
