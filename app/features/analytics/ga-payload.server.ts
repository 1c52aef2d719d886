import { deriveToken } from '#app/platform/token.server.ts';
import type { ReceivedEvent } from './event-body.server.ts';
import type { KnownPages } from './measured-path.ts';

/** Shared by all events without a client id, so they point to nobody in particular. */
const NO_CLIENT = '1.1';

/**
 * An event in Google's Measurement Protocol. It says what happened on which public page and nothing about
 * the visitor: no address, no device, no title, no text that was typed or clicked.
 * @param path of one of the public pages
 */
export function gaPayload(
  { name, fields, clientId, ageMs }: ReceivedEvent,
  context: { path: string; pages: KnownPages; origin: string },
  { secret, now }: { secret: string; now: Date },
): string {
  const { post_slug: slug, ...rest } = fields;
  const isPost = slug !== undefined && context.pages.has(`/blog/${slug}`);
  const params = {
    page_location: `${context.origin}${context.path}`,
    engagement_time_msec: 1,
    ...rest,
    ...(isPost ? { post_slug: slug } : {}),
  };
  return JSON.stringify({
    client_id: clientId === undefined ? NO_CLIENT : outsideClientId(secret, clientId),
    timestamp_micros: (now.getTime() - ageMs) * 1_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ name, params }],
  });
}

/**
 * The client id that Google sees: stable for a browser, but useless for finding it, because only this site
 * can derive one from the other.
 */
export function outsideClientId(secret: string, clientId: string): string {
  const bytes = Buffer.from(deriveToken(secret, `analytics:${clientId}`), 'base64url');
  return `${bytes.readUInt32BE(0)}.${bytes.readUInt32BE(4)}`;
}
