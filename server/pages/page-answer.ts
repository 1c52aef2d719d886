import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './negotiation.ts';
import { alsoVaryingBy, compress, isKnown, type StoredPage } from './stored-page.ts';

/** A response for one visitor. */
export type SingleAnswer = {
  status: number;
  /** Whether the database was away while the answer was made. */
  isDatabaseAway?: boolean;
  /** Whether the body is the site's own page about a fault, in its frame. */
  isErrorPage?: boolean;
  headers: Record<string, string>;
  cookies: string[];
  /** A stream is sent as it comes. */
  body: Buffer | Readable;
};

const COMPRESSED_TYPES =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const WORTH_COMPRESSING = 1_024;

/** Sends a cached page, or 304 when the visitor has it already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply {
  const answer = page.answers[chooseEncoding(request.headers['accept-encoding'])];
  if (isKnown(answer, request.headers['if-none-match'])) {
    return reply.code(304).headers(answer.unchangedHeaders).send();
  }
  return reply.headers(answer.headers).send(answer.body);
}

/** Sends a response to one visitor, compressed on the fly when worthwhile. */
export async function sendSingle(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, cookies, body }: SingleAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!Buffer.isBuffer(body)) return reply.send(body);
  if (body.length === 0) return reply.send();
  const isText = COMPRESSED_TYPES.test(headers['content-type'] ?? '');
  if (!isText || body.length < WORTH_COMPRESSING) return reply.send(body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', alsoVaryingBy(headers.vary));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compress(body, encoding, 'once'));
}
