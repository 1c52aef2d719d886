import type { FastifyRequest } from 'fastify';

const NOT_PASSED_ON =
  /^(host|origin|connection|keep-alive|te|trailer|transfer-encoding|upgrade|content-length|x-request-id|x-forwarded-.*|forwarded|proxy-.*)$/;

/**
 * The request as pages see it. Its origin is the site's own, whatever Host says, and for the
 * router's origin check Origin is too: `isOwnRequest` has judged the real one before.
 */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers({ 'x-request-id': request.id });
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_PASSED_ON.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) headers.set('origin', origin);
  return new Request(`${origin}${request.raw.url ?? '/'}`, {
    // A HEAD is rendered like a GET, so that its headers are the same; the body is left out later.
    method: isRead ? 'GET' : request.method,
    headers,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}
