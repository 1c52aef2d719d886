import { isCalendarDay, parseRfc3339, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  formatDay,
  formatMoment,
  formatShortMoment,
  formatTime,
  shortDay,
} from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import {
  type Availability,
  type AvailabilityServices,
  readAvailability,
} from './availability.server.ts';
import type { AvailableDay, AvailableSlot } from './available-slots.ts';
import { nearestSlots } from './check-slot.ts';
import type { ExcludedRows } from './claim-slot.server.ts';
import { slotFits } from './compact-day.ts';
import type { Wanted, WantedExam } from './exams/wanted-exams.ts';
import { type FullDay, forPayer } from './payers/payer-availability.server.ts';
import { readShortestMinutes } from './shortest-service.server.ts';
import { type Fits, halfOf, type ShownHalf, shownHalves, soonestSlots } from './shown-times.ts';

/** A slot as a labelled choice. `value` is RFC 3339. */
export type TimeOption = {
  value: string;
  time: string;
  label: string;
  isMorning: boolean;
  /** Whether it is one of those that are preferred; absent where none are. */
  isSuited?: boolean;
  /** What is to be known of it, for staff. */
  note?: string;
  /** Who would serve, for staff; empty where several do. */
  who?: string;
  /** Of several exams: when they end, and what is done when. */
  until?: string;
  steps?: TimeStep[];
};
/** An exam of several, and when it begins: '8h50'. */
export type TimeStep = WantedExam & { time: string };
/** A day with free slots, as a tab of the strip: 'seg.', '23', 'nov.'. */
export type DaySummary = {
  on: string;
  label: string;
  weekday: string;
  day: string;
  month: string;
  /** Of free slots. */
  count: number;
};
export type HalfDay = { id: ShownHalf['id']; shown: TimeOption[]; more: TimeOption[] };

export type TimeOptions = {
  /** `short`: 'seg. 23, 8h'. The first free time, and the best of the half days after it. */
  soonest: (TimeOption & { short: string })[];
  /** A page of the days with free slots. */
  days: DaySummary[];
  /** The day that is open; null when nothing is free. */
  chosenDay: { on: string; label: string; halves: HalfDay[] } | null;
  /** The times nearest to the refused one. */
  nearest: TimeOption[];
  /** First day of the previous or next page; null when there is none. */
  earlierFrom: string | null;
  laterFrom: string | null;
  /** Days up to the last shown that are full for the payer alone, each with the first time for who pays. */
  fullDays?: { on: string; label: string; privateTime: string }[];
};

const DAYS_SHOWN = 7;
const NEAREST_COUNT = 3;
const FULL_DAYS_SHOWN = 3;

export type TimeOptionsServices = AvailabilityServices & {
  agenda: { prefersCompactDays: boolean };
};

export type TimeOptionsQuery = Wanted & {
  /** First day to show, raw from the address; without it, the page of the day that is open. */
  from: string | null;
  /** The day to open, raw from the address. */
  day?: string | null | undefined;
  /** RFC 3339 of the slot that is already chosen; shown among the first if it is free. */
  chosen?: string | null | undefined;
  exclude: ExcludedRows;
  /** A slot not to offer, such as the present one of an appointment that moves. */
  except?: Date | undefined;
  /** The slot that has just been refused. */
  near?: Date | undefined;
  /** Slots to show first and to mark; the others stay. */
  suits?: ((slot: AvailableSlot) => boolean) | undefined;
  /** What staff are to know of a slot. */
  noteOf?: ((slot: AvailableSlot) => string) | undefined;
  /** The name of who would serve a slot. */
  whoOf?: ((slot: AvailableSlot) => string) | undefined;
  /** Slots to offer at all. */
  allows?: ((slot: AvailableSlot) => boolean) | undefined;
  /** Who pays, if that is known: only the times that the payer covers. */
  payerId?: string | undefined;
  locale: Locale;
};

/**
 * The free times of a service: the first ones, a page of days, and one day open. Skips days without any, so
 * that the first page never shows an empty week. Null for an unknown service.
 */
export async function readTimeOptions(
  services: TimeOptionsServices,
  query: TimeOptionsQuery,
): Promise<TimeOptions | null> {
  const { serviceSlug, eyes, further, branch, ownMinutes, exclude, near, payerId } = query;
  const { locale, suits, noteOf, whoOf } = query;
  const all = await readAvailability(services, {
    ...{ serviceSlug, eyes, further, branch, ownMinutes, payerId },
    from: wallClockOf(services.clock.now()).on,
    days: services.agenda.horizonDays + 1,
    ...exclude,
  });
  if (!all) return null;
  const paid = payerId ? await forPayer(services, all, { payerId, exclude }) : null;
  const found = paid ?? all;
  const free = freeDays(found, query);
  const fitsOf = suitedFirst(await readFits(services, found), suits);
  const chosen = query.chosen ? parseRfc3339(query.chosen) : null;
  const first = firstOfPage(free, query, chosen);
  const page = first < 0 ? [] : free.slice(first, first + DAYS_SHOWN);
  const open = openDay(free, page, { day: query.day, on: near ?? chosen });
  const option = (slot: AvailableSlot) => ({
    ...timeOption(slot, found.exams, locale),
    ...(suits && { isSuited: suits(slot) }),
    ...(noteOf && { note: noteOf(slot) }),
    ...(whoOf && { who: whoOf(slot) }),
  });
  return {
    soonest: soonestSlots(suitedDays(free, suits), fitsOf).map((slot) => ({
      ...option(slot),
      short: formatShortMoment(slot.startsAt, locale),
    })),
    days: page.map(({ on, slots }) => ({
      on,
      label: formatDay(on, { locale }),
      ...shortDay(on, locale),
      count: slots.length,
    })),
    chosenDay: open && {
      on: open.on,
      label: formatDay(open.on, { locale }),
      halves: shownHalves(open, fitsOf(open), chosen).map(({ id, shown, more }) => ({
        id,
        shown: shown.map(option),
        more: more.map(option),
      })),
    },
    nearest: near ? nearestSlots({ days: free }, near, NEAREST_COUNT).map(option) : [],
    earlierFrom: earlierPage(free, first),
    laterFrom: first < 0 ? null : (free[first + DAYS_SHOWN]?.on ?? null),
    ...(paid && { fullDays: shownFullDays(paid.fullDays, page, locale) }),
  };
}

