import { type OpeningHours, WEEKDAYS } from '#app/clinic/clinic-schema.ts';
import { type HoursRow, type Interval, periodsFrom, weekOn } from './week-hours.ts';

/** A weekday on which the site's hours differ from the agenda's; null is closed. */
export type HoursDifference = { weekday: number; site: Interval | null; agenda: Interval | null };

/**
 * Compares the clinic record's hours, which the site shows, with the hours in which practitioners see
 * patients. Returns the first day with a difference and each weekday that differs. Ignores breaks.
 * Null when they agree on every day to come.
 */
export function hoursDifference(
  hours: OpeningHours,
  practitioners: readonly (readonly HoursRow[])[],
  today: string,
): { from: string; days: HoursDifference[] } | null {
  const changes = practitioners.flatMap((rows) => periodsFrom(rows, today).map(({ from }) => from));
  for (const from of [...new Set([today, ...changes])].sort()) {
    const weeks = practitioners.map((rows) => weekOn(rows, from));
    const days = WEEKDAYS.flatMap((name, weekday): HoursDifference[] => {
      const site = around(hours[name]);
      const agenda = around(weeks.flatMap((week) => week[weekday] ?? []));
      return isSame(site, agenda) ? [] : [{ weekday, site, agenda }];
    });
    if (days.length > 0) return { from, days };
  }
  return null;
}

/** From the first opening to the last closing. */
function around(intervals: readonly Interval[]): Interval | null {
  const [startsTime] = intervals.map((each) => each.startsTime).sort();
  const endsTime = intervals
    .map((each) => each.endsTime)
    .sort()
    .at(-1);
  return startsTime && endsTime ? { startsTime, endsTime } : null;
}

function isSame(one: Interval | null, other: Interval | null): boolean {
  return one?.startsTime === other?.startsTime && one?.endsTime === other?.endsTime;
}
