import { createHmac } from 'node:crypto';
import { localPath } from '#app/platform/locale.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import type { Charge } from './charge.ts';

const KEY_BYTES = 16;

type LinkOf = Pick<Charge, 'linkKey'>;

/**
 * The token of a charge's page: its key, by which the row is found, and half of an HMAC, which nobody makes without
 * the secret. The token itself is not stored.
 */
export function chargeToken(secret: string, { linkKey }: LinkOf): string {
  const key = Buffer.from(linkKey.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', secret).update(`charge-link:${linkKey}`);
  return Buffer.concat([key, seal.digest().subarray(0, KEY_BYTES)]).toString('base64url');
}

/** Path of the page of a charge, in its language. */
export function chargeLink(secret: string, charge: LinkOf & Pick<Charge, 'locale'>): string {
  return localPath(charge.locale, `/pagamento/${chargeToken(secret, charge)}`);
}

/** In the address of the page for who comes back from the provider's. */
export const CAME_BACK = 'voltou';
/** In the address of the page when the provider could not be asked just now. */
export const PAY_LATER = 'tente';

/** Where a payer comes back to from the provider's page. */
export function returnLink(secret: string, charge: LinkOf & Pick<Charge, 'locale'>): string {
  return `${chargeLink(secret, charge)}?${CAME_BACK}`;
}

/** The key in a token that we made; null for any other. */
export function linkKeyOf(secret: string, token: string): string | null {
  if (!isTokenShaped(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, KEY_BYTES).toString('hex');
  const linkKey = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isRight = hashToken(chargeToken(secret, { linkKey })).equals(hashToken(token));
  return isRight ? linkKey : null;
}
