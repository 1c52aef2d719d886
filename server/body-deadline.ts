import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type TooSlow = (error: Error & { code: string }, socket: Socket) => void;

/** How long a request body may take to arrive; uploads from slow rural lines need time. */
export type Timeouts = { bodyMs: number; largeFormMs: number };
export const TIMEOUTS: Timeouts = { bodyMs: 15_000, largeFormMs: 300_000 };

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends a request whose body has not arrived in time, whatever its method: a GET may announce a body too, and
 * its connection stays open until the body is there. `giveMoreTime` exempts a request.
 */
export function limitBodyTime(app: FastifyInstance, { bodyMs }: Timeouts, tooSlow: TooSlow): void {
  app.addHook('onRequest', ({ raw }, { raw: answer }, next) => {
    if (!announcesBody(raw)) return next();
    const end = () => {
      if (raw.complete || raw.readableEnded) return;
      if (answer.headersSent || !raw.socket.writable) raw.destroy();
      else tooSlow(Object.assign(new Error('too slow'), { code: TIMEOUT }), raw.socket);
    };
    deadlines.set(raw, setTimeout(end, bodyMs).unref());
    raw.once('close', () => clearTimeout(deadlines.get(raw)));
    next();
  });
}

/** RFC 9112 §6.3: without either header a request has no body. */
function announcesBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Leaves a request to the server's own timeout, which is set for large forms. */
export function giveMoreTime({ raw }: Pick<FastifyRequest, 'raw'>): void {
  clearTimeout(deadlines.get(raw));
}
