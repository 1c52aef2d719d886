import type { LimitOf } from '#app/scheduling/hours/hours-for.ts';
import type { Interval, WeekHours } from '#app/scheduling/hours/week-hours.ts';

/** A limit as it is typed: the same part of several days. Weekdays are Sunday 0, services by id, both ascending. */
export type LimitLine = Interval & {
  limitOf: LimitOf;
  serviceIds: readonly number[];
  weekdays: readonly number[];
};

/** The limits of a week, equal ones of several days as one line. */
export function linesOfWeek(week: WeekHours): LimitLine[] {
  const all = week.flatMap((day, weekday) =>
    (day?.limits ?? []).map((limit) => ({ ...limit, weekday })),
  );
  const groups = Map.groupBy(all, ({ startsTime, endsTime, limitOf, serviceIds }) =>
    [startsTime, endsTime, limitOf, ...serviceIds].join(),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { weekday: _, ...limit } = first;
    return [{ ...limit, weekdays: same.map(({ weekday }) => weekday) }];
  });
}