/** Where nothing is free at all, the first of the full days. */
function shownFullDays(full: readonly FullDay[], page: readonly AvailableDay[], locale: Locale) {
  const last = page.at(-1);
  const near = last ? full.filter(({ on }) => on < last.on) : full;
  return near.slice(0, FULL_DAYS_SHOWN).map(({ on, privateAt }) => ({
    on,
    label: formatDay(on, { locale }),
    privateTime: formatTime(wallClockOf(privateAt).time, { locale }),
  }));
}

function freeDays(
  { days }: Availability,
  { except, allows }: Pick<TimeOptionsQuery, 'except' | 'allows'>,
): AvailableDay[] {
  const isFree = (slot: AvailableSlot) =>
    slot.startsAt.getTime() !== except?.getTime() && (!allows || allows(slot));
  return days
    .map((day) => ({ ...day, slots: day.slots.filter(isFree) }))
    .filter(({ slots }) => slots.length > 0);
}

/** The days with their suited slots alone; all of them where no slot is suited. */
function suitedDays(
  free: readonly AvailableDay[],
  suits: TimeOptionsQuery['suits'],
): readonly AvailableDay[] {
  if (!suits) return free;
  const days = free
    .map((day) => ({ ...day, slots: day.slots.filter(suits) }))
    .filter(({ slots }) => slots.length > 0);
  return days.length > 0 ? days : free;
}

/** Ranks slots that do not suit with those that leave a gap. */
function suitedFirst(
  fitsOf: (day: AvailableDay) => Fits,
  suits: TimeOptionsQuery['suits'],
): (day: AvailableDay) => Fits {
  if (!suits) return fitsOf;
  return (day) => {
    const fits = fitsOf(day);
    return { get: (slot) => (suits(slot) ? fits.get(slot) : 'gap') };
  };
}

/** How the slots of a day fit; where the clinic does not prefer compact days, all alike. */
async function readFits(
  { db, clock, agenda }: TimeOptionsServices,
  { schedule, exams }: Availability,
): Promise<(day: AvailableDay) => Fits> {
  // Several exams take the days of several practitioners, each in pieces.
  if (!agenda.prefersCompactDays || exams) return () => new Map();
  const shortestOn = await readShortestMinutes(db, schedule.practitionerIds);
  return (day) =>
    slotFits(schedule, day, { now: clock.now(), shortestMinutes: shortestOn(day.on) });
}

/** Index of the page's first day; -1 when there is none. */
function firstOfPage(
  free: readonly { on: string }[],
  { from, day, near }: TimeOptionsQuery,
  chosen: Date | null,
): number {
  const asked = near ? wallClockOf(near).on : from;
  if (asked && isCalendarDay(asked)) return free.findIndex(({ on }) => on >= asked);
  const opened = day ?? (chosen ? wallClockOf(chosen).on : null);
  const index = free.findIndex(({ on }) => on === opened);
  // Days keep their pages, so that the strip stands still while one after the other is opened.
  return index < 0 ? Math.min(0, free.length - 1) : index - (index % DAYS_SHOWN);
}

/** The day that was asked for, else that of an instant if the page has it, else the first of the page. */
function openDay(
  free: readonly AvailableDay[],
  page: readonly AvailableDay[],
  { day, on: instant }: { day: string | null | undefined; on: Date | null },
): AvailableDay | null {
  const ofInstant = instant && wallClockOf(instant).on;
  return (
    free.find(({ on }) => on === day) ?? page.find(({ on }) => on === ofInstant) ?? page[0] ?? null
  );
}

function earlierPage(free: readonly { on: string }[], first: number): string | null {
  const end = first < 0 ? free.length : first;
  return end === 0 ? null : (free[Math.max(0, end - DAYS_SHOWN)]?.on ?? null);
}

function timeOption(slot: AvailableSlot, exams: Availability['exams'], locale: Locale): TimeOption {
  const { startsAt } = slot;
  const timeOf = (instant: Date) => formatTime(wallClockOf(instant).time, { locale });
  return {
    value: rfc3339(startsAt),
    time: timeOf(startsAt),
    label: formatMoment(startsAt, { locale }),
    isMorning: halfOf(slot) === 'morning',
    ...(slot.steps && {
      until: timeOf(slot.endsAt),
      steps: slot.steps.map(({ exam, ...step }) => ({
        serviceSlug: exams?.[exam]?.slug ?? '',
        eyes: exams?.[exam]?.eyes ?? undefined,
        time: timeOf(step.startsAt),
      })),
    }),
  };
}
