import { BANNER_ID, PREFERENCES_DIALOG } from '#app/features/consent/consent-addresses.ts';

/** Shows or hides the banner. */
export function banner(isShown: boolean): void {
  const element = document.getElementById(BANNER_ID);
  if (element) element.hidden = !isShown;
  document.documentElement.toggleAttribute('data-asks-consent', isShown);
}

export function preferences(): HTMLElement | null {
  return document.getElementById(PREFERENCES_DIALOG);
}
