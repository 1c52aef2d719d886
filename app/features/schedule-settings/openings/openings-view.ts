import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { DayOpenings } from '#app/scheduling/hours/count-openings.server.ts';
import type { WeekHours } from '#app/scheduling/hours/week-hours.ts';

const messages = staffSettings.openings;

/** What a change opens or closes on a weekday, in words. */
export type OpeningsView = {
  on: string;
  /**
   * 'Abre 13 vagas por sábado …'; what it does for the first service that it concerns, and for how many others it
   * does the reverse.
   */
  headline: string;
  /** Why nothing can be booked; null where something can. */
  warning: string | null;
  /** Each service whose times change: its name, times now, times then. */
  rows: readonly { name: string; before: number; after: number }[];
};

/** @param from first day of the change; told where it is to come */
export function toOpeningsView(
  days: readonly DayOpenings[],
  { titleOf, from, today }: { titleOf: (slug: string) => string; from: string; today: string },
): OpeningsView[] {
  return days.map(({ weekday, on, services, nothing }) => {
    const changed = services.filter(({ before, after }) => before !== after);
    // That which most people come for stands first in the clinic's order.
    const [most] = changed;
    const day = staffSettings.weekdays[weekday] ?? '';
    const since = from > today ? messages.since(formatDay(on)) : '';
    const name = (slug: string, minutes: number) => messages.service(titleOf(slug), minutes);
    const headline = most
      ? `${messages.change(most.after - most.before, day)} ${name(most.slug, most.minutes)}${reverse(changed)}${since}.`
      : `${messages.same(day)}${since}.`;
    return {
      on,
      headline,
      warning: nothing && messages.nothing[nothing](day),
      rows: changed.map(({ slug, minutes, before, after }) => {
        return { name: name(slug, minutes), before, after };
      }),
    };
  });
}

type Changed = readonly { before: number; after: number }[];

/** For how many services a change does the reverse of what it does for the first; '' for none. */
function reverse(changed: Changed): string {
  const [gains = false, ...others] = changed.map(({ before, after }) => after > before);
  const count = others.filter((each) => each !== gains).length;
  if (count === 0) return '';
  return gains ? messages.alsoCloses(count) : messages.alsoOpens(count);
}

/**
 * Weekdays on which two weeks differ, Monday first: all with hours where services are kept to other hours, for they are
 * taken from every other.
 */
export function changedWeekdays(one: WeekHours, other: WeekHours): number[] {
  const isOtherwise = JSON.stringify(confined(one)) !== JSON.stringify(confined(other));
  return [1, 2, 3, 4, 5, 6, 0].filter(
    (weekday) =>
      JSON.stringify(one[weekday]) !== JSON.stringify(other[weekday]) ||
      (isOtherwise && Boolean(one[weekday] ?? other[weekday])),
  );
}

function confined(week: WeekHours) {
  return week.map((day) => day?.limits?.filter(({ limitOf }) => limitOf !== 'hours') ?? []);
}

/** The first day of a change that is to be looked at: today is half over. */
export function firstWhole(from: string, today: string): string {
  return from > today ? from : addDays(today, 1);
}
