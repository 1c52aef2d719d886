import { deriveToken } from '#app/platform/token.server.ts';

/** The token with which the thank-you page is opened: the moment, signed, and nothing about the lead. */
export function leadReceipt(secret: string, receivedAt: Date): string {
  const moment = receivedAt.getTime().toString(36);
  return `${moment}.${signature(secret, moment)}`;
}

/** When the lead was received; null for anything that is not a valid receipt. */
export function readLeadReceipt(secret: string, receipt: string): Date | null {
  const [, moment = '', signed = ''] = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(receipt) ?? [];
  if (!moment || signed !== signature(secret, moment)) return null;
  return new Date(Number.parseInt(moment, 36));
}

function signature(secret: string, moment: string): string {
  return deriveToken(secret, `lead-receipt:${moment}`).slice(0, 22);
}
