import type { OpeningHours } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import type { DayHours, HoursLimit, Interval, WeekHours } from './week-hours.ts';

/** The public hours as a week: what lies between two periods of a day is a break. */
export function weekOfHours(hours: OpeningHours): WeekHours {
  return WEEKDAYS.map((name): DayHours => {
    const periods = hours[name];
    const [first, last] = [periods[0], periods.at(-1)];
    if (!first || !last) return null;
    const breaks = periods.slice(1).map((period, index) => ({
      startsTime: periods[index]?.endsTime ?? '',
      endsTime: period.startsTime,
    }));
    return {
      startsTime: first.startsTime,
      endsTime: last.endsTime,
      breaks: breaks.filter(({ startsTime, endsTime }) => startsTime < endsTime),
    };
  });
}

/** The other way round: a week as public hours, with its breaks between the periods. */
export function hoursOfWeek(week: WeekHours): OpeningHours {
  const periods = (weekday: number): Interval[] => {
    const day = week[weekday];
    if (!day) return [];
    const starts = [day.startsTime, ...day.breaks.map(({ endsTime }) => endsTime)];
    const ends = [...day.breaks.map(({ startsTime }) => startsTime), day.endsTime];
    return starts.map((startsTime, index) => ({ startsTime, endsTime: ends[index] ?? '' }));
  };
  return {
    sunday: periods(0),
    monday: periods(1),
    tuesday: periods(2),
    wednesday: periods(3),
    thursday: periods(4),
    friday: periods(5),
    saturday: periods(6),
  };
}

/** What is somebody's own in a week: breaks of each day, and the days of the week at the clinic. */
export type OwnHours = {
  breaks: readonly Interval[];
  workdays?: readonly (typeof WEEKDAYS)[number][];
};

/** The clinic's week with somebody's own breaks, on the days when that person is there. */
export function ownWeek(clinicWeek: WeekHours, { breaks, workdays }: OwnHours): WeekHours {
  return clinicWeek.map((day, weekday) => {
    const name = WEEKDAYS[weekday];
    if (!day || (workdays && name && !workdays.includes(name))) return null;
    return withBreaks(day, breaks);
  });
}

/**
 * Whether a week keeps the clinic's hours, whatever its breaks: it opens and closes with the clinic on each of its
 * days, and is off on no other day than one of `own`.
 */
export function followsClinic(
  week: WeekHours,
  clinicWeek: WeekHours,
  own: Pick<OwnHours, 'workdays'> = {},
): boolean {
  const expected = ownWeek(clinicWeek, { breaks: [], ...own });
  return expected.every((day, weekday) => isSameSpan(day, week[weekday] ?? null));
}

/**
 * The week of somebody who follows the clinic, when the clinic's changes: breaks of the days stay where they fit,
 * limits stay, and a new day gets the usual breaks.
 */
export function followedWeek(
  current: WeekHours,
  { before, after, own }: { before: WeekHours; after: WeekHours; own: OwnHours },
): WeekHours {
  return ownWeek(after, { ...own, breaks: [] }).map((day, weekday) => {
    if (!day) return null;
    const now = current[weekday] ?? null;
    const closed = before[weekday]?.breaks ?? [];
    const kept = now?.breaks.filter((pause) => !closed.some((gap) => isSame(gap, pause)));
    return { ...withBreaks(day, kept ?? own.breaks), ...limitsOf(now) };
  });
}

/** A week with the limits of another, on the days that both have. */
export function withLimitsOf(week: WeekHours, other: WeekHours): WeekHours {
  return week.map((day, weekday): DayHours => {
    if (!day) return null;
    const { limits: _, ...rest } = day;
    return { ...rest, ...limitsOf(other[weekday]) };
  });
}

function limitsOf(day: DayHours | undefined): { limits?: readonly HoursLimit[] } {
  return day?.limits ? { limits: day.limits } : {};
}

/** A day with further breaks, as far as they lie inside and touch no other. */
function withBreaks(day: NonNullable<DayHours>, more: readonly Interval[]): NonNullable<DayHours> {
  const breaks = [...day.breaks];
  for (const pause of more) {
    const isInside = pause.startsTime > day.startsTime && pause.endsTime < day.endsTime;
    const isClear = breaks.every(
      (each) => pause.endsTime <= each.startsTime || pause.startsTime >= each.endsTime,
    );
    if (isInside && isClear) breaks.push(pause);
  }
  return { ...day, breaks: breaks.sort((a, b) => (a.startsTime < b.startsTime ? -1 : 1)) };
}

function isSameSpan(one: DayHours, other: DayHours): boolean {
  if (!one || !other) return one === other;
  return isSame(one, other);
}

function isSame(one: Interval, other: Interval): boolean {
  return one.startsTime === other.startsTime && one.endsTime === other.endsTime;
}
