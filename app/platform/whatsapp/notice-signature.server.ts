import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Meta has signed these very bytes: X-Hub-Signature-256 is 'sha256=' and the HMAC-SHA-256 of the body by the
 * app's secret.
 */
export function isSignedNotice(
  appSecret: string,
  { header, body }: { header: string | undefined; body: Uint8Array },
): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '') ?? [];
  if (!hex) return false;
  const expected = createHmac('sha256', appSecret).update(body).digest();
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}
