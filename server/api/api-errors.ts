import type { FastifyInstance, FastifyReply } from 'fastify';
import { ZodError } from 'zod';
import {
  apiMessages,
  tooManyAttemptsText,
  unavailableText,
} from '#app/features/booking/refusal-messages.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { ApiContext } from './api-context.ts';
import { isDatabaseAway } from './database-fault.ts';
import { fieldErrors } from './field-errors.ts';
import { UnreadableBody } from './json-body.ts';

const RETRY_AFTER_SECONDS = 10;
const MESSAGES: Record<number, string> = {
  404: apiMessages.unknownAddress,
  413: apiMessages.bodyTooLarge,
  415: apiMessages.jsonOnly,
};

/** Answers unknown addresses, and faults as `answerApiFaults` does. */
export function answerApiErrors(app: FastifyInstance, context: ApiContext): void {
  answerApiFaults(app, context);
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: messageOf(404) }),
  );
}

/** Answers whatever a route throws: caller errors by field, our faults without revealing their cause. */
export function answerApiFaults(
  app: FastifyInstance,
  { clinic, log }: Pick<ApiContext, 'clinic' | 'log'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof UnreadableBody) {
      return reply.code(400).send({ errors: [{ field: 'body', message: error.message }] });
    }
    if (error instanceof ZodError) {
      return reply.code(400).send({ errors: fieldErrors(error, partOf(error)) });
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send({ message: messageOf(status) });
    log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'api fault');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.code(status).send({ message: unavailableText(clinic), requestId: request.id });
  });
}

/** 429 with the number of seconds to wait. */
export function tooMany(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ message: tooManyAttemptsText(seconds, DEFAULT_LOCALE) });
}

function statusOf(error: unknown): number {
  if (isDatabaseAway(error)) return 503;
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  // Only errors that Fastify raises about a request are the caller's fault.
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function messageOf(status: number): string {
  return MESSAGES[status] ?? apiMessages.badRequest;
}

/** Fastify records on the error which part of the request was validated. */
function partOf(error: Error): string {
  const part: unknown = Reflect.get(error, 'validationContext');
  return typeof part === 'string' ? part : 'body';
}
