import { CONSENT_VERSION } from '#app/features/consent/consent-addresses.ts';
import { storedConsent } from '#app/platform/browser/consent-store.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { banner } from './consent-elements.ts';

const BANNER_DELAY_MS = 1_000;

/**
 * Asks for consent where there is no answer yet; the code that handles an answer is fetched when one is
 * given.
 */
export function startConsent(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (!button) return;
    const { consent = '' } = button.dataset;
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    if (consent === 'manage') banner(false);
    void loadAgain(() => import('./consent-answers.ts')).then(({ act }) => act(consent));
  });
  if (hasAnswered()) {
    if (localStorage.getItem('clareia.consent.unsent') !== null)
      void loadAgain(() => import('#app/features/consent/answer-consent.ts')).then(
        ({ sendReceipt }) => sendReceipt(),
      );
    return;
  }
  const ask = () => setTimeout(() => banner(!hasAnswered()), BANNER_DELAY_MS);
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
}

function hasAnswered(): boolean {
  try {
    const isCurrent = localStorage.getItem('clareia.consent.version') === CONSENT_VERSION;
    return isCurrent && storedConsent() !== undefined;
  } catch {
    // Nothing can be stored, so nothing is allowed, and the visitor is not asked on every page.
    return true;
  }
}
