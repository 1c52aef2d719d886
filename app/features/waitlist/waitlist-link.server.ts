import { createHmac } from 'node:crypto';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { deriveToken, hashToken, isTokenShaped } from '#app/platform/token.server.ts';

const KEY_BYTES = 16;

/** The page of somebody who waits, without language and token. */
const WAITING_PATH = '/lista-de-espera';

/**
 * The token of an entry's page: its key, by which the row is found, and half of an HMAC, which nobody makes without the
 * secret. The token itself is not stored.
 */
function waitlistToken(secret: string, { linkKey }: { linkKey: string }): string {
  const key = Buffer.from(linkKey.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', secret).update(`waitlist-link:${linkKey}`);
  return Buffer.concat([key, seal.digest().subarray(0, KEY_BYTES)]).toString('base64url');
}

/** Path of an entry's page, in its language. */
export function waitlistPath(secret: string, entry: { linkKey: string; locale: Locale }): string {
  return localPath(entry.locale, `${WAITING_PATH}/${waitlistToken(secret, entry)}`);
}

/** The key in a token that we made; null for any other. */
export function waitlistKeyOf(secret: string, token: string): string | null {
  if (!isTokenShaped(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, KEY_BYTES).toString('hex');
  const linkKey = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isRight = hashToken(waitlistToken(secret, { linkKey })).equals(hashToken(token));
  return isRight ? linkKey : null;
}

/** The token of an offer's hold, with which its time is booked. */
export function offerHoldToken(secret: string, { key }: { key: string }): string {
  return deriveToken(secret, `waitlist-hold:${key}`);
}
