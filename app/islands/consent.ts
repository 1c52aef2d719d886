import {
  BANNER_ID,
  CONSENT_VERSION,
  PREFERENCES_DIALOG,
} from '#app/features/consent/consent-addresses.ts';
import {
  type ConsentRecord,
  choicesOf,
  consentOf,
  DENIED_CONSENT,
  FULL_CONSENT,
} from '#app/platform/browser/consent-record.ts';
import {
  currentConsent,
  hasAnswered,
  isReceiptUnsent,
  storeConsent,
} from '#app/platform/browser/consent-store.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { dialogOf, showModal } from './frame.ts';

const BANNER_DELAY_MS = 1_000;

/**
 * Asks for consent where there is no answer yet. An answer is kept, and the preferences open, at the press; the
 * code that sends its receipt and fills in the preferences is fetched then.
 */
export function startConsent(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (!button) return;
    const { consent = '' } = button.dataset;
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    if (consent === 'manage') showModal(PREFERENCES_DIALOG);
    else keep(answerOf(consent));
    void loadAgain(() => import('./consent-answers.ts')).then(({ act }) => act(consent));
  });
  // Readers may let the device remember their settings where they choose these.
  document.addEventListener('remember-settings', (event) => {
    const personalization = event instanceof CustomEvent && event.detail === true;
    keep(consentOf({ ...choicesOf(currentConsent()), personalization }));
    void loadAgain(() => import('./consent-answers.ts')).then(({ act }) => act('save'));
  });
  if (hasAnswered(CONSENT_VERSION)) {
    if (isReceiptUnsent())
      void loadAgain(() => import('#app/features/consent/answer-consent.ts')).then(
        ({ sendReceipt }) => sendReceipt(),
      );
    return;
  }
  const ask = () => setTimeout(show, BANNER_DELAY_MS);
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
}

function show(): void {
  // Pages on which nothing is measured ask nothing.
  if (hasAnswered(CONSENT_VERSION) || !document.getElementById(BANNER_ID)) return;
  void loadAgain(() => import('./show-banner.ts')).then(({ showBanner }) => showBanner());
}

function answerOf(consent: string): ConsentRecord {
  if (consent === 'accept') return FULL_CONSENT;
  if (consent === 'reject') return DENIED_CONSENT;
  const isOn = (choice: string) => document.querySelector(`#consent-${choice}:checked`) !== null;
  return consentOf({
    analytics: isOn('analytics'),
    marketing: isOn('marketing'),
    personalization: isOn('personalization'),
  });
}

function keep(record: ConsentRecord): void {
  storeConsent(record, CONSENT_VERSION);
  dialogOf(PREFERENCES_DIALOG)?.close();
  const banner = document.getElementById(BANNER_ID);
  // The banner disappears after an answer, so the focus moves to the page's content.
  if (banner?.contains(document.activeElement))
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  if (banner) banner.hidden = true;
  delete document.documentElement.dataset.asksConsent;
}
