import { deriveToken } from '#app/platform/token.server.ts';

/** Forms with a page of thanks; a receipt of one opens no page of another. */
type ReceiptForm = 'contact' | 'lead' | 'screening' | 'waitlist';

/**
 * The token with which the page after sending is opened: the moment, signed, and nothing about what was sent. The page
 * can be reloaded, and it never says 'received' without something stored.
 */
export function receiptOf(secret: string, form: ReceiptForm, receivedAt: Date): string {
  const moment = receivedAt.getTime().toString(36);
  return `${moment}.${signature(secret, form, moment)}`;
}

/** When it was received; null for anything that is not a valid receipt of this form. */
export function readReceipt(secret: string, form: ReceiptForm, receipt: string): Date | null {
  const match = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(receipt);
  const [, moment = '', signed = ''] = match ?? [];
  if (!match || signed !== signature(secret, form, moment)) return null;
  return new Date(Number.parseInt(moment, 36));
}

function signature(secret: string, form: ReceiptForm, moment: string): string {
  return deriveToken(secret, `${form}-receipt:${moment}`).slice(0, 22);
}
