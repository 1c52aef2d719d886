import { BANNER_ID, CONSENT_VERSION } from '#app/features/consent/consent-addresses.ts';
import { hasAnswered } from '#app/platform/browser/consent-store.ts';

/** How much of a window's height may be covered by what stands still in it. */
const MAX_SHARE = 0.3;

/** Shows the banner, unless an answer has been given meanwhile. Staff pages have none. */
export function showBanner(): void {
  const element = document.getElementById(BANNER_ID);
  if (!element || hasAnswered(CONSENT_VERSION)) return;
  element.hidden = false;
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
function placeBanner(element: HTMLElement): void {
  // Not rounded: half a pixel over the share is over it.
  const { height } = element.getBoundingClientRect();
  const { dataset, style } = document.documentElement;
  const header = document.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0;
  const room = MAX_SHARE * innerHeight;
  dataset.asksConsent = height > room ? 'above' : height + header > room ? 'alone' : 'below';
  style.setProperty('--consent-height', `${height}px`);
}
