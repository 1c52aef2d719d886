import { deriveToken } from '#app/platform/token.server.ts';

/** A signed protocol for the confirmation page, which can thus be reloaded but not forged. */
export function requestReceipt(secret: string, protocol: string): string {
  return `${protocol}.${signature(secret, protocol)}`;
}

/** The receipt's protocol; null when the signature is invalid. */
export function readRequestReceipt(secret: string, receipt: string): string | null {
  const [, protocol = '', signed = ''] = /^(P\d{4}-\d{4})\.([\w-]{22})$/.exec(receipt) ?? [];
  return protocol && signed === signature(secret, protocol) ? protocol : null;
}

function signature(secret: string, protocol: string): string {
  return deriveToken(secret, `privacy-receipt:${protocol}`).slice(0, 22);
}
