import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { houseName, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { isFreeReturn, lastFreeDay, mayReturn } from '#app/features/follow-ups/follow-up-rules.ts';
import {
  type Recommendation,
  readByKey,
} from '#app/features/recommendations/read-recommendations.server.ts';
import { recommendationKeyOf } from '#app/features/recommendations/recommendation-link.server.ts';
import type { RecommendedView } from '#app/features/recommendations/recommended-screen.tsx';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import { housesOfService } from '#app/scheduling/houses/houses-of-service.server.ts';

export type RecommendedArgs = RouteArgs & { params: { token: string } };

const TIMES = 3;
/** Enough for three half days of the shortest service. */
const LOOKED_AT = 200;

/** What was recommended, by the link's token, with the appointment after which it was; null when nothing is to be booked. */
export async function findRecommended(args: RecommendedArgs) {
  const { services } = pageOf(args);
  const row = await rowOfLink(args);
  if (!row?.isUnbooked) return null;
  const origin = await readAppointment(services.db, { id: row.originId });
  return origin?.status === 'confirmed' ? { row, origin } : null;
}

/** What the link was made for, also when it is booked or over; null for a token that no page of ours made. */
export async function rowOfLink(args: RecommendedArgs): Promise<Recommendation | null> {
  const { db, env } = pageOf(args).services;
  const linkKey = recommendationKeyOf(env.appSecret, args.params.token);
  return linkKey === null ? null : readByKey(db, linkKey);
}

export type Recommended = NonNullable<Awaited<ReturnType<typeof findRecommended>>>;

/** Whether a return at this time is free by the clinic's rule, which is that of the consultation it follows. */
export function isFreeAt(args: RecommendedArgs, { row, origin }: Recommended, startsAt: Date) {
  const { clinic, clock } = pageOf(args).services;
  const rules = clinic.followUps;
  const isReturn = row.kind === 'return' && row.serviceSlug === origin.serviceSlug;
  return isReturn && mayReturn(origin, rules, clock.now()) && isFreeReturn(origin, startsAt, rules);
}

/**
 * In which houses it is done, that of the appointment before it first. Where nobody does it now, that one alone, which
 * has no times for it.
 */
export async function housesFor(
  args: RecommendedArgs,
  { row, origin }: Recommended,
): Promise<Houses> {
  const { db, clinic, clock } = pageOf(args).services;
  const { serviceSlug } = row;
  const houses = clinic.branches.map(({ slug }) => slug);
  const today = wallClockOf(clock.now()).on;
  const found = await housesOfService(db, { serviceSlug }, { houses, today });
  const isBefore = (house: string | null) => house === origin.branch;
  const sorted = [...found.filter(isBefore), ...found.filter((house) => !isBefore(house))];
  return sorted.length > 0 ? sorted : [origin.branch];
}

/**
 * Three times from the day on which it is due, or from today: the first of three different mornings and afternoons, so
 * that who cannot come on one has another.
 */
async function readTimes(args: RecommendedArgs, { row }: Recommended, branch: string | null) {
  const { serviceSlug, dueOn } = row;
  const booking = bookingServicesOf(pageOf(args).services);
  const search = { serviceSlug, branch, halfDay: 'any', after: null, count: LOOKED_AT } as const;
  const due = (await readFirstSlots(booking, { ...search, from: dueOn })) ?? [];
  const slots =
    due.length > 0 ? due : ((await readFirstSlots(booking, { ...search, from: '' })) ?? []);
  const halves = new Map<string, (typeof slots)[number]>();
  for (const slot of slots) {
    const { on, time } = wallClockOf(slot.startsAt);
    const half = `${on} ${time < '12:00'}`;
    if (!halves.has(half)) halves.set(half, slot);
  }
  return [...halves.values()].slice(0, TIMES);
}

export async function recommendedView(
  args: RecommendedArgs,
  found: Recommended,
): Promise<RecommendedView> {
  const { services, content, locale } = pageOf(args);
  const { row, origin } = found;
  const [branch = origin.branch] = await housesFor(args, found);
  const slots = await readTimes(args, found, branch);
  const [first] = slots;
  const { text, linkText, linkHref } = bookingConsentOf(content.clinic);
  const isFree = first !== undefined && isFreeAt(args, found, first.startsAt);
  return {
    kind: row.kind,
    service:
      content.services.find(({ slug }) => slug === row.serviceSlug)?.title ?? row.serviceSlug,
    patient: row.patientName,
    practitioner: row.practitionerName,
    due: formatDate(row.dueOn, locale),
    freeUntil: isFree ? formatDate(lastFreeDay(origin, services.clinic.followUps), locale) : null,
    times: slots.map(({ startsAt }) => ({
      value: rfc3339(startsAt),
      moment: formatMoment(startsAt, { locale }),
    })),
    house: { word: wordOfHouse(branch), name: houseName(content.clinic, branch) },
    otherHref: `/agendamento?servico=${row.serviceSlug}`,
    consent: { text, linkText, linkHref },
  };
}

/** How a return is paid for: not at all in its time, otherwise as the appointment before it. */
export function payerAt(args: RecommendedArgs, found: Recommended, startsAt: Date): string {
  const { clinic } = pageOf(args).services;
  if (isFreeAt(args, found, startsAt)) return RETURN_PAYER;
  const { payerId } = found.origin;
  const known = clinic.payers.find(({ id }) => id === payerId) ?? clinic.payers[0];
  return known?.id ?? payerId;
}
