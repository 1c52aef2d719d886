import { receiptNumber, sendReceipt } from '#app/features/consent/answer-consent.ts';
import { choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent } from '#app/platform/browser/consent-store.ts';
import { preferences } from './consent-elements.ts';
import { showToast } from './toast.ts';

const CHOICES = ['analytics', 'marketing', 'personalization'] as const;

/** What follows a press of the banner or the preferences, once an answer is kept. */
export function act(consent: string): void {
  if (consent === 'manage') {
    open();
    return;
  }
  void sendReceipt();
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

function boxOf(choice: string): HTMLInputElement | undefined {
  const box = document.getElementById(`consent-${choice}`);
  return box instanceof HTMLInputElement ? box : undefined;
}
