import { BANNER_ID, PREFERENCES_DIALOG } from '#app/features/consent/consent-addresses.ts';

/** How much of a window's height may be covered by what stands still in it. */
const MAX_SHARE = 0.3;

/** Shows or hides the banner, which staff pages do not have. */
export function banner(isShown: boolean): void {
  const element = document.getElementById(BANNER_ID);
  if (!element) return;
  element.hidden = !isShown;
  if (!isShown) {
    delete document.documentElement.dataset.asksConsent;
    return;
  }
  const place = () => {
    if (!element.hidden) placeBanner(element);
  };
  place();
  new ResizeObserver(place).observe(element);
  addEventListener('resize', place);
}

/**
 * At the foot of the window, with the header in view where both have room, else alone; in a low window, or with large
 * letters, above the page's content.
 */
function placeBanner({ offsetHeight }: HTMLElement): void {
  const { dataset, style } = document.documentElement;
  const header = document.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0;
  const room = MAX_SHARE * innerHeight;
  dataset.asksConsent =
    offsetHeight > room ? 'above' : offsetHeight + header > room ? 'alone' : 'below';
  style.setProperty('--consent-height', `${offsetHeight}px`);
}

export function preferences(): HTMLElement | null {
  return document.getElementById(PREFERENCES_DIALOG);
}
