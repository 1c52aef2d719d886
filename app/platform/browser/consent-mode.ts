import { type ConsentRecord, choicesOf, DENIED_CONSENT } from './consent-record.ts';

declare global {
  interface Window {
    /** Google's queue; its scripts need the `arguments` object itself, not an array. */
    dataLayer?: unknown[];
    /** The ad pixel, once it is loaded. */
    fbq?: (...words: unknown[]) => void;
  }
}

let told: string | undefined;

/**
 * Tells analytics (Consent Mode v2) and the ad pixel what is allowed. Google gets the default first and
 * once, then each answer that differs from the one before; nothing here loads a script.
 */
export function pushConsent(record: ConsentRecord): void {
  const text = JSON.stringify(record);
  if (text === told) return;
  if (told === undefined) gtag('consent', 'default', { ...DENIED_CONSENT });
  told = text;
  gtag('consent', 'update', { ...record });
  window.fbq?.('consent', choicesOf(record).marketing ? 'grant' : 'revoke');
}

/** Queues one of Google's commands, whether or not its script is loaded. */
export function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: gtag.js tells commands from data by this very object
  window.dataLayer.push(arguments);
}
