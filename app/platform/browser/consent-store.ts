import { browserNowMs } from './browser-clock.ts';
import { type ConsentRecord, DENIED_CONSENT, parseConsent } from './consent-record.ts';

const RECORD_KEY = 'clareia.consent';
const CHANGED_AT_KEY = 'clareia.consent.changedAt';
const VERSION_KEY = 'clareia.consent.version';
export const RECEIPT_KEY = 'clareia.consent.receipt';
/** Number of the receipt before the one that is still to be sent; '' without one. */
export const UNSENT_KEY = 'clareia.consent.unsent';
const CHANGED = 'consent-changed';

/** The visitor's answer; undefined when there is none or storage is unavailable. */
function storedConsent(): ConsentRecord | undefined {
  try {
    return parseConsent(localStorage.getItem(RECORD_KEY));
  } catch {
    return undefined;
  }
}

export function currentConsent(): ConsentRecord {
  return storedConsent() ?? DENIED_CONSENT;
}

/**
 * Stores an answer with its time, and that its receipt is to be sent; notifies every listener, in other tabs
 * too. All of it at once, because the page may be left at once.
 * @param version of the question
 */
export function storeConsent(record: ConsentRecord, version: string): void {
  try {
    localStorage.setItem(RECORD_KEY, JSON.stringify(record));
    localStorage.setItem(VERSION_KEY, version);
    localStorage.setItem(CHANGED_AT_KEY, new Date(browserNowMs()).toISOString());
    localStorage.setItem(UNSENT_KEY, localStorage.getItem(RECEIPT_KEY) ?? '');
  } catch {
    // Private windows may refuse storage: the answer then lasts as long as this page.
  }
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: record }));
}

/** Whether the visitor has answered this version of the question; true where no answer can be stored. */
export function hasAnswered(version: string): boolean {
  try {
    return localStorage.getItem(VERSION_KEY) === version && storedConsent() !== undefined;
  } catch {
    // Nothing can be stored, so nothing is allowed, and the visitor is not asked on every page.
    return true;
  }
}

/** Whether a receipt is still to be sent; false where none can be stored. */
export function isReceiptUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls the listener with every new answer of this page or another tab. @returns stops listening */
export function onConsent(listener: (record: ConsentRecord) => void): () => void {
  const here = (event: Event) => {
    const record = event instanceof CustomEvent ? parseConsent(JSON.stringify(event.detail)) : null;
    if (record) listener(record);
  };
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === RECORD_KEY) listener(currentConsent());
  };
  document.addEventListener(CHANGED, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    document.removeEventListener(CHANGED, here);
    window.removeEventListener('storage', elsewhere);
  };
}
