import { weekdayOf } from '#app/clinic/clinic-time.ts';
import type { LimitOf, LimitRule } from './hours-for.ts';

/** Part of a day in wall-clock time of the clinic's zone, 'HH:MM'. */
export type Interval = { startsTime: string; endsTime: string };
/** A part of a day for some services alone, or the only one for them; no service is of a limit that is left of none. */
export type HoursLimit = Interval & { limitOf: LimitOf; serviceIds: readonly number[] };
/** Working hours of a weekday; null for a day off. Breaks are inside and in order; limits are there where there are any. */
export type DayHours =
  | (Interval & { breaks: readonly Interval[]; limits?: readonly HoursLimit[] | undefined })
  | null;
/** By weekday, Sunday 0. */
export type WeekHours = readonly DayHours[];

/** As stored: valid from the day validFrom to the day before validUntil. */
export type HoursRow = Interval &
  LimitRule & {
    weekday: number;
    kind: 'open' | 'break' | 'limit';
    validFrom: string;
    validUntil: string | null;
  };

/** With the house; null is the main one. */
export type HousedRow = HoursRow & { branch: string | null };

/** Days that share the same weekly hours; `until` is exclusive, null for no end. */
export type HoursPeriod = { from: string; until: string | null; week: WeekHours };

// The index equals the weekday number, Sunday 0.
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The weekly hours valid on a calendar day. */
export function weekOn(rows: readonly HoursRow[], on: string): WeekHours {
  const valid = rows.filter((row) => isValidOn(row, on));
  return WEEK.map((weekday) => dayHours(valid.filter((row) => row.weekday === weekday)));
}

/** The periods of hours from a day on, earliest first; equal consecutive weeks form one period. */
export function periodsFrom(rows: readonly HoursRow[], from: string): HoursPeriod[] {
  const changes = rows.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? from]);
  const days = [...new Set([from, ...changes.filter((on) => on > from)])].sort();
  const periods: HoursPeriod[] = [];
  for (const on of days) {
    const week = weekOn(rows, on);
    const last = periods.at(-1);
    if (last && isSameWeek(last.week, week)) continue;
    if (last) last.until = on;
    periods.push({ from: on, until: null, week });
  }
  return periods;
}

/**
 * The rows after setting a new week from a day on. The old rows end there; when the new week has an
 * end, the old rows resume at it.
 */
export function withWeek(
  rows: readonly HoursRow[],
  { from, until, week }: HoursPeriod,
): HoursRow[] {
  const kept = rows.flatMap((row) => {
    const { validFrom, validUntil } = row;
    const endsLater = until !== null && (validUntil === null || validUntil > until);
    const startsLater = until !== null && validFrom >= until;
    return [
      ...(validFrom < from ? [{ ...row, validUntil: earlier(validUntil, from) }] : []),
      ...(endsLater ? [{ ...row, validFrom: startsLater ? validFrom : until }] : []),
    ];
  });
  return [...kept, ...rowsOfWeek({ from, until, week })];
}

/** A week as rows. */
export function rowsOfWeek({ from, until, week }: HoursPeriod): HoursRow[] {
  return week.flatMap((day, weekday) => {
    if (!day) return [];
    const { breaks, limits = [], ...open } = day;
    const shared = { weekday, validFrom: from, validUntil: until };
    return [
      { ...shared, ...open, kind: 'open' as const },
      ...breaks.map((pause) => ({ ...shared, ...pause, kind: 'break' as const })),
      ...limits.map((limit) => ({ ...shared, ...limit, kind: 'limit' as const })),
    ];
  });
}

/**
 * Nobody is in two houses at once.
 * @returns the first weekday and house of `elsewhere` in which hours meet these; null where none do
 */
export function meetsElsewhere(
  rows: readonly HoursRow[],
  elsewhere: readonly HousedRow[],
): HousedRow | null {
  const isOpen = ({ kind }: HoursRow) => kind === 'open';
  const meets = (one: HoursRow, other: HoursRow) =>
    one.weekday === other.weekday &&
    one.startsTime < other.endsTime &&
    other.startsTime < one.endsTime &&
    (one.validUntil === null || other.validFrom < one.validUntil) &&
    (other.validUntil === null || one.validFrom < other.validUntil);
  const open = rows.filter(isOpen);
  return elsewhere.filter(isOpen).find((other) => open.some((row) => meets(row, other))) ?? null;
}

/** Whether two weeks say the same, limits in their order. */
export function isSameWeek(one: WeekHours, other: WeekHours): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an interval fits in working hours without touching a break. */
export function isWithin(day: DayHours, { startsTime, endsTime }: Interval): boolean {
  if (!day || startsTime < day.startsTime || endsTime > day.endsTime) return false;
  return day.breaks.every((pause) => endsTime <= pause.startsTime || startsTime >= pause.endsTime);
}

function isValidOn({ validFrom, validUntil }: HoursRow, on: string): boolean {
  return validFrom <= on && (validUntil === null || on < validUntil);
}

/** The hours of the weekday of a calendar day. */
export function dayOf(week: WeekHours, on: string): DayHours {
  return week[weekdayOf(on)] ?? null;
}

/** From the first opening to the last closing; gaps between are breaks. */
function dayHours(rows: readonly HoursRow[]): DayHours {
  const opens = rows.filter(({ kind }) => kind === 'open').sort(byStart);
  const [first] = opens;
  if (!first) return null;
  let endsTime = first.endsTime;
  const gaps: Interval[] = [];
  for (const open of opens) {
    if (open.startsTime > endsTime) gaps.push({ startsTime: endsTime, endsTime: open.startsTime });
    if (open.endsTime > endsTime) endsTime = open.endsTime;
  }
  const { startsTime } = first;
  const pauses = rows
    .filter((row) => row.kind === 'break' && row.endsTime > startsTime && row.startsTime < endsTime)
    .map((row) => ({ startsTime: row.startsTime, endsTime: row.endsTime }));
  const breaks = [...gaps, ...pauses].sort(byStart);
  const limits = rows.filter(({ kind }) => kind === 'limit').map(limitOfRow);
  return withLimits({ startsTime, endsTime, breaks }, limits);
}

/** A day's hours with limits, in their order; without any as it is. */
export function withLimits(
  day: Interval & { breaks: readonly Interval[] },
  limits: readonly HoursLimit[],
): DayHours {
  return limits.length > 0 ? { ...day, limits: inOrder(limits) } : day;
}

function limitOfRow({ startsTime, endsTime, limitOf, serviceIds = [] }: HoursRow): HoursLimit {
  return { startsTime, endsTime, limitOf: limitOf ?? 'hours', serviceIds };
}

function inOrder(limits: readonly HoursLimit[]): HoursLimit[] {
  const keyOf = ({ startsTime, endsTime, limitOf, serviceIds }: HoursLimit) =>
    [startsTime, endsTime, limitOf, ...serviceIds].join();
  return limits.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function byStart(one: Interval, other: Interval): number {
  return one.startsTime < other.startsTime ? -1 : 1;
}

function earlier(end: string | null, other: string): string {
  return end !== null && end < other ? end : other;
}
