import { deriveToken } from '#app/platform/token.server.ts';

/**
 * What the page after sending is opened with: the protocol, signed. The page can be loaded again, and
 * nobody is told 'received' who was not.
 */
export function requestReceipt(secret: string, protocol: string): string {
  return `${protocol}.${signature(secret, protocol)}`;
}

/** The receipt's protocol; null for anything that is no receipt of ours. */
export function readRequestReceipt(secret: string, receipt: string): string | null {
  const [, protocol = '', signed = ''] = /^(P\d{4}-\d{4})\.([\w-]{22})$/.exec(receipt) ?? [];
  return protocol && signed === signature(secret, protocol) ? protocol : null;
}

function signature(secret: string, protocol: string): string {
  return deriveToken(secret, `privacy-receipt:${protocol}`).slice(0, 22);
}
