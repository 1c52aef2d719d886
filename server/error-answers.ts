import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#app/platform/log.server.ts';
import { isDatabaseAway } from './api/database-fault.ts';
import {
  errorBody,
  errorPage,
  errorPagePolicy,
  isAgendaPath,
  type ReachView,
} from './error-page.ts';

/** When to ask again for what cannot be answered now. */
export const RETRY_AFTER_SECONDS = '10';

export type ErrorAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => FastifyReply;

/** Error responses: a page for people, JSON below /api, a bare line for a missing file. */
export function errorAnswers({
  reach,
  isHttps,
}: {
  reach: () => ReachView;
  isHttps: boolean;
}): ErrorAnswer {
  const policy = errorPagePolicy(isHttps);
  return (request, reply, given) => {
    const url = request.raw.url ?? '/';
    const status = given === 500 && isAgendaPath(url) ? 503 : given;
    reply.code(status).header('cache-control', 'no-store');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (isApiRequest(request)) return reply.send(errorBody(status, request.id));
    if (url.startsWith('/assets/')) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n');
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(errorPage({ status, url, requestId: request.id, clinic: reach() }));
  };
}

/** Also of notices that other systems send. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/(?:api|webhooks)(?:[/?]|$)/.test(request.raw.url ?? '');
}

/** Handles everything thrown or not found; faults are logged once, with the request's id. */
export function answerErrors(
  app: FastifyInstance,
  { answer, log }: { answer: ErrorAnswer; log: Log },
): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request fault');
    return answer(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || isApiRequest(request)) return answer(request, reply, 404);
    return answer(request, reply.header('allow', 'GET, HEAD, POST'), 405);
  });
}

/** Fastify puts client errors in `statusCode`; anything else is our fault, which passes when the database is away. */
function statusOf(error: unknown): number {
  if (isDatabaseAway(error)) return 503;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

const ANSWERS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
} as const;

/**
 * Answers bytes that are not HTTP, or that arrive too slowly, and closes the connection.
 * @param headers those of every response
 */
export function clientErrorHandler(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = Object.entries(ANSWERS).find(([code]) => code === error.code)?.[1];
    socket.end(bareAnswer(status ?? '400 Bad Request', headers));
  };
}

/** Answers a connection before anything was read from it, and closes it. */
export function refuseConnection(socket: Socket, headers: Record<string, string>): void {
  socket.on('error', () => socket.destroy());
  socket.end(bareAnswer('429 Too Many Requests', { ...headers, 'retry-after': '5' }), () =>
    socket.destroy(),
  );
}

function bareAnswer(status: string, headers: Record<string, string>): string {
  const head = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: text/plain; charset=utf-8',
    'content-length: 0',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** What Node answers by itself, before any hook: an unknown expectation, and too many requests on a connection. */
const NODES_OWN = new Set([417, 503]);

/** Responses for the server to be created with: Node's own carry the headers too, and end the connection. */
export function nodeAnswers(headers: Record<string, string>): typeof ServerResponse {
  return class<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
    override writeHead(status: number, ...rest: unknown[]): this {
      // Fastify brings its headers, Node none.
      if (rest.length > 0 || !NODES_OWN.has(status)) {
        Reflect.apply(super.writeHead, this, [status, ...rest]);
        return this;
      }
      return super.writeHead(status, { ...headers, connection: 'close', 'content-length': 0 });
    }
  };
}
