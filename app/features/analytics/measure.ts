import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { pushConsent } from '#app/platform/browser/consent-mode.ts';
import {
  type ConsentRecord,
  choicesOf,
  DENIED_CONSENT,
} from '#app/platform/browser/consent-record.ts';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import { clientId, forgetClient } from './client-id.ts';
import { GA_PATH, type GaBody, GTM_PATH, type GtmBody, type MeasuredEvent } from './events.ts';
import { startFallback } from './fallback.ts';
import { watchInteractions } from './interactions.ts';
import { createSender } from './sender.ts';
import { loadVendors } from './vendor-scripts.ts';
import { watchVitals } from './watch-vitals.ts';

export type MeasureParts = {
  ids: VendorIds;
  load: (addresses: readonly string[]) => Promise<unknown>;
};

/**
 * Measures this page as far as the visitor allows. Without consent to analytics nothing is sent, not even
 * to this site.
 * @returns ends it: everything stops, and what was stored in the browser is deleted
 */
export function measure(record: ConsentRecord, { ids, load }: MeasureParts): () => void {
  pushConsent('default', DENIED_CONSENT);
  pushConsent('update', record);
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
  return () => {
    for (const stop of stops) stop();
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
    page_url: `${location.origin}${location.pathname}`,
    user_agent: navigator.userAgent.slice(0, 512),
    referrer: URL.parse(document.referrer)?.origin ?? '',
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
    location: `${location.origin}${location.pathname}`,
    title: document.title.slice(0, 300),
    path: location.pathname,
  };
  const user_properties = { user_agent: navigator.userAgent.slice(0, 512) };
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

function newSender() {
  return createSender({
    fetch: (input, init) => fetch(input, init),
    now: browserNowMs,
    warn: (message) => console.warn(message),
  });
}
