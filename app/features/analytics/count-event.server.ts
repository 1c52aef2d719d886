import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { eventCounts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { countNetworkHit, type LimitServices } from '#app/platform/rate-limit.server.ts';
import type { ReceivedEvent } from './event-body.server.ts';
import { type KnownPages, measuredPath } from './measured-path.ts';

/** Hosts by category; the first match wins. */
const KINDS = [
  [
    'assistant',
    /^(?:chatgpt\.com|chat\.openai\.com|(?:.+\.)?perplexity\.ai|claude\.ai|(?:gemini|bard)\.google\.com|copilot\.microsoft\.com)$/,
  ],
  [
    'search',
    /^(?:.+\.)?(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|search\.brave\.com)$/,
  ],
  [
    'social',
    /^(?:.+\.)?(?:instagram\.com|facebook\.com|youtube\.com|linkedin\.com|x\.com|t\.co|whatsapp\.com|wa\.me|spotify\.com|tiktok\.com)$/,
  ],
] as const;

type ReferrerKind = (typeof KINDS)[number][0] | 'direct' | 'inside' | 'outside';

/** Where a visitor came from, as a category; the address itself is not stored. */
export function referrerKind(referrer: string, ownHost: string): ReferrerKind {
  const host = URL.parse(referrer)?.hostname;
  if (!host) return 'direct';
  if (host === ownHost) return 'inside';
  return KINDS.find(([, hosts]) => hosts.test(host))?.[0] ?? 'outside';
}

/** Per network, which many phones may share; an idle page sends two events a minute. */
export const EVENT_LIMIT = { hits: 300, windowSeconds: 60 };

export type CountServices = { db: Queryable; clock: Clock; pages: KnownPages; ownHost: string };

/** @returns 0 when another event may come from this address, else the seconds to wait */
export function secondsToMeasure(limits: LimitServices, address: string): Promise<number> {
  return countNetworkHit(limits, 'analytics', address, EVENT_LIMIT);
}

/**
 * The public page on which an event happened, `OTHER_PATH` for any other.
 * @returns null where nothing is measured: the event must be dropped
 */
export function placeOf({ pathnames }: ReceivedEvent, pages: KnownPages): string | null {
  const paths = pathnames.map((pathname) => measuredPath(pathname, pages));
  return paths.includes(null) ? null : (paths[0] ?? null);
}

/** Adds an event to the clinic's own figures: increments a counter and stores nothing about the visitor. */
export async function countEvent(
  { db, clock, ownHost }: CountServices,
  event: ReceivedEvent,
  path: string,
): Promise<void> {
  const { on } = wallClockOf(new Date(clock.now().getTime() - event.ageMs));
  await db
    .insert(eventCounts)
    .values({
      countedOn: on,
      event: event.name,
      path,
      detail: detailOf(event, ownHost),
      rating: event.fields.metric_rating ?? '',
      hits: 1,
    })
    .onConflictDoUpdate({
      target: [
        eventCounts.countedOn,
        eventCounts.event,
        eventCounts.path,
        eventCounts.detail,
        eventCounts.rating,
      ],
      set: { hits: sql`${eventCounts.hits} + 1` },
    });
}

/** The detail that is counted with the event, from a fixed vocabulary. */
function detailOf({ name, fields, referrer }: ReceivedEvent, ownHost: string): string {
  const { is_compliant: isCompliant, results_count: results } = fields;
  switch (name) {
    case 'page_view':
      return referrer === undefined ? '' : referrerKind(referrer, ownHost);
    case 'vitals_compliance':
      return isCompliant ? 'kept' : 'missed';
    case 'search_interaction':
      return results ? 'found' : 'nothing';
    default:
      return (
        fields.click_target ??
        fields.form_name ??
        fields.visibility_state ??
        fields.metric_name ??
        fields.action ??
        ''
      );
  }
}
