import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import {
  clientErrorBody,
  storeClientError,
} from '#app/features/client-errors/client-errors.server.ts';
import { countNetworkHit } from '#app/platform/rate-limit.server.ts';
import { answerApiFaults, tooMany } from '#server/api/api-errors.ts';
import { compileValidator } from '#server/api/field-errors.ts';
import { readApiBodies } from '#server/api/json-body.ts';
import { otherMethods } from '#server/measurement/other-methods.ts';

const PATH = '/api/errors';
const LIMIT = { hits: 20, windowSeconds: 60 };

/** `POST /api/errors`: errors from visitors' browsers; to be registered at the root. */
export function clientErrorsPlugin(services: AppServices): FastifyPluginAsync {
  const limits = limitServicesOf(services);
  return async (server) => {
    const app = server.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(compileValidator);
    readApiBodies(server);
    answerApiFaults(server, services);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post(PATH, { schema: { body: clientErrorBody } }, async (request, reply) => {
      const { headers, ip, body } = request;
      // Only pages of this site report. The origin has been checked before.
      const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
      if (!isBrowser) return reply.code(403).send();
      const seconds = await countNetworkHit(limits, 'client-errors', ip, LIMIT);
      if (seconds > 0) return tooMany(reply, seconds);
      await storeClientError(services, body);
      return reply.code(204).send();
    });
    otherMethods(server, PATH, ['POST']);
  };
}
