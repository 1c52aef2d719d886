import { isCalendarDay, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type AvailabilityServices, readAvailability } from './availability.server.ts';
import type { AvailableSlot } from './available-slots.ts';
import { nearestSlots } from './check-slot.ts';
import type { ExcludedRows } from './claim-slot.server.ts';

/** A start as a labelled choice. `value` is RFC 3339. */
export type TimeOption = { value: string; time: string; label: string; isMorning: boolean };
export type DayOption = { on: string; label: string; times: TimeOption[] };

export type TimeOptions = {
  days: DayOption[];
  /** The times nearest to one that was refused. */
  nearest: TimeOption[];
  /** First day of the page before or after, when there is one. */
  earlierFrom: string | null;
  laterFrom: string | null;
};

const DAYS_SHOWN = 7;
const NEAREST_COUNT = 3;

type Query = {
  serviceSlug: string;
  /** First day to look at, as it came in the address; anything else begins today. */
  from: string | null;
  own: ExcludedRows;
  /** The start that has just been refused. */
  near?: Date | undefined;
  locale: Locale;
};

/**
 * The next days that have free times, from a day on: days without any are passed over, so that the
 * first page never shows an empty week. Null for an unknown service.
 */
export async function readTimeOptions(
  services: AvailabilityServices,
  { serviceSlug, from, own, near, locale }: Query,
): Promise<TimeOptions | null> {
  const today = wallClockOf(services.clock.now()).on;
  const { horizonDays } = services.agenda;
  const found = await readAvailability(services, {
    serviceSlug,
    from: today,
    days: horizonDays + 1,
    ...own,
  });
  if (!found) return null;
  const free = found.days.filter(({ starts }) => starts.length > 0);
  const wanted = near ? wallClockOf(near).on : from;
  const firstOn = wanted && isCalendarDay(wanted) && wanted > today ? wanted : today;
  const first = free.findIndex(({ on }) => on >= firstOn);
  const shown = first < 0 ? [] : free.slice(first, first + DAYS_SHOWN);
  const option = (start: AvailableSlot) => timeOption(start, locale);
  return {
    days: shown.map(({ on, starts }) => ({
      on,
      label: formatDay(on, { locale }),
      times: starts.map(option),
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
