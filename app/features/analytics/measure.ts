import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { pushConsent } from '#app/platform/browser/consent-mode.ts';
import { type ConsentRecord, choicesOf } from '#app/platform/browser/consent-record.ts';
import { createScriptLoader, type LoadScript } from '#app/platform/browser/load-script.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import { withoutLocale } from '#app/platform/locale.ts';
import {
  GA_PATH,
  type GaBody,
  GTM_PATH,
  type GtmBody,
  type MeasuredEvent,
  POST_SLUG,
  TEXT_LIMITS,
} from './events.ts';
import { startFallback } from './fallback.ts';
import { createSender } from './sender.ts';
import { isTrusted, loadVendors, referrerOrigin, trustVendors } from './vendor-scripts.ts';
import { watchVitals } from './watch-vitals.ts';

/** Which scripts failed and when, for the next pages of this session. */
const FAILURES = 'clareia.scripts';

let loader: LoadScript | undefined;

/** Starts measuring this page. @returns stops it when there is another answer */
export function begin(record: ConsentRecord): (next: ConsentRecord) => void {
  const { analytics: ids } = readSettings();
  trustVendors(ids);
  // One for the page: the browser accepts each Trusted Types policy only once.
  loader ??= createScriptLoader({
    isAllowed: (address) => isTrusted(address, ids),
    storage: {
      read: () => sessionStorage.getItem(FAILURES),
      write: (text) => sessionStorage.setItem(FAILURES, text),
    },
  });
  return measure(record, { ids, load: loader });
}

/** How far down an article counts as having read it. */
const READ_SHARE = 0.9;

/** Reports what readers do with posts and searches, never what they searched for. @returns stops */
function watchInteractions(tell: (event: MeasuredEvent) => void): () => void {
  const found = document.querySelector<HTMLElement>('[data-results]')?.dataset.results;
  if (found !== undefined) tell({ event: 'search_interaction', results_count: Number(found) || 0 });

  const [, slug = ''] = /^\/blog\/(.+)$/.exec(withoutLocale(location.pathname)) ?? [];
  if (!POST_SLUG.test(slug)) return () => undefined;
  const tellBlog = (action: 'view' | 'read' | 'share') =>
    tell({ event: 'blog_interaction', action, post_slug: slug });
  tellBlog('view');

  const share = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isShare = link && /^https:\/\/wa\.me\/\?text=|^mailto:\?/.test(link.href);
    if (isShare) tellBlog('share');
  };
  const read = () => {
    const article = document.querySelector('article, .prose');
    if (!article) return;
    const { top, height } = article.getBoundingClientRect();
    if (window.innerHeight - top < height * READ_SHARE) return;
    document.removeEventListener('scroll', read);
    tellBlog('read');
  };
  document.addEventListener('click', share);
  document.addEventListener('scroll', read, { passive: true });
  return () => {
    document.removeEventListener('click', share);
    document.removeEventListener('scroll', read);
  };
}

const KEY = 'clareia.client';

/** A random id for this browser, stored only while the visitor consents to analytics. */
function clientId(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const id = crypto.randomUUID();
  localStorage.setItem(KEY, id);
  return id;
}

/** Deletes the id and the cookies of the vendors' scripts. */
function forgetClient(): void {
  localStorage.removeItem(KEY);
  const own = /^\s*(_ga\w*|_gid|_gat\w*|_fbp|_fbc)=/;
  for (const cookie of document.cookie.split(';')) {
    const name = own.exec(cookie)?.[1];
    if (!name) continue;
    for (const domain of ['', `; domain=.${location.hostname.replace(/^www\./, '')}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

export type MeasureParts = {
  ids: VendorIds;
  load: (addresses: readonly string[]) => Promise<unknown>;
};

/**
 * Measures this page as far as the visitor allows. Without consent to analytics nothing is sent, not even
 * to this site.
 * @returns ends it: everything stops, the vendors learn the new answer, and what was stored in the browser is
 *   deleted
 */
function measure(
  record: ConsentRecord,
  { ids, load }: MeasureParts,
): (next: ConsentRecord) => void {
  const stops: (() => void)[] = [];
  const { analytics } = choicesOf(record);
  if (analytics) stops.push(measureHere(ids));
  stops.push(
    loadVendors({
      ids,
      record,
      load,
      onGoogleBlocked: () => stops.push(measureWithoutGoogle()),
    }),
  );
  return (next) => {
    for (const stop of stops) stop();
    pushConsent(next);
    forgetClient();
  };
}

/** The clinic's own figures: the page, its speed, posts read, searches made. */
function measureHere(ids: VendorIds): () => void {
  const sender = newSender();
  const common = {
    consent: 'granted' as const,
    version: '2',
    tracking_id: ids.ga ?? '',
    client_id: clientId(),
    page_url: pageAddress(),
    user_agent: navigator.userAgent.slice(0, TEXT_LIMITS.agent),
    referrer: referrerOrigin(document.referrer),
  };
  const send = (body: GaBody) => void sender.send(GA_PATH, body);
  const tell = ({ event, ...fields }: MeasuredEvent) =>
    void sender.send(GA_PATH, { ...common, type: 'event', event_name: event, ...fields });
  const view = () => send({ ...common, type: 'pageview' });
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) view();
  };
  view();
  window.addEventListener('pageshow', restored);
  const stops = [watchVitals(tell), watchInteractions(tell)];
  return () => {
    window.removeEventListener('pageshow', restored);
    for (const stop of stops) stop();
    sender.stop();
  };
}

function measureWithoutGoogle(): () => void {
  const sender = newSender();
  const page = {
    location: pageAddress(),
    title: document.title.slice(0, TEXT_LIMITS.title),
    path: location.pathname.slice(0, TEXT_LIMITS.address),
  };
  const user_properties = { user_agent: navigator.userAgent.slice(0, TEXT_LIMITS.agent) };
  const tell = (event: MeasuredEvent) => {
    const body: GtmBody = { consent: 'granted', page, user_properties, ...event };
    void sender.send(GTM_PATH, body);
  };
  // For Google only: the clinic's own figures already have the page view.
  tell({ event: 'page_view' });
  const stop = startFallback(tell);
  return () => {
    stop();
    sender.stop();
  };
}

/** Without its query, which may contain a search. */
function pageAddress(): string {
  return `${location.origin}${location.pathname}`.slice(0, TEXT_LIMITS.address);
}

function newSender() {
  return createSender({
    fetch: (input, init) => fetch(input, init),
    now: browserNowMs,
    warn: (message) => console.warn(message),
  });
}
