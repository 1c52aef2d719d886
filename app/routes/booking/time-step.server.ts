import { redirect } from 'react-router';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import {
  DRAFT_COOKIE,
  DRAFT_PARAMETER,
  draftTokenOf,
  isDraftKey,
  newDraftKey,
  readDraft,
} from '#app/features/booking/booking-draft.server.ts';
import { placePath, SERVICE_PARAMETER } from '#app/features/booking/booking-draft.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { excludeHold } from '#app/scheduling/hold-slot.server.ts';
import { readTimeOptions, type TimeOptions } from '#app/scheduling/time-options.server.ts';
import {
  type Journey,
  keyIn,
  NO_STORE,
  type RouteArgs,
  readStart,
  readStep,
  toStep,
} from './journey.server.ts';
import { readUnfinished } from './journey-frame.server.ts';
import { asksPlace } from './offered-place.server.ts';
import { type OfferedService, readOfferedService } from './offered-service.server.ts';
import { payerOf } from './payer.server.ts';

/** What an address of the time screen may say beside the service and the draft. */
const OPENED = ['dia', 'a-partir', 'ocupado', 'mudou'];

/**
 * The journey at the time screen. It needs a service, which the draft has or the address names: whoever comes from
 * a service's page, or has just chosen one, has no draft yet.
 */
export async function readTimeStep(
  args: RouteArgs,
): Promise<{ journey: Journey; service: OfferedService }> {
  const named = new URL(args.request.url).searchParams.get(SERVICE_PARAMETER);
  const journey = named === null ? await readStep(args, 'time') : await readStart(args);
  const service = await readOfferedService(journey, named ?? journey.draft?.service);
  if (!service) throw toStep(journey, 'service');
  if (args.request.method === 'GET' && asksPlace(journey, service)) throw toPlace(journey, service);
  if (!journey.draft && args.request.method === 'GET') nameDraft(journey);
  return { journey, service };
}

/** Asks first in which house; what the address says beside goes along. */
export function toPlace({ request, locale }: Journey, { slug }: OfferedService): Response {
  const query = new URL(request.url).search;
  return redirect(localPath(locale, placePath(slug, query)), { status: 303, headers: NO_STORE });
}

/**
 * Names the draft before there is one, in the address and by the browser's secret. Who goes back from the next
 * screen is shown the chosen time, and who presses a time twice chooses it once, not that their own hold has taken
 * it.
 */
function nameDraft({ request, bookedSession, token, services }: Journey): void {
  const isFresh = bookedSession === undefined && isDraftKey(keyIn(request) ?? '');
  if (isFresh) return;
  const url = new URL(request.url);
  url.searchParams.set(DRAFT_PARAMETER, newDraftKey());
  const isKnown = draftTokenOf(token, '') !== undefined;
  const cookie = isKnown ? null : setCookie(DRAFT_COOKIE, newToken(), services.env.baseUrl);
  const headers = { ...NO_STORE, ...(cookie && { 'set-cookie': cookie }) };
  throw redirect(url.pathname + url.search, { headers });
}

/**
 * The times of the screen, the visitor's own among them. The page that is left may renew the hold meanwhile: without
 * a second look their own time would look taken.
 */
export async function readOwnTimes(
  journey: Journey,
  query: Omit<Parameters<typeof readTimeOptions>[1], 'exclude' | 'payerId'>,
) {
  const { services, token, draft } = journey;
  const asked = { ...query, payerId: payerOf(journey) };
  const readWithout = (holdToken: string | undefined) =>
    readTimeOptions(bookingServicesOf(services), { ...asked, exclude: excludeHold(holdToken) });
  const options = await readWithout(draft?.holdToken);
  const now = draft ? await readDraft(services, token) : null;
  return now?.holdToken === draft?.holdToken ? options : readWithout(now?.holdToken);
}

/** Whether a time is among those of the open day. */
export function isOffered({ chosenDay }: TimeOptions, startsAt: Date): boolean {
  const times = chosenDay?.halves.flatMap(({ shown, more }) => [...shown, ...more]) ?? [];
  return times.some(({ value }) => value === rfc3339(startsAt));
}

/** The query of the screen's links to other days, up to and with the last '&'. */
export function timeQuery(request: Request): string {
  const { searchParams } = new URL(request.url);
  for (const name of OPENED) searchParams.delete(name);
  return searchParams.size > 0 ? `?${searchParams}&` : '?';
}

/** For who has begun to book another service and now comes for this one; null for everybody else. */
export async function openingNote(
  args: RouteArgs,
  { draft, locale }: Journey,
  { slug }: OfferedService,
): Promise<{ text: string; action: string; href: string } | null> {
  const before = draft ? null : await readUnfinished(args);
  if (!before || before.service === slug) return null;
  const { replaces, replacesAction } = bookingDraftMessages[locale];
  return { text: replaces(before.chosen), action: replacesAction, href: before.href };
}
