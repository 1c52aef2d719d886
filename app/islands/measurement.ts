import { type ConsentRecord, choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent, onConsent } from '#app/platform/browser/consent-store.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { isUnmeasuredPath } from '#app/platform/private-paths.ts';

/** Measures while the visitor allows it; before that, its code is not even fetched. */
export function startMeasurement(): void {
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
