import type { CaughtError } from './error-record.ts';

/** Files of other parties, of whose errors nobody here can mend any. */
const FOREIGN_FILES =
  /googletagmanager|google-analytics|\/gtm\.js|\/gtag\.js|doubleclick|googleadservices|googlesyndication|cloudflareinsights|connect\.facebook\.net|fbevents|hsforms|hubspot|typeform|jotform|formstack|^(?:chrome|moz|safari-web)-extension:/i;

const NOISE: RegExp[] = [
  /\b(?:gtag|dataLayer|google_tag_manager|fbq|_fbq|hbspt)\b/,
  // The browser's own word that an observer will be called once more.
  /ResizeObserver loop/,
  // React's "the page's text is not as the server sent it": translators and extensions do that, and React mends it.
  /Minified React error #418|Hydration failed because the server rendered/,
  /postMessage|DataCloneError/,
];

/** Whether an error is not worth a word: of other parties, of the browser's own making, or of another origin. */
export function isNoise({ message, file = '', error }: CaughtError): boolean {
  if (isForeignSecret(message, file)) return true;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = error instanceof Error ? error.name : '';
  const [firstFrame = ''] = stack.split('\n').filter((line) => /https?:|extension:/.test(line));
  if (FOREIGN_FILES.test(file) || FOREIGN_FILES.test(firstFrame.replace(/^.*?(?=\w+:\/\/)/, '')))
    return true;
  return NOISE.some((words) => words.test(`${name}: ${message}`));
}

/** Of a script from another origin browsers tell nothing but that there was an error. */
function isForeignSecret(message: string, file: string): boolean {
  return file === '' && /^(?:Script error\.?|)$/.test(message);
}
