import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import {
  type ConsentChoices,
  choicesOf,
  consentOf,
  DENIED_CONSENT,
  FULL_CONSENT,
} from '#app/platform/browser/consent-record.ts';
import { currentConsent, storeConsent } from '#app/platform/browser/consent-store.ts';
import { CONSENT_VERSION, RECEIPT_PATH } from './consent-addresses.ts';

const RECEIPT_KEY = 'clareia.consent.receipt';
const UNSENT_KEY = 'clareia.consent.unsent';

export type Answer = 'accept' | 'reject' | ConsentChoices;

/** Stores an answer, notifies the listening services and sends a receipt to the clinic. */
export async function answerConsent(answer: Answer): Promise<void> {
  const record =
    answer === 'accept' ? FULL_CONSENT : answer === 'reject' ? DENIED_CONSENT : consentOf(answer);
  storeConsent(record, new Date(browserNowMs()));
  localStorage.setItem('clareia.consent.version', CONSENT_VERSION);
  const previous = localStorage.getItem(RECEIPT_KEY);
  const id = newReceiptId();
  localStorage.setItem(RECEIPT_KEY, id);
  localStorage.setItem(UNSENT_KEY, previous ?? '');
  await sendReceipt();
}

/** The number of the visitor's receipt. */
export function receiptNumber(): string | null {
  return localStorage.getItem(RECEIPT_KEY);
}

/** Sends the receipt to the clinic; after a failure the next page tries again. */
export async function sendReceipt(): Promise<void> {
  const previous = localStorage.getItem(UNSENT_KEY);
  const id = localStorage.getItem(RECEIPT_KEY);
  if (previous === null || id === null) return;
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
    if (ok) localStorage.removeItem(UNSENT_KEY);
  } catch {
    // Offline: the next page tries again.
  }
}

/** 16 random bytes in hexadecimal. */
function newReceiptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
