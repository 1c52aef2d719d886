import { deriveToken } from '#app/platform/token.server.ts';

/**
 * What the page after sending is opened with: the moment, signed, and nothing about the message. The
 * page can be loaded again, and nobody is told 'received' who was not.
 */
export function receiptOf(secret: string, receivedAt: Date): string {
  const moment = receivedAt.getTime().toString(36);
  return `${moment}.${signature(secret, moment)}`;
}

/** When the receipt's message was received; null for anything that is no receipt of ours. */
export function readReceipt(secret: string, receipt: string): Date | null {
  const match = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(receipt);
  const [, moment = '', signed = ''] = match ?? [];
  if (!match || signed !== signature(secret, moment)) return null;
  return new Date(Number.parseInt(moment, 36));
}

function signature(secret: string, moment: string): string {
  return deriveToken(secret, `contact-receipt:${moment}`).slice(0, 22);
}
