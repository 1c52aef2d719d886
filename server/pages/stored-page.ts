import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding, matchesTag } from './negotiation.ts';

/** One coding of a cached page, ready to be sent. */
export type StoredAnswer = {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The same as name, value, name, value, which Node writes fastest. */
  headerLines: string[];
  /** Headers of a 304. */
  unchangedHeaders: Record<string, string>;
};
export type StoredPage = {
  answers: Record<Encoding, StoredAnswer>;
  bytes: number;
  /** Makes the same page in fewer bytes, which takes longer than to render it. */
  denser?: () => Promise<StoredPage>;
};

/** 'Accept-Encoding' and whatever else the response varies by. */
export function alsoVaryingBy(vary: string | undefined): string {
  return ['Accept-Encoding', vary].filter(Boolean).join(', ');
}

/** Ends the tag of bytes that denser ones will follow. */
const FIRST = '-first';

/** Whether a visitor has this page already, whichever bytes of it were sent. */
export function isKnown(page: Pick<StoredAnswer, 'etag'>, ifNoneMatch: string | undefined) {
  return matchesTag(ifNoneMatch?.replaceAll(FIRST, ''), page.etag.replace(FIRST, ''));
}

/** A page for the cache that can be sent at once, and can be made denser when nobody waits. */
export async function storePageSoon(
  html: string,
  headers: Record<string, string>,
): Promise<StoredPage> {
  const page = await storePage(html, headers, 'first');
  // Of the bytes that are kept, so that nothing else is.
  const { body } = page.answers.identity;
  return { ...page, denser: () => storePage(body, headers) };
}

/**
 * Compresses a page for the cache. Each coding has its own tag, as strong tags must.
 * @param headers those of the response, without length, coding and tag
 */
export async function storePage(
  html: string | Buffer,
  headers: Record<string, string>,
  use: 'keep' | 'first' = 'keep',
): Promise<StoredPage> {
  const plain = typeof html === 'string' ? Buffer.from(html) : html;
  const hash = createHash('sha256')
    .update(plain)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22);
  const answer = async (encoding: Encoding): Promise<StoredAnswer> => {
    const body = await compress(plain, encoding, use);
    const coding = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = `"${hash}${coding}${encoding === 'br' && use === 'first' ? FIRST : ''}"`;
    const { 'content-type': type = 'text/html; charset=utf-8', ...shared } = headers;
    const unchangedHeaders = { ...shared, etag, vary: alsoVaryingBy(shared.vary) };
    const whole = {
      ...unchangedHeaders,
      'content-type': type,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return {
      body,
      etag,
      unchangedHeaders,
      headers: whole,
      headerLines: Object.entries(whole).flat(),
    };
  };
  const [br, gzip, identity] = await Promise.all([
    answer(ENCODINGS[0]),
    answer(ENCODINGS[1]),
    answer(ENCODINGS[2]),
  ]);
  const bytes = br.body.length + gzip.body.length + identity.body.length;
  return { answers: { br, gzip, identity }, bytes };
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * `keep` spends more time on bytes that are sent often; `once` is for bytes sent a single time, `first` for those of a
 * page until its dense ones are made. Brotli's last level takes two and a half times as long as the one before, for 1.6 %.
 */
const QUALITY = {
  keep: { br: 10, gzip: 9 },
  first: { br: 8, gzip: 9 },
  once: { br: 4, gzip: 6 },
} as const;

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
