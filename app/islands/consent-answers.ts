import { receiptNumber, sendReceipt } from '#app/features/consent/answer-consent.ts';
import { PREFERENCES_DIALOG } from '#app/features/consent/consent-addresses.ts';
import { choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent } from '#app/platform/browser/consent-store.ts';
import { dialogOf } from './frame.ts';

const CHOICES = ['analytics', 'marketing', 'personalization'] as const;

/** What follows a press of the banner or the preferences, once an answer is kept. */
export function act(consent: string): void {
  if (consent === 'manage') {
    fillIn();
    return;
  }
  void sendReceipt();
}

/** Shows what was answered last, unless the preferences have been closed again meanwhile. */
function fillIn(): void {
  const dialog = dialogOf(PREFERENCES_DIALOG);
  if (!dialog?.open) return;
  const now = choicesOf(currentConsent());
  for (const choice of CHOICES) {
    const box = boxOf(choice);
    if (box) box.checked = now[choice];
  }
  const number = dialog.querySelector('[data-consent-receipt]');
  if (number) number.textContent = receiptNumber() ?? number.textContent;
  boxOf('analytics')?.focus();
}

function boxOf(choice: string): HTMLInputElement | undefined {
  const box = document.getElementById(`consent-${choice}`);
  return box instanceof HTMLInputElement ? box : undefined;
}
