import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';

const messages = staffFollowUps.series;

/** One appointment of a series: its due day and the available times. */
export type SeriesRow = {
  days: number;
  title: string;
  /** Whether the first time is on the due day, and if not, why not. */
  note: string;
  isLate: boolean;
  groups: readonly { label: string; times: readonly { value: string; label: string }[] }[];
};

type SeriesRequest = {
  days: number;
  dueOn: string;
  today: string;
  /** Available slots from the due day on, or from today if it is past; earliest first. */
  free: readonly { on: string; slots: readonly { startsAt: Date }[] }[];
};

const DAYS_OFFERED = 3;

/** The first times for an appointment of the series, starting with its due day. */
export function seriesRow({ days, dueOn, today, free }: SeriesRequest): SeriesRow {
  const open = free.filter(({ slots }) => slots.length > 0).slice(0, DAYS_OFFERED);
  const firstOn = open[0]?.on;
  const due = formatDay(dueOn);
  const isLate = firstOn !== dueOn;
  return {
    days,
    title: messages.row(days, due),
    isLate,
    note: !firstOn
      ? messages.none
      : !isLate
        ? messages.onDay
        : dueOn < today
          ? messages.isOver(due, formatDay(firstOn))
          : messages.nextOpen(due, formatDay(firstOn)),
    groups: open.map(({ on, slots }) => ({
      label: formatDay(on),
      times: slots.map(({ startsAt }) => ({
        value: rfc3339(startsAt),
        label: formatMoment(startsAt),
      })),
    })),
  };
}

/** Field name of an appointment of the series. */
export function seriesField(days: number): string {
  return `dia-${days}`;
}
