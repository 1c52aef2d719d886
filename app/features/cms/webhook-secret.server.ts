import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveToken, hashToken } from '#app/platform/token.server.ts';

/** Where the source tells that its texts have changed. */
export const CMS_WEBHOOK_PATH = '/webhooks/cms';
/** Header with the signature of the body, as hexadecimal SHA-256 HMAC. */
export const SIGNATURE_HEADER = 'x-clareia-signature';

/** The secret that the source sends. @param number of the setting: another one makes the former useless */
export function webhookSecret(appSecret: string, number: number): string {
  return deriveToken(appSecret, `cms-webhook:${number}`);
}

type Proof = { authorization: string | undefined; signature: string | undefined; body: Buffer };

/** Whether a notice carries the secret itself, or a signature made with it. Takes the same time for every wrong one. */
export function provesSecret(secret: string, { authorization, signature, body }: Proof): boolean {
  const given = /^Bearer ([\w-]{1,200})$/i.exec(authorization?.trim() ?? '')?.[1];
  if (given !== undefined) return timingSafeEqual(hashToken(given), hashToken(secret));
  const hex = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(signature?.trim() ?? '')?.[1];
  if (hex === undefined) return false;
  const wanted = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(Buffer.from(hex, 'hex'), wanted);
}
