import { isCalendarDay, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type AvailabilityServices, readAvailability } from './availability.server.ts';
import type { AvailableSlot } from './available-slots.ts';
import { nearestSlots } from './check-slot.ts';
import type { ExcludedRows } from './claim-slot.server.ts';

/** A slot as a labelled choice. `value` is RFC 3339. */
export type TimeOption = { value: string; time: string; label: string; isMorning: boolean };
export type DayOption = { on: string; label: string; times: TimeOption[] };

export type TimeOptions = {
  days: DayOption[];
  /** The times nearest to the refused one. */
  nearest: TimeOption[];
  /** First day of the previous or next page; null when there is none. */
  earlierFrom: string | null;
  laterFrom: string | null;
};

const DAYS_SHOWN = 7;
const NEAREST_COUNT = 3;

type Query = {
  serviceSlug: string;
  /** First day to show, raw from the address; falls back to today. */
  from: string | null;
  exclude: ExcludedRows;
  /** The slot that has just been refused. */
  near?: Date | undefined;
  locale: Locale;
};

/**
 * The next days with available slots, from a given day on. Skips days without any, so that the first
 * page never shows an empty week. Null for an unknown service.
 */
export async function readTimeOptions(
  services: AvailabilityServices,
  { serviceSlug, from, exclude, near, locale }: Query,
): Promise<TimeOptions | null> {
  const today = wallClockOf(services.clock.now()).on;
  const { horizonDays } = services.agenda;
  const found = await readAvailability(services, {
    serviceSlug,
    from: today,
    days: horizonDays + 1,
    ...exclude,
  });
  if (!found) return null;
  const free = found.days.filter(({ slots }) => slots.length > 0);
  const requestedOn = near ? wallClockOf(near).on : from;
  const firstOn =
    requestedOn && isCalendarDay(requestedOn) && requestedOn > today ? requestedOn : today;
  const first = free.findIndex(({ on }) => on >= firstOn);
  const pageDays = first < 0 ? [] : free.slice(first, first + DAYS_SHOWN);
  const option = (slot: AvailableSlot) => timeOption(slot, locale);
  return {
    days: pageDays.map(({ on, slots }) => ({
      on,
      label: formatDay(on, { locale }),
      times: slots.map(option),
    })),
    nearest: near ? nearestSlots({ days: free }, near, NEAREST_COUNT).map(option) : [],
    earlierFrom: earlierPage(free, first),
    laterFrom: first < 0 ? null : (free[first + DAYS_SHOWN]?.on ?? null),
  };
}

function earlierPage(free: { on: string }[], first: number): string | null {
  const end = first < 0 ? free.length : first;
  return end === 0 ? null : (free[Math.max(0, end - DAYS_SHOWN)]?.on ?? null);
}

function timeOption({ startsAt }: AvailableSlot, locale: Locale): TimeOption {
  const { time } = wallClockOf(startsAt);
  return {
    value: rfc3339(startsAt),
    time: formatTime(time, { locale }),
    label: formatMoment(startsAt, { locale }),
    isMorning: time < '12:00',
  };
}
