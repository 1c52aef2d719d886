import { type ConsentRecord, choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent, onConsent } from '#app/platform/browser/consent-store.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { isUnmeasuredPath } from '#app/platform/private-paths.ts';
import { startAccessibility } from './accessibility.ts';
import { startConsent } from './consent.ts';
import { startErrors } from './errors.ts';
import { startExternalLinks } from './external-links.ts';
import { startFrame } from './frame.ts';
import { startUpdates } from './update.ts';

/** What the site's scripts may count on; `media.css` hides by the same words what needs them. */
const MODERN = '(color: light-dark(#000, #000)) and selector(:popover-open)';

/**
 * Starts the behaviour that every page has.
 * @returns false in a browser too old for the scripts (before Chrome 123, Firefox 125, Safari 17.5), where
 * nothing is started: the page is plain HTML, which works
 */
export function startPage(): boolean {
  if (!CSS.supports(MODERN)) return false;
  startErrors();
  startAccessibility();
  startFrame();
  startExternalLinks();
  startConsent();
  startMeasurement();
  startUpdates();
  // For whoever looks from outside: a page's scripts come after its first paint.
  document.documentElement.dataset.started = '';
  return true;
}

/** Measures while the visitor allows it; before that, its code is not even fetched. */
function startMeasurement(): void {
  if (isUnmeasuredPath(location.pathname)) return;
  let end: ((next: ConsentRecord) => void) | undefined;
  let turn = 0;

  async function apply(record: ConsentRecord): Promise<void> {
    turn += 1;
    const mine = turn;
    end?.(record);
    end = undefined;
    const { analytics, marketing } = choicesOf(record);
    if (!analytics && !marketing) return;
    const { begin } = await loadAgain(() => import('#app/features/analytics/measure.ts'));
    // Another answer may have been given while the code was loading.
    if (mine === turn) end = begin(record);
  }
  void apply(currentConsent());
  onConsent((record) => void apply(record));
}
