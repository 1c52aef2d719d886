import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `keep` spends more time on bytes that are sent often; `once` is for bytes sent a single time. */
const QUALITY = { keep: { br: 11, gzip: 9 }, once: { br: 4, gzip: 6 } } as const;

export async function compress(
  body: Buffer,
  encoding: Encoding,
  use: keyof typeof QUALITY,
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: QUALITY[use].gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
