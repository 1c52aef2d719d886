import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatTime } from '#app/clinic/format-date.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';

const texts = staffFollowUps.series;

/** One visit of a series: when it is due and the times that can be had. */
export type SeriesRow = {
  days: number;
  title: string;
  /** Whether the first time is on the due day, and if not, why. */
  note: string;
  isLate: boolean;
  groups: readonly { label: string; times: readonly { value: string; label: string }[] }[];
};

type Asked = {
  days: number;
  dueOn: string;
  today: string;
  /** Free starts from the due day on, or from today if that is over; earliest first. */
  free: readonly { on: string; starts: readonly { startsAt: Date }[] }[];
};

const DAYS_OFFERED = 3;

/** The first times that fit a visit of the series, those of its due day first. */
export function seriesRow({ days, dueOn, today, free }: Asked): SeriesRow {
  const open = free.filter(({ starts }) => starts.length > 0).slice(0, DAYS_OFFERED);
  const firstOn = open[0]?.on;
  const due = formatDay(dueOn);
  const isLate = firstOn !== dueOn;
  return {
    days,
    title: texts.row(days, due),
    isLate,
    note: !firstOn
      ? texts.none
      : !isLate
        ? texts.onDay
        : dueOn < today
          ? texts.isOver(due, formatDay(firstOn))
          : texts.nextOpen(due, formatDay(firstOn)),
    groups: open.map(({ on, starts }) => ({
      label: formatDay(on),
      times: starts.map(({ startsAt }) => ({
        value: rfc3339(startsAt),
        label: texts.option(formatDay(on), formatTime(wallClockOf(startsAt).time)),
      })),
    })),
  };
}

/** Name of the field of a visit of the series. */
export function seriesField(days: number): string {
  return `dia-${days}`;
}
