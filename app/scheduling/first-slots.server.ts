import { addDays, isCalendarDay, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatShortMoment } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type AvailabilityServices, readAvailability } from './availability.server.ts';
import type { AvailableSlot } from './available-slots.ts';

export type HalfDay = 'any' | 'morning' | 'afternoon';

type Wish = {
  serviceSlug: string;
  /** First calendar day to search; today when it is invalid or past. */
  from: string;
  halfDay: HalfDay;
  /** Slots up to and including this instant are skipped. */
  after: Date | null;
  count: number;
};

/** The first available slots of a service that match a wish, earliest first; null for an unknown service. */
export async function readFirstSlots(
  services: AvailabilityServices,
  { serviceSlug, from, halfDay, after, count }: Wish,
): Promise<AvailableSlot[] | null> {
  const today = wallClockOf(services.clock.now()).on;
  const days = services.agenda.horizonDays + 1;
  const first = isCalendarDay(from) && from > today ? from : today;
  const found = await readAvailability(services, { serviceSlug, from: first, days });
  if (!found) return null;
  const fits = ({ startsAt }: AvailableSlot) =>
    (!after || startsAt > after) && (halfDay === 'any' || halfDayOf(startsAt) === halfDay);
  return found.days
    .flatMap(({ slots }) => slots)
    .filter(fits)
    .slice(0, count);
}

/** The next free time of a service: when, in RFC 3339, and in words: 'seg. 23, 8h' is `short`. */
export type NextSlot = { slug: string; startsAt: string; label: string; short: string };

/** Most services are free within so many days; only for the others the whole horizon is read. */
const FIRST_DAYS = 14;

/**
 * The next free time of each of some services that patients book online, in the order of the slugs. A
 * service that is unknown, not booked online or without a free time is missing.
 */
export async function readNextSlots(
  services: AvailabilityServices,
  slugs: readonly string[],
  locale: Locale,
): Promise<NextSlot[]> {
  const found: NextSlot[] = [];
  for (const slug of slugs) {
    const startsAt = await nextStart(services, slug);
    if (!startsAt) continue;
    found.push({
      slug,
      startsAt: rfc3339(startsAt),
      label: formatMoment(startsAt, { locale }),
      short: formatShortMoment(startsAt, locale),
    });
  }
  return found;
}

async function nextStart(
  services: AvailabilityServices,
  serviceSlug: string,
): Promise<Date | null> {
  const horizon = services.agenda.horizonDays + 1;
  let from = wallClockOf(services.clock.now()).on;
  for (const days of [Math.min(FIRST_DAYS, horizon), horizon - FIRST_DAYS]) {
    const found = days > 0 ? await readAvailability(services, { serviceSlug, from, days }) : null;
    if (!found?.service.isBookableOnline) return null;
    const slot = found.days.flatMap(({ slots }) => slots)[0];
    if (slot) return slot.startsAt;
    from = addDays(from, days);
  }
  return null;
}

function halfDayOf(startsAt: Date): HalfDay {
  return wallClockOf(startsAt).time < '12:00' ? 'morning' : 'afternoon';
}
