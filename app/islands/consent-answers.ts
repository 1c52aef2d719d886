import { answerConsent, receiptNumber } from '#app/features/consent/answer-consent.ts';
import { BANNER_ID } from '#app/features/consent/consent-addresses.ts';
import { choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent } from '#app/platform/browser/consent-store.ts';
import { banner, preferences } from './consent-elements.ts';
import { showToast } from './toast.ts';

const CHOICES = ['analytics', 'marketing', 'personalization'] as const;

/** Handles a button of the banner or the preferences. */
export function act(consent: string): void {
  if (consent === 'manage') {
    open();
    return;
  }
  if (consent === 'accept' || consent === 'reject') void answerConsent(consent);
  else if (consent === 'save') void answerConsent(chosen());
  else return;
  // The banner disappears after an answer, so the focus moves to the page's content.
  if (document.activeElement?.closest(`#${BANNER_ID}`))
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  banner(false);
  preferences()?.hidePopover();
  const text = preferences()?.querySelector('form')?.dataset.saved ?? '';
  showToast({ text, tone: 'plain' });
}

function open(): void {
  const now = choicesOf(currentConsent());
  for (const choice of CHOICES) {
    const box = boxOf(choice);
    if (box) box.checked = now[choice];
  }
  const number = preferences()?.querySelector('[data-consent-receipt]');
  if (number) number.textContent = receiptNumber() ?? number.textContent;
  const dialog = preferences();
  if (dialog && !dialog.matches(':popover-open')) dialog.showPopover();
  boxOf('analytics')?.focus();
}

function chosen() {
  const isOn = (choice: (typeof CHOICES)[number]) => boxOf(choice)?.checked ?? false;
  return {
    analytics: isOn('analytics'),
    marketing: isOn('marketing'),
    personalization: isOn('personalization'),
  };
}

function boxOf(choice: string): HTMLInputElement | undefined {
  const box = document.getElementById(`consent-${choice}`);
  return box instanceof HTMLInputElement ? box : undefined;
}
