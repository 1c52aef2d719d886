import type { FastifyRequest } from 'fastify';

/**
 * Whether a request brings the character NUL in its address or its form. No browser sends it unasked, the
 * database stores it in no text, and readers cut texts at it.
 * @param takesFiles whether the form may bring files, whose bytes may be any
 */
export function hasNul(
  { raw, body, headers }: Pick<FastifyRequest, 'raw' | 'body' | 'headers'>,
  { takesFiles }: { takesFiles: boolean },
): boolean {
  if (raw.url?.includes('%00')) return true;
  if (!Buffer.isBuffer(body)) return false;
  const isMultipart = headers['content-type']?.startsWith('multipart/') ?? false;
  return isMultipart ? !takesFiles && body.includes(0) : body.includes('%00') || body.includes(0);
}
