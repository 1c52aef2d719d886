import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import { createErrorLog } from './error-log.ts';
import { type CaughtError, type ErrorRecord, recordOf } from './error-record.ts';

/** Third-party scripts whose errors we cannot fix. */
const FOREIGN_FILES =
  /googletagmanager|google-analytics|\/gtm\.js|\/gtag\.js|doubleclick|googleadservices|googlesyndication|cloudflareinsights|connect\.facebook\.net|fbevents|hsforms|hubspot|typeform|jotform|formstack|^(?:chrome|moz|safari-web)-extension:/i;

const NOISE: RegExp[] = [
  /\b(?:gtag|dataLayer|google_tag_manager|fbq|_fbq|hbspt)\b/,
  // The browser's notice that an observer will be called again.
  /ResizeObserver loop/,
  // React's hydration mismatch: translators and extensions cause it, and React recovers by itself.
  /Minified React error #418|Hydration failed because the server rendered/,
  /postMessage|DataCloneError/,
];

/**
 * Whether an error is not worth reporting: third-party code, browser noise, or a script of another origin.
 */
export function isNoise({ message, file = '', error }: CaughtError): boolean {
  if (isForeignSecret(message, file)) return true;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = error instanceof Error ? error.name : '';
  const [firstFrame = ''] = stack.split('\n').filter((line) => /https?:|extension:/.test(line));
  if (FOREIGN_FILES.test(file) || FOREIGN_FILES.test(firstFrame.replace(/^.*?(?=\w+:\/\/)/, '')))
    return true;
  return NOISE.some((pattern) => pattern.test(`${name}: ${message}`));
}

/** For scripts from another origin browsers reveal only that there was an error. */
function isForeignSecret(message: string, file: string): boolean {
  return file === '' && /^(?:Script error\.?|)$/.test(message);
}

const ERRORS_PATH = '/api/errors';
const SESSION_KEY = 'clareia.errors.session';

const add = createErrorLog({
  nowMs: browserNowMs,
  report,
  local: () => localStorage,
  session: () => sessionStorage,
});

/** Stores and reports an error of this page. Errors in the tracker itself end here. */
export function track(caught: CaughtError): void {
  try {
    if (isNoise(caught)) return;
    const { origin, pathname } = location;
    const { userAgent } = navigator;
    const context = { nowMs: browserNowMs(), origin, pathname, userAgent };
    add(recordOf(caught, { ...context, sessionId: sessionId(), values: fieldValues() }));
  } catch {
    // A failure while an error is recorded must not become another error to record.
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
/** Created with the first error; lasts as long as the tab. */
function sessionId(): string {
  tabId ||= storedId() || crypto.getRandomValues(new BigUint64Array(2)).join('').slice(0, 32);
  try {
    sessionStorage.setItem(SESSION_KEY, tabId);
  } catch {
    // Without session storage the id lasts as long as the page.
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

/** Contents of the form fields, to be removed from error messages. */
function fieldValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value).filter((value) => value !== '');
}
