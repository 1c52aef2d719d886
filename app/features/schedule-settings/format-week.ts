import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDay, formatTime } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type {
  DayHours,
  HoursPeriod,
  Interval,
  WeekHours,
} from '#app/scheduling/hours/week-hours.ts';
import { type LimitService, limitWords } from './limits/limit-words.ts';

const messages = staffSettings.hours;

/** Weekday numbers, Monday first. */
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * A week in few lines: consecutive days with the same hours share one.
 * @param services those that its limits name
 */
export function formatWeek(
  week: WeekHours,
  services: readonly LimitService[],
): { days: string; times: string }[] {
  const groups: { days: string[]; times: string }[] = [];
  for (const weekday of MONDAY_FIRST) {
    const times = formatHours(week[weekday] ?? null, services);
    const name = staffSettings.weekdays[weekday] ?? '';
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(name);
    else groups.push({ days: [name], times });
  }
  return groups.map(({ days, times }) => ({ days: formatDays(days), times }));
}

/** '8h às 18h'. */
export function formatInterval({ startsTime, endsTime }: Interval): string {
  return messages.between(formatTime(startsTime), formatTime(endsTime));
}

/** When a week applies: 'Agora', 'A partir de …', 'De … até …'. */
export function formatSpan({ from, until }: Omit<HoursPeriod, 'week'>, today: string): string {
  const day = (on: string) => formatDay(on, { withYear: true });
  const isNow = from <= today;
  if (until === null) return isNow ? messages.now : messages.from(day(from));
  const last = day(addDays(until, -1));
  return isNow ? messages.spanNow(last) : messages.span(day(from), last);
}

/** Periods as their cards show them. */
export function formatPeriods(
  periods: readonly HoursPeriod[],
  today: string,
  services: readonly LimitService[],
) {
  return periods.map(({ week, ...span }) => ({
    ...span,
    title: formatSpan(span, today),
    lines: formatWeek(week, services),
  }));
}

function formatHours(day: DayHours, services: readonly LimitService[]): string {
  if (!day) return messages.closed;
  const breaks = day.breaks.map((pause) => messages.breaks(formatInterval(pause)));
  const limits = (day.limits ?? []).map((limit) =>
    limitWords(limit, formatInterval(limit), services),
  );
  return [[formatInterval(day), ...breaks].join(', '), ...limits].join('; ');
}

function formatDays(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const text =
    days.length === 1 ? first : days.length === 2 ? `${first} e ${last}` : `${first} a ${last}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const interval = z.object({ startsTime: z.string(), endsTime: z.string() });
const limit = interval.extend({
  limitOf: z.enum(['hours', 'services', 'both']),
  serviceIds: z.array(z.number()),
});
const storedWeek = z
  .array(
    interval
      .extend({ breaks: z.array(interval).default([]), limits: z.array(limit).optional() })
      .nullable(),
  )
  .length(7);

/** A week of hours as the history keeps it; null for what cannot be read. */
export function storedHours(stored: unknown): WeekHours | null {
  return storedWeek.safeParse(stored).data ?? null;
}

/**
 * A week of hours as the history keeps it, on one line; '' for what cannot be read.
 * @param services those that its limits name
 */
export function weekWords(stored: unknown, services: readonly LimitService[]): string {
  const week = storedHours(stored);
  if (!week) return '';
  return formatWeek(week, services)
    .map(({ days, times }) => `${days}: ${times}`)
    .join('; ');
}
