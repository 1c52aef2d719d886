import { choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent, RECEIPT_KEY, UNSENT_KEY } from '#app/platform/browser/consent-store.ts';
import { CONSENT_VERSION, RECEIPT_PATH } from './consent-addresses.ts';

/** The number of the visitor's receipt. */
export function receiptNumber(): string | null {
  return localStorage.getItem(RECEIPT_KEY);
}

/** Sends the receipt of the last answer to the clinic; after a failure the next page tries again. */
export async function sendReceipt(): Promise<void> {
  const previous = localStorage.getItem(UNSENT_KEY);
  if (previous === null) return;
  const id = receiptAfter(previous);
  const word = (isOn: boolean) => (isOn ? 'sim' : 'nao');
  const { analytics, marketing, personalization } = choicesOf(currentConsent());
  const body = new URLSearchParams({
    id,
    ...(previous ? { previous } : {}),
    version: CONSENT_VERSION,
    analytics: word(analytics),
    marketing: word(marketing),
    personalization: word(personalization),
  });
  const language = document.documentElement.lang === 'en-US' ? '/en-us' : '';
  try {
    const address = `${language}${RECEIPT_PATH}`;
    const { ok } = await fetch(address, { method: 'POST', body, keepalive: true });
    // Another answer may have been given meanwhile.
    if (ok && localStorage.getItem(UNSENT_KEY) === previous) localStorage.removeItem(UNSENT_KEY);
  } catch {
    // Offline: the next page tries again.
  }
}

/** The number of the receipt to send: the one that was tried already, else a new one. */
function receiptAfter(previous: string): string {
  const tried = localStorage.getItem(RECEIPT_KEY) ?? '';
  if (tried !== previous) return tried;
  const id = newReceiptId();
  localStorage.setItem(RECEIPT_KEY, id);
  return id;
}

/** 16 random bytes in hexadecimal. */
function newReceiptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
