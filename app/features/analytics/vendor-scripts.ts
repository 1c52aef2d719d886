import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { gtag, pushConsent } from '#app/platform/browser/consent-mode.ts';
import { type ConsentRecord, choicesOf } from '#app/platform/browser/consent-record.ts';
import { addressOf } from '#app/platform/browser/own-address.ts';
import {
  hostsOf,
  scriptsOf,
  VENDOR_NAMES,
  VENDORS,
  type VendorIds,
  type VendorName,
} from '#app/platform/browser/vendors.ts';

/** After consent: on the first interaction or after a second, then retries. */
const ATTEMPTS_MS = [1_000, 3_000, 5_000];
const FIRST_SIGNS = ['pointerdown', 'keydown', 'scroll'];
const GOOGLE: readonly VendorName[] = ['ga', 'gtm'];

type LoadingParts = {
  ids: VendorIds;
  record: ConsentRecord;
  /** Loads the first script that is available. */
  load: (addresses: readonly string[]) => Promise<unknown>;
  /** Called once when Google is configured and allowed, but none of its scripts could be loaded. */
  onGoogleBlocked: () => void;
};

/**
 * Tells the vendors what the visitor allows, then loads the scripts of the configured ones that it covers, and
 * no others. @returns stops trying
 */
export function loadVendors({ ids, record, load, onGoogleBlocked }: LoadingParts): () => void {
  pushConsent(record);
  const choices = choicesOf(record);
  const allowed = VENDOR_NAMES.flatMap((name) => {
    const id = ids[name];
    return id && choices[VENDORS[name].purpose] ? [{ name, id }] : [];
  });
  /** Loaded, or still on their way. */
  const asked = new Set<VendorName>();
  const timers: ReturnType<typeof setTimeout>[] = [];
  let attemptsLeft = ATTEMPTS_MS.length;
  let isOver = false;

  async function ask({ name, id }: (typeof allowed)[number]): Promise<void> {
    if (asked.has(name)) return;
    asked.add(name);
    prepare(name, id);
    try {
      await load(scriptsOf(name, id));
    } catch {
      asked.delete(name);
      tellIfBlocked();
    }
  }
  // Also asked after every late failure: a script that hangs fails long after the last attempt.
  function tellIfBlocked(): void {
    const google = allowed.filter(({ name }) => GOOGLE.includes(name));
    const isBlocked = google.length > 0 && google.every(({ name }) => !asked.has(name));
    if (isOver || attemptsLeft > 0 || !isBlocked) return;
    isOver = true;
    onGoogleBlocked();
  }
  const attempt = () => {
    for (const vendor of allowed) void ask(vendor);
  };
  const stop = () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    for (const sign of FIRST_SIGNS) document.removeEventListener(sign, attempt);
  };
  if (allowed.length === 0) return stop;
  for (const sign of FIRST_SIGNS)
    document.addEventListener(sign, attempt, { once: true, passive: true });
  for (const ms of ATTEMPTS_MS)
    timers.push(
      setTimeout(() => {
        attemptsLeft -= 1;
        attempt();
      }, ms),
    );
  return stop;
}

/** Which vendors have their first commands; a script that is asked for again finds them still queued. */
const prepared = new Set<VendorName>();

/** Addresses are sent without their query, which may contain a search. */
function prepare(name: VendorName, id: string): void {
  if (prepared.has(name)) return;
  prepared.add(name);
  if (name === 'ga') {
    gtag('js', new Date(browserNowMs()));
    gtag('config', id, {
      page_location: `${location.origin}${location.pathname}`,
      page_referrer: referrerOrigin(document.referrer),
      transport_url: `${location.origin}/collect`,
    });
  }
  if (name === 'gtm') {
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Math.round(browserNowMs()), event: 'gtm.js' });
  }
  if (name === 'pixel') {
    window.fbq ??= queueingPixel();
    // By itself it would also send the words of whatever is pressed.
    window.fbq('set', 'autoConfig', false, id);
    window.fbq('init', id);
    window.fbq('track', 'PageView');
  }
}

/** The site that a visitor came from; '' without one, as also for Android's apps, which are no site. */
export function referrerOrigin(referrer: string): string {
  return /^https?:\/\/[^/?#]+/.exec(referrer)?.[0] ?? '';
}

type Pixel = ((...args: unknown[]) => void) & { queue: unknown[][]; version: string };

/** Queues calls to the pixel until its script has loaded. */
function queueingPixel(): Pixel {
  const queue: unknown[][] = [];
  const hold = (...args: unknown[]) => {
    queue.push(args);
  };
  return Object.assign(hold, { queue, loaded: true, version: '2.0', push: hold });
}

/** Whether a script may come from an address: this site or a host of a configured vendor. */
export function isTrusted(address: URL, ids: VendorIds): boolean {
  return address.origin === location.origin || hostsOf(ids).script.includes(address.origin);
}

/**
 * Vendors' scripts load more scripts from plain strings, which this site's Trusted Types refuse. Allows
 * those that come from the same vendors; everything else stays refused.
 */
export function trustVendors(ids: VendorIds): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory) || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL: (text) => {
      const address = addressOf(text, location.href);
      return address && isTrusted(address, ids) ? text : null;
    },
  });
}

type Factory = {
  defaultPolicy?: unknown;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
};

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
