import { addDays, instantOf, isCalendarDay, startOfDay } from '#app/clinic/clinic-time.ts';

/** The first day, the last that may be one, and a part of each, 'HH:MM'; an empty time is the day's own edge. */
export type Repeat = {
  firstOn: string;
  untilOn: string;
  everyWeeks: 1 | 2;
  startsTime: string;
  endsTime: string;
};

/** Half-open. */
export type ClosedTime = { startsAt: Date; endsAt: Date };

/** How far a repeat reaches; a year and a day, so that it may end on the same date. */
export const LONGEST_DAYS = 366;

/**
 * The times of a repeat in the clinic's zone, earliest first. Each is a part of one day, so that no two overlap.
 * Holidays are among them: they may be opened again.
 * @returns null for days or times that do not exist, an end before its start, or a last day before the first or more
 * than a year after it
 */
export function repeatedDays({
  firstOn,
  untilOn,
  everyWeeks,
  startsTime,
  endsTime,
}: Repeat): ClosedTime[] | null {
  if (!isCalendarDay(firstOn) || !isCalendarDay(untilOn)) return null;
  if (untilOn < firstOn || untilOn > addDays(firstOn, LONGEST_DAYS)) return null;
  const times: ClosedTime[] = [];
  for (let on = firstOn; on <= untilOn; on = addDays(on, 7 * everyWeeks)) {
    const startsAt = startsTime ? instantOf(on, startsTime) : startOfDay(on);
    const endsAt = endsTime ? instantOf(on, endsTime) : startOfDay(addDays(on, 1));
    if (!startsAt || !endsAt || startsAt >= endsAt) return null;
    times.push({ startsAt, endsAt });
  }
  return times;
}
