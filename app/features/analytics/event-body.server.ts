import { z } from 'zod';
import {
  BLOG_ACTIONS,
  CLICK_TARGETS,
  EVENT_FIELDS,
  type EventName,
  FORM_NAMES,
  MAX_AGE_MS,
  MAX_DURATION_MS,
  METRICS,
  POST_SLUG,
  RATINGS,
  TEXT_LIMITS,
  VISIBILITIES,
} from './events.ts';

/** An event after validation: only the fields that may be counted or forwarded. */
export type ReceivedEvent = {
  name: EventName | 'data_layer';
  fields: z.output<typeof countable>;
  /** Every page address that the body names. */
  pathnames: readonly string[];
  referrer: string | undefined;
  clientId: string | undefined;
  ageMs: number;
};

const isHttpAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const address = z.string().max(TEXT_LIMITS.address).refine(isHttpAddress);
const agent = z.string().max(TEXT_LIMITS.agent);
const count = z.int().min(0).max(100_000);
const slug = z.string().regex(POST_SLUG);
const duration = z.number().min(0).max(MAX_DURATION_MS);

const envelope = {
  consent: z.literal('granted'),
  // Browsers measure in parts of a millisecond, and a page kept in one sends them as they are.
  age_ms: z.number().min(0).max(MAX_AGE_MS).transform(Math.round).optional(),
};
/** Schemas of all event fields; `EVENT_FIELDS` says which event has which. */
const fields = {
  click_target: z.enum(CLICK_TARGETS).optional(),
  click_text: z.string().max(TEXT_LIMITS.click).optional(),
  form_name: z.enum(FORM_NAMES).optional(),
  visibility_state: z.enum(VISIBILITIES).optional(),
  metric_name: z.enum(METRICS).optional(),
  metric_value: duration.optional(),
  metric_rating: z.enum(RATINGS).optional(),
  duration_ms: duration.optional(),
  is_compliant: z.boolean().optional(),
  action: z.enum(BLOG_ACTIONS).optional(),
  post_slug: slug.optional(),
  results_count: count.optional(),
  query: z.string().max(TEXT_LIMITS.query).optional(),
};
const { click_text: _clickText, query: _query, ...shapes } = fields;
/** Everything except the texts that a visitor may have typed. */
const countable = z.object(shapes);

const eventName = z.custom<EventName>(
  (value) => typeof value === 'string' && Object.hasOwn(EVENT_FIELDS, value),
);

/** `POST /api/analytics/ga`. @param trackingId the configured one; '' when there is none */
export function gaBody(trackingId: string) {
  return z
    .strictObject({
      ...envelope,
      version: z.string().regex(/^\d{1,2}(?:\.\d{1,2}){0,2}$/),
      tracking_id: z.enum([trackingId, '']),
      client_id: z.uuid(),
      type: z.enum(['pageview', 'event']),
      page_url: address,
      user_agent: agent.optional(),
      referrer: z.literal('').or(address).optional(),
      event_name: eventName.optional(),
      ...fields,
    })
    .superRefine(({ type, event_name: name, ...rest }, context) => {
      const isPageView = type === 'pageview';
      if (isPageView && name && name !== 'page_view') tellUnknown(context, ['event_name']);
      if (!isPageView && !name) return tellMissing(context, 'event_name');
      validateFields(isPageView ? 'page_view' : name, { ...rest }, context);
    })
    .transform(
      (body): ReceivedEvent => ({
        name: body.event_name ?? 'page_view',
        fields: countable.parse(body),
        pathnames: [pathOf(body.page_url)],
        referrer: body.referrer ?? '',
        clientId: body.client_id,
        ageMs: body.age_ms ?? 0,
      }),
    );
}

/** `POST /api/analytics/gtm`. */
export const gtmBody = z
  .strictObject({
    ...envelope,
    event: eventName.optional(),
    type: z.literal('dataLayer').optional(),
    page: z.strictObject({
      location: address,
      title: z.string().max(TEXT_LIMITS.title),
      path: z.string().max(TEXT_LIMITS.address).startsWith('/'),
    }),
    user_properties: z.strictObject({ user_agent: agent }),
    client_id: z.uuid().optional(),
    ...fields,
  })
  .superRefine(({ event, type, ...rest }, context) => {
    if (!event && !type) return tellMissing(context, 'event');
    validateFields(event, { ...rest }, context);
  })
  .transform(
    (body): ReceivedEvent => ({
      name: body.event ?? 'data_layer',
      fields: countable.parse(body),
      pathnames: [body.page.path.replace(/[?#].*$/s, ''), pathOf(body.page.location)],
      referrer: undefined,
      clientId: body.client_id,
      ageMs: body.age_ms ?? 0,
    }),
  );

/** Each event has its own fields: none may be missing, and none may belong to another event. */
function validateFields(
  name: EventName | undefined,
  body: Record<string, unknown>,
  context: z.core.$RefinementCtx,
): void {
  const known: readonly string[] = name ? EVENT_FIELDS[name] : [];
  const given = Object.keys(fields).filter((field) => body[field] !== undefined);
  for (const field of known) {
    if (!field.endsWith('?') && !given.includes(field)) tellMissing(context, field);
  }
  const strange = given.filter((field) => !known.includes(field) && !known.includes(`${field}?`));
  if (strange.length > 0) tellUnknown(context, strange);
}

function tellMissing(context: z.core.$RefinementCtx, field: string): void {
  context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
}

function tellUnknown(context: z.core.$RefinementCtx, keys: string[]): void {
  context.addIssue({ code: 'unrecognized_keys', keys });
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
