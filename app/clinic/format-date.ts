import type { Locale } from '#app/platform/locale.ts';
import { wallClockOf, weekdayOf } from './clinic-time.ts';

/** How to format a date: in which language, and with or without the year. */
export type DateOptions = { locale?: Locale; withYear?: boolean };

const WEEKDAYS = {
  'pt-BR': [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  'en-US': ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

const MONTHS = {
  'pt-BR': [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  'en-US': [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/**
 * A calendar day in words: 'quarta-feira, 14 de outubro', 'Wednesday, October 14, 2026'.
 * @param on 'YYYY-MM-DD'
 */
export function formatDay(
  on: string,
  { locale = 'pt-BR', withYear = false }: DateOptions = {},
): string {
  const year = on.slice(0, 4);
  const day = Number(on.slice(8));
  const weekday = WEEKDAYS[locale][weekdayOf(on)];
  const month = MONTHS[locale][Number(on.slice(5, 7)) - 1];
  if (locale === 'en-US') return `${weekday}, ${month} ${day}${withYear ? `, ${year}` : ''}`;
  return `${weekday}, ${day === 1 ? '1º' : day} de ${month}${withYear ? ` de ${year}` : ''}`;
}

/**
 * A calendar day without its weekday: '14 de outubro de 2026', 'October 14, 2026'.
 * @param on 'YYYY-MM-DD'
 */
export function formatDate(on: string, locale: Locale = 'pt-BR'): string {
  return formatDay(on, { locale, withYear: true }).replace(/^[^,]+, /, '');
}

/**
 * The month of a day: 'outubro de 2026', 'October 2026'.
 * @param on 'YYYY-MM-DD'
 */
export function formatMonth(on: string, locale: Locale = 'pt-BR'): string {
  const name = MONTHS[locale][Number(on.slice(5, 7)) - 1];
  return locale === 'en-US' ? `${name} ${on.slice(0, 4)}` : `${name} de ${on.slice(0, 4)}`;
}

/**
 * A formatted time of day: '9h30' and '14h', or '9:30 AM' and '2:00 PM'.
 * @param time 'HH:MM'
 */
export function formatTime(
  time: string,
  { locale = 'pt-BR' }: Pick<DateOptions, 'locale'> = {},
): string {
  const hour = Number(time.slice(0, 2));
  const minute = time.slice(3, 5);
  if (locale === 'en-US') return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  return minute === '00' ? `${hour}h` : `${hour}h${minute}`;
}

/** Day and time of an instant in the clinic's zone: 'quarta-feira, 14 de outubro, às 9h30'. */
export function formatMoment(instant: Date, options: DateOptions = {}): string {
  const { on, time } = wallClockOf(instant);
  return formatDayAndTime(on, time, options);
}

/**
 * A calendar day and a time of it in words: 'quarta-feira, 14 de outubro, às 9h30',
 * 'Wednesday, October 14, at 9:30 AM'.
 * @param on 'YYYY-MM-DD'
 * @param time 'HH:MM'
 */
export function formatDayAndTime(on: string, time: string, options: DateOptions = {}): string {
  return `${formatDay(on, options)}, ${formatAtTime(time, options)}`;
}

/**
 * A time of day as it follows a day: 'às 9h30', 'à 1h', 'at 9:30 AM'.
 * @param time 'HH:MM'
 */
export function formatAtTime(time: string, options: Pick<DateOptions, 'locale'> = {}): string {
  const preposition = time < '02:00' ? 'à' : 'às';
  return `${options.locale === 'en-US' ? 'at' : preposition} ${formatTime(time, options)}`;
}

/** Day and time of an instant where there is little room: 'seg. 23, 8h', 'Mon 23, 8 AM'. */
export function formatShortMoment(instant: Date, locale: Locale = 'pt-BR'): string {
  const { on, time } = wallClockOf(instant);
  const { weekday, day } = shortDay(on, locale);
  return `${weekday} ${day}, ${formatTime(time, { locale }).replace(':00', '')}`;
}

/**
 * The parts of a calendar day where there is little room: 'seg.', '23', 'nov.'; 'Mon', '23', 'Nov'.
 * @param on 'YYYY-MM-DD'
 */
export function shortDay(on: string, locale: Locale = 'pt-BR') {
  const short = (word = '') => {
    if (locale === 'en-US') return word.slice(0, 3);
    return word.length > 4 ? `${word.slice(0, 3)}.` : word;
  };
  return {
    weekday: short(WEEKDAYS[locale][weekdayOf(on)]),
    day: String(Number(on.slice(8))),
    month: short(MONTHS[locale][Number(on.slice(5, 7)) - 1]),
  };
}
