import { METRICS, RATINGS } from './events.ts';
import { outsideClientId } from './ga-payload.server.ts';
import { type KnownPages, measuredPath, OTHER_PATH } from './measured-path.ts';

/** A request of Google's own script, ready to be forwarded. */
export type AnonymousEvent = { query: string; body: string };

export type EventRules = {
  trackingId: string;
  pages: KnownPages;
  origin: string;
  secret: string;
};

/** Events that Google's script sends automatically and that contain nothing a visitor typed. */
const EVENTS = new Set([
  'page_view',
  'user_engagement',
  'session_start',
  'first_visit',
  'scroll',
  'click',
  'file_download',
  'form_submit',
  'heartbeat',
  'web_vitals',
  'blog_interaction',
]);

/** The fields that are forwarded, each with the form it must have; all others are dropped. */
const FIELDS: readonly (readonly [string, RegExp])[] = [
  ['v', /^2$/],
  ['ul', /^[a-z]{2}(?:-[a-z]{2})?$/i],
  ['sr', /^\d{2,4}x\d{2,4}$/],
  ['sct', /^\d{1,4}$/],
  ['seg', /^[01]$/],
  ['_s', /^\d{1,4}$/],
  ['_et', /^\d{1,7}$/],
  ['_ee', /^1$/],
  ['_fv', /^[12]$/],
  ['_ss', /^[12]$/],
  ['_nsi', /^1$/],
  ['gcs', /^G1[01-][01-]$/],
  ['gcd', /^1\d(?:[a-z]\d){3,6}[a-z]?$/i],
  ['npa', /^[01]$/],
  ['dma', /^[01]$/],
  ['epn.percent_scrolled', /^\d{1,3}$/],
  ['ep.metric_name', new RegExp(`^(?:${METRICS.join('|')})$`)],
  ['ep.metric_rating', new RegExp(`^(?:${RATINGS.join('|')})$`)],
  ['epn.metric_value', /^\d{1,6}(?:\.\d{1,4})?$/],
];
const ANALYTICS_GRANTED = /^G1[01-]1$/;
const CLIENT_ID = /^\d{1,10}\.\d{1,10}$/;
const SESSION_SECONDS = 24 * 3_600;
const MAX_EVENTS = 20;

/**
 * Anonymizes a request of Google's script: known fields in known forms, the bare address of the public
 * page, and a client id that only this site can trace. No title, no referrer, no query string, no custom
 * parameters.
 * @param query of the request
 * @param body one event a line, as Google's script batches them; '' when everything is in the query
 * @returns null when nothing may be forwarded: another id, no consent, an unmeasured or unknown page
 */
export function anonymousEvent(
  { query, body }: AnonymousEvent,
  { trackingId, pages, origin, secret }: EventRules,
  now: Date,
): AnonymousEvent | null {
  const shared = new URLSearchParams(query);
  const clientId = shared.get('cid') ?? '';
  if (shared.get('tid') !== trackingId || !CLIENT_ID.test(clientId)) return null;
  if (!ANALYTICS_GRANTED.test(shared.get('gcs') ?? '')) return null;
  const page = pageOf(shared.get('dl'), pages);
  if (!page) return null;

  const events = body.split(/\r?\n/).filter(Boolean).slice(0, MAX_EVENTS);
  const lines = events.map((line) => eventOf(new URLSearchParams(line), { pages, origin }));
  const kept = lines.filter((line) => line !== null);
  const ownEvent = eventOf(shared, { pages, origin });
  if (!ownEvent && kept.length === 0) return null;

  const event = ownEvent ?? knownFields(shared);
  event.set('tid', trackingId);
  event.set('cid', outsideClientId(secret, clientId));
  event.set('dl', `${origin}${page}`);
  const session = sessionOf(shared.get('sid'), now);
  if (session) event.set('sid', session);
  return { query: event.toString(), body: kept.map(String).join('\n') };
}

/** One event; null when it must not be forwarded or happened on a page that is not measured. */
function eventOf(
  given: URLSearchParams,
  { pages, origin }: Pick<EventRules, 'pages' | 'origin'>,
): URLSearchParams | null {
  const name = given.get('en') ?? '';
  if (!EVENTS.has(name)) return null;
  const event = knownFields(given);
  event.set('en', name);
  if (!given.has('dl')) return event;
  const page = pageOf(given.get('dl'), pages);
  if (!page) return null;
  event.set('dl', `${origin}${page}`);
  return event;
}

function knownFields(given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [field, form] of FIELDS) {
    const value = given.get(field);
    if (value !== null && form.test(value)) known.set(field, value);
  }
  return known;
}

function pageOf(location: string | null, pages: KnownPages): string | null {
  const pathname = URL.parse(location ?? '')?.pathname;
  const path = pathname === undefined ? null : measuredPath(pathname, pages);
  return path === OTHER_PATH ? null : path;
}

/** The session number is the second in which the session began; nothing else is forwarded. */
function sessionOf(given: string | null, now: Date): string | null {
  const age = now.getTime() / 1_000 - Number(given);
  return given !== null && /^\d{10}$/.test(given) && Math.abs(age) < SESSION_SECONDS ? given : null;
}
