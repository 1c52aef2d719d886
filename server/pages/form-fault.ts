import type { FastifyRequest } from 'fastify';

const NUL = 0;

/**
 * What keeps a request from any page: an address or a form with the character NUL, which no browser sends
 * unasked and the database stores in no text, a form of no kind that browsers send, or one that is not whole.
 * @param takesFiles whether the page takes files, whose bytes may be any; it then reads its form with care itself
 * @returns the status to refuse it with, or null
 */
export async function formFault(
  { raw, method, body, headers }: Pick<FastifyRequest, 'raw' | 'method' | 'body' | 'headers'>,
  { takesFiles }: { takesFiles: boolean },
): Promise<400 | 415 | null> {
  if (raw.url?.includes('%00')) return 400;
  if (method !== 'POST') return null;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    return bytes.includes('%00') || bytes.includes(NUL) ? 400 : null;
  if (!/^multipart\/form-data\s*;/i.test(type)) return 415;
  if (takesFiles) return null;
  return !bytes.includes(NUL) && (await isWhole(bytes, type)) ? null : 400;
}

async function isWhole(bytes: Buffer, type: string): Promise<boolean> {
  try {
    const headers = { 'content-type': type };
    await new Response(new Uint8Array(bytes), { headers }).formData();
    return true;
  } catch (error) {
    // What is no form, or no whole one, is told by this kind of error.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
