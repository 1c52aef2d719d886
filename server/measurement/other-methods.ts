import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
] satisfies HTTPMethods[];

/** Answers every other method of an address with 405 and an Allow header. */
export function otherMethods(app: FastifyInstance, url: string, known: readonly string[]): void {
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url,
    schema: { hide: true },
    handler: (_request, reply) =>
      reply
        .code(405)
        .headers({ allow: known.join(', '), 'cache-control': 'no-store' })
        .send(),
  });
}
