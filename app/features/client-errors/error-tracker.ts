import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import { createErrorLog } from './error-log.ts';
import { type CaughtError, type ErrorRecord, recordOf } from './error-record.ts';
import { isNoise } from './noise.ts';

const ERRORS_PATH = '/api/errors';
const SESSION_KEY = 'clareia.errors.session';

const add = createErrorLog({
  nowMs: browserNowMs,
  report,
  local: () => localStorage,
  session: () => sessionStorage,
});

/** Keeps and reports an error of this page. Its own errors end here. */
export function track(caught: CaughtError): void {
  try {
    if (isNoise(caught)) return;
    const { origin, pathname } = location;
    const { userAgent } = navigator;
    const place = { nowMs: browserNowMs(), origin, pathname, userAgent };
    add(recordOf(caught, { ...place, sessionId: sessionId(), typed: fieldValues() }));
  } catch {
    // What goes wrong while an error is noted must not become another error to note.
  }
}

function report(record: ErrorRecord): boolean {
  if (!navigator.onLine) return false;
  const { release } = readSettings();
  fetch(ERRORS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...record, release }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
  return true;
}

let tabId = '';
/** Made with the first error and kept as long as the tab is. */
function sessionId(): string {
  tabId ||= storedId() || crypto.getRandomValues(new BigUint64Array(2)).join('').slice(0, 32);
  try {
    sessionStorage.setItem(SESSION_KEY, tabId);
  } catch {
    // Then it lasts as long as the page.
  }
  return tabId;
}

function storedId(): string {
  try {
    return sessionStorage.getItem(SESSION_KEY) ?? '';
  } catch {
    return '';
  }
}

/** What stands in the fields, so that it can be taken out of an error's words. */
function fieldValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value).filter((value) => value !== '');
}
