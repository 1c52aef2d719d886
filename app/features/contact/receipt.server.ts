import { deriveToken } from '#app/platform/token.server.ts';

/**
 * The token with which the page after sending is opened: the moment, signed, and nothing about the
 * message. The page can be reloaded, and it never says 'received' without a stored message.
 */
export function receiptOf(secret: string, receivedAt: Date): string {
  const moment = receivedAt.getTime().toString(36);
  return `${moment}.${signature(secret, moment)}`;
}

/** When the message was received; null for anything that is not a valid receipt. */
export function readReceipt(secret: string, receipt: string): Date | null {
  const match = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(receipt);
  const [, moment = '', signed = ''] = match ?? [];
  if (!match || signed !== signature(secret, moment)) return null;
  return new Date(Number.parseInt(moment, 36));
}

function signature(secret: string, moment: string): string {
  return deriveToken(secret, `contact-receipt:${moment}`).slice(0, 22);
}
