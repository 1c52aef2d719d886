import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/**
 * The body of an answer, unpacked. Reading stops as soon as it is too large, so that neither a long answer nor a
 * small one that unpacks to gigabytes fills the memory.
 * @param maxBytes of the unpacked body
 * @throws the stream's error when the connection breaks
 */
export async function readBody(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Result<Buffer, 'too-large' | 'broken'>> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return refuse('too-large');
  const packing = answer.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const unpacked = unpack(answer, packing);
  if (!unpacked) return refuse('broken');
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of unpacked) {
      if (!Buffer.isBuffer(part)) continue;
      bytes += part.length;
      if (bytes > maxBytes) return refuse('too-large');
      parts.push(part);
    }
  } catch (error) {
    if (isPackingFault(error)) return refuse('broken');
    throw error;
  }
  return ok(Buffer.concat(parts));
}

function unpack(answer: IncomingMessage, packing: string) {
  if (packing === 'identity') return answer;
  const unpacker =
    packing === 'gzip' ? createGunzip() : packing === 'br' ? createBrotliDecompress() : undefined;
  if (!unpacker) return undefined;
  answer.on('error', (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}

function isPackingFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:Z_|ERR_?_?BROTLI|ERR__)/.test(String(error.code))
  );
}
