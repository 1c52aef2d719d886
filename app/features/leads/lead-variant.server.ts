import { networksOf } from '#app/platform/rate-limit.server.ts';
import { deriveToken } from '#app/platform/token.server.ts';
import { LEAD_VARIANTS, type LeadVariant } from './lead.ts';

/** What a request says of the browser, beside its address. */
export type Visitor = { address: string; userAgent: string; languages: string };

/**
 * The form that a visitor is shown: always the same one for the same browser in the same network. It follows from
 * a keyed hash, of which one bit is used and nothing is stored, so that it needs no cookie and nobody else can
 * compute it.
 */
export function variantOf(secret: string, { address, userAgent, languages }: Visitor): LeadVariant {
  const network = networksOf(address)[0]?.network ?? '';
  const words = JSON.stringify([network, userAgent, languages]);
  const [byte = 0] = Buffer.from(deriveToken(secret, `lead-variant:${words}`), 'base64url');
  return LEAD_VARIANTS[byte % LEAD_VARIANTS.length] ?? 'A';
}
