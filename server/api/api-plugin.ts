import swagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppServices } from '#app/context/app-services.ts';
import { PROOF_FORMS, secondsToGetChallenge } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import { newChallenge } from '#app/platform/proof-of-work.server.ts';
import { COMMON_ANSWERS, LIMITED, OPEN_TO_ALL } from './answers.ts';
import { type ApiContext, type ApiInstance, apiContextOf } from './api-context.ts';
import { answerApiErrors, tooMany } from './api-errors.ts';
import { consentsIn } from './appointment-body.ts';
import { appointmentRoute } from './appointment-route.ts';
import { clinicRoute } from './clinic-route.ts';
import { compileValidator } from './field-errors.ts';
import { holdRoutes } from './hold-routes.ts';
import { readApiBodies } from './json-body.ts';
import { readingRoutes } from './reading-routes.ts';

const schema = {
  operationId: 'getChallenge',
  ...OPEN_TO_ALL,
  summary: 'Desafio de cálculo para os formulários do site',
  querystring: z.strictObject({ form: z.enum([...PROOF_FORMS, MESSAGE_PROOF_FORM]) }),
  response: {
    200: z.strictObject({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
    }),
    ...COMMON_ANSWERS,
    ...LIMITED,
  },
};

/** The proof-of-work challenge that gives a page's form the higher rate limits. */
function challengeRoute(app: ApiInstance, { booking, limits }: ApiContext): void {
  app.get('/challenge', { schema }, async ({ query, ip }, reply) => {
    const seconds = await secondsToGetChallenge(limits, { address: ip });
    if (seconds > 0) return tooMany(reply, seconds);
    return reply.send(await newChallenge(booking, query.form));
  });
}

const VERSION = '1.0.0';

/** The HTTP API, to be registered below /api/v1. Everything it sets on the server stays encapsulated. */
export function apiPlugin(services: AppServices): FastifyPluginAsync {
  return async (server) => {
    const context = apiContextOf(services);
    const app = server.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(compileValidator);
    app.setSerializerCompiler(serializerCompiler);
    readApiBodies(server);
    answerApiErrors(server, context);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await server.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: apiMessages.title,
          description: apiMessages.description,
          version: VERSION,
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: services.env.baseUrl.origin }],
      },
      transform: jsonSchemaTransform,
    });

    clinicRoute(app, context);
    readingRoutes(app, context);
    holdRoutes(app, context);
    appointmentRoute(app, context);
    challengeRoute(app, context);
    // The schemas are made once; what people must have read is the clinic's of the moment.
    const consents = () => JSON.stringify(consentsIn(services.contents, services.clinic.locales));
    const atStart = consents();
    app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(JSON.stringify(server.swagger()).replaceAll(atStart, consents)),
    );
  };
}
