import type { OpeningHours } from './clinic-schema.ts';
import { WEEKDAYS } from './clinic-schema.ts';
import { wallClockOf, weekdayOf } from './clinic-time.ts';
import { spokenTime } from './spoken-date.ts';

export type OpeningLine = { days: string; times: string };

const DAY_NAMES = {
  sunday: 'domingo',
  monday: 'segunda',
  tuesday: 'terça',
  wednesday: 'quarta',
  thursday: 'quinta',
  friday: 'sexta',
  saturday: 'sábado',
} satisfies Record<keyof OpeningHours, string>;

// A Brazilian week is read from Monday on, so that the weekend stands together.
const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

/** The week in few lines, Monday first: neighbouring days with the same hours share one. */
export function openingLines(hours: OpeningHours): OpeningLine[] {
  const groups: { days: (keyof OpeningHours)[]; times: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const times = spokenPeriods(hours[day]);
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({ days: spokenDays(days), times }));
}

/** The same as plain text: 'Segunda a sexta, 8h às 18h'. */
export function openingHoursText(hours: OpeningHours): string[] {
  return openingLines(hours).map(({ days, times }) => `${days}, ${times}`);
}

/** Whether the clinic's weekly hours contain the instant; holidays and closures are the agenda's to know. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const { on, time } = wallClockOf(instant);
  const day = WEEKDAYS[weekdayOf(on)];
  if (day === undefined) return false;
  return hours[day].some(({ startsTime, endsTime }) => startsTime <= time && time < endsTime);
}

/** One stretch of the day in words: '8h às 18h'. */
export function spokenPeriod(period: { startsTime: string; endsTime: string }): string {
  return `${spokenTime(period.startsTime)} às ${spokenTime(period.endsTime)}`;
}

function spokenPeriods(periods: OpeningHours['monday']): string {
  return periods.length === 0 ? 'fechado' : periods.map(spokenPeriod).join(' e ');
}

function spokenDays(days: (keyof OpeningHours)[]): string {
  const names = days.map((day) => DAY_NAMES[day]);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const text = names.length === 1 ? first : `${first} ${names.length === 2 ? 'e' : 'a'} ${last}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
