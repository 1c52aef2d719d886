import type { Locale } from '#app/platform/locale.ts';
import type { OpeningHours } from './clinic-schema.ts';
import { wallClockOf, weekdayOf } from './clinic-time.ts';
import { formatTime } from './format-date.ts';
import { WEEKDAYS } from './record/hours-fields.ts';

export type OpeningLine = { days: string; times: string };

const WORDS = {
  'pt-BR': {
    days: {
      sunday: 'domingo',
      monday: 'segunda',
      tuesday: 'terça',
      wednesday: 'quarta',
      thursday: 'quinta',
      friday: 'sexta',
      saturday: 'sábado',
    },
    and: 'e',
    to: 'a',
    until: 'às',
    closed: 'fechado',
  },
  'en-US': {
    days: {
      sunday: 'Sunday',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
    },
    and: 'and',
    to: 'to',
    until: 'to',
    closed: 'closed',
  },
} satisfies Record<Locale, { days: Record<keyof OpeningHours, string> } & Record<string, unknown>>;

// Weeks start on Monday, as is usual in Brazil, so that the weekend stays together.
const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

/** Opening hours in few lines, Monday first: consecutive days with the same hours share one. */
export function openingLines(hours: OpeningHours, locale: Locale = 'pt-BR'): OpeningLine[] {
  const groups: { days: (keyof OpeningHours)[]; times: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const times = formatPeriods(hours[day], locale);
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({ days: formatDays(days, locale), times }));
}

/** The same without the days on which nobody is there, where room is scarce. */
export function openLines(hours: OpeningHours, locale: Locale = 'pt-BR'): OpeningLine[] {
  return openingLines(hours, locale).filter(({ times }) => times !== WORDS[locale].closed);
}

/** Opening hours as plain text: 'Segunda a sexta, 8h às 18h'. */
export function openingHoursText(hours: OpeningHours, locale: Locale = 'pt-BR'): string[] {
  return openingLines(hours, locale).map(({ days, times }) => `${days}, ${times}`);
}

/** Whether the clinic's weekly hours contain the instant; ignores holidays and closures, which the agenda knows. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const { on, time } = wallClockOf(instant);
  const day = WEEKDAYS[weekdayOf(on)];
  if (day === undefined) return false;
  return hours[day].some(({ startsTime, endsTime }) => startsTime <= time && time < endsTime);
}

/** Whether the clinic has weekly hours on a calendar day. */
export function isOpenOn(hours: OpeningHours, on: string): boolean {
  const day = WEEKDAYS[weekdayOf(on)];
  return day !== undefined && hours[day].length > 0;
}

/** A formatted interval of the day: '8h às 18h', '8:00 AM to 6:00 PM'. */
export function formatPeriod(
  { startsTime, endsTime }: { startsTime: string; endsTime: string },
  locale: Locale = 'pt-BR',
): string {
  const { until } = WORDS[locale];
  return `${formatTime(startsTime, { locale })} ${until} ${formatTime(endsTime, { locale })}`;
}

function formatPeriods(periods: OpeningHours['monday'], locale: Locale): string {
  const { and, closed } = WORDS[locale];
  if (periods.length === 0) return closed;
  return periods.map((period) => formatPeriod(period, locale)).join(` ${and} `);
}

function formatDays(days: (keyof OpeningHours)[], locale: Locale): string {
  const words = WORDS[locale];
  const names = days.map((day) => words.days[day]);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const between = names.length === 2 ? words.and : words.to;
  const text = names.length === 1 ? first : `${first} ${between} ${last}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
