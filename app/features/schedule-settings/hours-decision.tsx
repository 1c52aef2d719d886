import type { OpeningHours } from '#app/clinic/clinic-schema.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import {
  type HoursRow,
  type Interval,
  periodsFrom,
  weekOn,
} from '#app/scheduling/hours/week-hours.ts';
import { Card } from '#app/ui/card/card.tsx';
import { formatInterval, MONDAY_FIRST } from './format-week.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

const messages = staffSettings.decision;

/** A weekday on which the site's hours differ from the agenda's; null is closed. */
type HoursDifference = { weekday: number; site: Interval | null; agenda: Interval | null };

/** The hours that the site shows today, and those that it will show from a day on. */
export type SiteHours = {
  now: OpeningHours;
  later: readonly { startsOn: string; hours: OpeningHours }[];
};

/**
 * Compares the clinic record's hours, which the site shows, with the hours in which practitioners see
 * patients, each day with what is in force then on both sides. Returns the first day with a difference and each
 * weekday that differs. Ignores breaks. Null when they agree on every day to come.
 */
export function hoursDifference(
  { now, later }: SiteHours,
  practitioners: readonly (readonly HoursRow[])[],
  today: string,
): { from: string; days: HoursDifference[] } | null {
  const changes = practitioners.flatMap((rows) => periodsFrom(rows, today).map(({ from }) => from));
  const planned = later.map(({ startsOn }) => startsOn).filter((on) => on > today);
  for (const from of [...new Set([today, ...changes, ...planned])].sort()) {
    const hours = siteOn({ now, later }, from);
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

/** The hours that the site shows on a day; of two plans for one day the last made holds. */
function siteOn({ now, later }: SiteHours, on: string): OpeningHours {
  const begun = later.filter(({ startsOn }) => startsOn <= on);
  return (
    begun.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn)).at(-1)?.hours ?? now
  );
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

type HoursDecisionProps = {
  difference: NonNullable<ReturnType<typeof hoursDifference>>;
  today: string;
  /** Whether the reader may open the agenda. */
  isLinked: boolean;
};

/** Reports that the site and the agenda show different hours, so that somebody can correct one. */
export function HoursDecision({ difference, today, isLinked }: HoursDecisionProps) {
  const { from, days } = difference;
  const inOrder = MONDAY_FIRST.flatMap((weekday) => days.filter((day) => day.weekday === weekday));
  return (
    <Card>
      <h2>{messages.title}</h2>
      <p>
        {from <= today ? messages.textNow : messages.textFrom(formatDay(from, { withYear: true }))}
      </p>
      <ul>
        {inOrder.map(({ weekday, site, agenda }) => (
          <li key={weekday}>
            {messages.line(
              asStart(staffSettings.weekdays[weekday] ?? ''),
              site ? formatInterval(site) : messages.closed,
              agenda ? formatInterval(agenda) : messages.closed,
            )}
          </li>
        ))}
      </ul>
      <p>{messages.todo}</p>
      {isLinked ? (
        <p>
          <a href={SETTINGS_PATHS.hours}>{messages.link}</a>
        </p>
      ) : null}
    </Card>
  );
}

function asStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
