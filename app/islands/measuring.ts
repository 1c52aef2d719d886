import { measure } from '#app/features/analytics/measure.ts';
import { isTrusted, trustVendors } from '#app/features/analytics/trusted-vendors.ts';
import type { ConsentRecord } from '#app/platform/browser/consent-record.ts';
import { createScriptLoader, type LoadScript } from '#app/platform/browser/load-script.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';

/** Which scripts failed when, for the next pages of this visit. */
const FAILURES = 'clareia.scripts';

let loader: LoadScript | undefined;

/** Begins to measure this page. @returns ends it */
export function begin(record: ConsentRecord): () => void {
  const { analytics: ids } = readSettings();
  trustVendors(ids);
  // One for the page: the browser knows each of its policies once.
  loader ??= createScriptLoader({
    isAllowed: (address) => isTrusted(address, ids),
    storage: {
      read: () => sessionStorage.getItem(FAILURES),
      write: (text) => sessionStorage.setItem(FAILURES, text),
    },
  });
  return measure(record, { ids, load: loader });
}
