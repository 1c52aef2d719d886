import { startConsent } from './consent.ts';
import { startErrors } from './errors.ts';
import { startExternalLinks } from './external-links.ts';
import { startFrame } from './frame.ts';
import { startMeasurement } from './measurement.ts';
import { startUpdates } from './update.ts';

/** What the site's scripts may count on; `media.css` hides by the same words what needs them. */
const MODERN = '(color: light-dark(#000, #000)) and selector(:popover-open)';

/**
 * Starts the behaviour that every page has, content pages and app pages alike.
 * @returns false in a browser too old for the scripts (before Chrome 123, Firefox 125, Safari 17.5), where
 * nothing is started: the page is plain HTML, which works
 */
export function startPage(): boolean {
  if (!CSS.supports(MODERN)) return false;
  startErrors();
  startFrame();
  startExternalLinks();
  startConsent();
  startMeasurement();
  startUpdates();
  // For whoever looks from outside: a content page's scripts come after its first paint.
  document.documentElement.dataset.started = '';
  return true;
}
