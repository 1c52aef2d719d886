// What the browser may send to `POST /api/analytics/ga` and `/gtm`. No schema library here: pages load this
// file.

export const GA_PATH = '/api/analytics/ga';
export const GTM_PATH = '/api/analytics/gtm';

export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
/** What a click leads to; the clinic counts how often people find the way there. */
export const CLICK_TARGETS = [
  'schedule',
  'whatsapp',
  'phone',
  'mail',
  'map',
  'chatbot',
  'download',
  'outside',
  'other',
] as const;
export const FORM_NAMES = ['contact', 'search', 'waitlist', 'subscribe', 'other'] as const;
export const BLOG_ACTIONS = ['view', 'read', 'share', 'filter', 'search', 'related'] as const;
export const VISIBILITIES = ['visible', 'hidden'] as const;

/** Maximum characters of a click's text, a title, a search and so on; longer values are refused. */
export const TEXT_LIMITS = { click: 100, title: 300, query: 100, address: 2_048, agent: 512 };
/** The slug of a post, of at most 80 characters. */
export const POST_SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The longest duration that is told; a computer that slept in between measures hours. */
export const MAX_DURATION_MS = 600_000;
/** The oldest event that is accepted; the browser drops events that have waited for five minutes. */
export const MAX_AGE_MS = 6 * 60_000;

/**
 * The fields of each event; a question mark follows the optional ones. Only words from the lists above,
 * numbers and the slugs of public posts are counted or forwarded; `click_text` and `query` never are.
 */
export const EVENT_FIELDS = {
  page_view: [],
  heartbeat: [],
  click: ['click_target', 'click_text?'],
  form_submit: ['form_name'],
  visibility_change: ['visibility_state'],
  web_vitals: ['metric_name', 'metric_value', 'metric_rating'],
  long_task: ['duration_ms'],
  vitals_compliance: ['is_compliant'],
  blog_interaction: ['action', 'post_slug?'],
  search_interaction: ['results_count', 'query?'],
} as const;
export type EventName = keyof typeof EVENT_FIELDS;

/** An event with its fields. */
export type MeasuredEvent =
  | { event: 'page_view' | 'heartbeat' }
  | { event: 'click'; click_target: (typeof CLICK_TARGETS)[number]; click_text?: string }
  | { event: 'form_submit'; form_name: (typeof FORM_NAMES)[number] }
  | { event: 'visibility_change'; visibility_state: (typeof VISIBILITIES)[number] }
  | {
      event: 'web_vitals';
      metric_name: (typeof METRICS)[number];
      metric_value: number;
      metric_rating: (typeof RATINGS)[number];
    }
  | { event: 'long_task'; duration_ms: number }
  | { event: 'vitals_compliance'; is_compliant: boolean }
  | { event: 'blog_interaction'; action: (typeof BLOG_ACTIONS)[number]; post_slug?: string }
  | { event: 'search_interaction'; results_count: number; query?: string };

/** What every body carries besides its event. */
type Envelope = {
  /** Nothing is sent without the visitor's consent to analytics; a body that does not state it is refused. */
  consent: 'granted';
  /** How long ago the event happened, when it had to wait; 0 when missing. */
  age_ms?: number;
};

type WithName<Field extends string, Event> = Event extends { event: infer Name }
  ? { [Key in Field]: Name } & Omit<Event, 'event'>
  : never;

/** Body of `POST /api/analytics/ga`. A page view has `type: 'pageview'`, everything else `type: 'event'`. */
export type GaBody = Envelope & {
  /** Protocol version, '2'. */
  version: string;
  /** The configured id; '' where Google Analytics is not configured. */
  tracking_id: string;
  /** A random UUID (`crypto.randomUUID()`). */
  client_id: string;
  page_url: string;
  user_agent?: string;
  referrer?: string;
} & ({ type: 'pageview' } | ({ type: 'event' } & WithName<'event_name', MeasuredEvent>));

/** Body of `POST /api/analytics/gtm`. With `type: 'dataLayer'` the event is optional. */
export type GtmBody = Envelope & {
  page: { location: string; title: string; path: string };
  user_properties: { user_agent: string };
  client_id?: string;
} & ((MeasuredEvent & { type?: 'dataLayer' }) | { type: 'dataLayer' });
