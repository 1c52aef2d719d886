import swagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { AppServices } from '#app/context/app-services.ts';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { apiContextOf } from './api-context.ts';
import { answerApiErrors } from './api-errors.ts';
import { appointmentRoute } from './appointment-route.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { challengeRoute } from './challenge-route.ts';
import { compileValidator } from './field-errors.ts';
import { holdRoutes } from './hold-routes.ts';
import { readApiBodies } from './json-body.ts';
import { slotsRoute } from './slots-route.ts';

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
        info: { title: apiMessages.title, description: apiMessages.description, version: VERSION },
        servers: [{ url: services.env.baseUrl.origin }],
      },
      transform: jsonSchemaTransform,
    });

    catalogueRoutes(app, context);
    slotsRoute(app, context);
    holdRoutes(app, context);
    appointmentRoute(app, context);
    challengeRoute(app, context);
    app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.send(server.swagger()),
    );
  };
}
