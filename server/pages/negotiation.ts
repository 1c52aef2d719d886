/** Codings that cached pages are stored in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/**
 * The best coding that an Accept-Encoding header allows (RFC 9110, 12.5.3). When it allows none, identity is
 * sent, as the RFC recommends.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = readAcceptEncoding(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
}

function readAcceptEncoding(header: string): Encoding {
  const weights = new Map(header.split(',').map(readEntry));
  const others = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    others ??
    // Unlisted, identity is still allowed but ranks below anything listed.
    (encoding === 'identity' ? 0.0001 : 0);
  const best = Math.max(...ENCODINGS.map(weightOf));
  if (best <= 0) return 'identity';
  return ENCODINGS.find((encoding) => weightOf(encoding) === best) ?? 'identity';
}

function readEntry(entry: string): [string, number] {
  const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const number = weight === undefined ? 1 : Number(weight);
  return [coding, Number.isFinite(number) ? Math.min(Math.max(number, 0), 1) : 0];
}

/** Whether If-None-Match matches this tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
