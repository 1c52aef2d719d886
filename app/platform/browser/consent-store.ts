import { type ConsentRecord, DENIED_CONSENT, parseConsent } from './consent-record.ts';

const RECORD_KEY = 'clareia.consent';
const CHANGED_AT_KEY = 'clareia.consent.changedAt';
const CHANGED = 'consent-changed';

/** The visitor's answer; undefined when there is none or storage is unavailable. */
export function storedConsent(): ConsentRecord | undefined {
  try {
    return parseConsent(localStorage.getItem(RECORD_KEY));
  } catch {
    return undefined;
  }
}

export function currentConsent(): ConsentRecord {
  return storedConsent() ?? DENIED_CONSENT;
}

/** Stores an answer with its time and notifies every listener, in other tabs too. */
export function storeConsent(record: ConsentRecord, now: Date): void {
  try {
    localStorage.setItem(RECORD_KEY, JSON.stringify(record));
    localStorage.setItem(CHANGED_AT_KEY, now.toISOString());
  } catch {
    // Private windows may refuse storage: the answer then lasts as long as this page.
  }
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: record }));
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
