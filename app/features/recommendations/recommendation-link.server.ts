import { createHmac } from 'node:crypto';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';

const KEY_BYTES = 16;

/** The token of a recommendation's page: its key, and half of an HMAC, which nobody makes without the secret. */
export function recommendationToken(secret: string, linkKey: string): string {
  const key = Buffer.from(linkKey.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', secret).update(`recommendation:${linkKey}`);
  return Buffer.concat([key, seal.digest().subarray(0, KEY_BYTES)]).toString('base64url');
}

/** The key of a token; null when no page of ours made it. */
export function recommendationKeyOf(secret: string, token: string): string | null {
  if (!isTokenShaped(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, KEY_BYTES).toString('hex');
  const linkKey = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isRight = hashToken(recommendationToken(secret, linkKey)).equals(hashToken(token));
  return isRight ? linkKey : null;
}

/** The address that books in two taps. */
export function recommendationUrl(
  { baseUrl, secret }: { baseUrl: URL; secret: string },
  linkKey: string,
  locale: Locale,
): string {
  const path = `/meu-agendamento/retorno/${recommendationToken(secret, linkKey)}`;
  return new URL(localPath(locale, path), baseUrl).href;
}
