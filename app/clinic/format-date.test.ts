import { expect, test } from 'vitest';
import { addDays } from './clinic-time.ts';
import {
  formatAtTime,
  formatDate,
  formatDay,
  formatMoment,
  formatShortMoment,
  formatTime,
  shortDay,
} from './format-date.ts';

test('a day is formatted with its weekday and month', () => {
  expect(formatDay('2026-10-14')).toBe('quarta-feira, 14 de outubro');
  expect(formatDay('2026-10-14', { withYear: true })).toBe('quarta-feira, 14 de outubro de 2026');
});

test('the first of a month is an ordinal', () => {
  expect(formatDay('2026-03-01')).toBe('domingo, 1º de março');
});

test('a time is formatted in hours, with minutes only when there are some', () => {
  expect(formatTime('09:30')).toBe('9h30');
  expect(formatTime('14:00')).toBe('14h');
  expect(formatTime('08:05')).toBe('8h05');
  expect(formatTime('00:00')).toBe('0h');
});

test('a moment is formatted in the zone of the clinic', () => {
  expect(formatMoment(new Date('2026-10-14T12:30:00Z'))).toBe(
    'quarta-feira, 14 de outubro, às 9h30',
  );
  expect(formatMoment(new Date('2026-10-15T02:00:00Z'), { withYear: true })).toBe(
    'quarta-feira, 14 de outubro de 2026, às 23h',
  );
});

test('a time that follows a day has its preposition', () => {
  const hours = ['00:00', '01:00', '01:30', '02:00', '08:00', '13:00', '23:45'];
  expect(hours.map((time) => formatAtTime(time))).toEqual([
    'à 0h',
    'à 1h',
    'à 1h30',
    'às 2h',
    'às 8h',
    'às 13h',
    'às 23h45',
  ]);
  expect(formatAtTime('01:00', { locale: 'en-US' })).toBe('at 1:00 AM');
});

test('a moment is short where there is little room', () => {
  const moment = new Date('2026-11-23T11:00:00Z');
  expect(formatShortMoment(moment)).toBe('seg. 23, 8h');
  expect(formatShortMoment(moment, 'en-US')).toBe('Mon 23, 8 AM');
  const later = new Date('2026-10-04T00:30:00Z');
  expect(formatShortMoment(later)).toBe('sáb. 3, 21h30');
  expect(formatShortMoment(later, 'en-US')).toBe('Sat 3, 9:30 PM');
});

test('months and weekdays are shortened, but for those that are short', () => {
  const months = Array.from({ length: 12 }, (_, index) => {
    const on = `2026-${String(index + 1).padStart(2, '0')}-01`;
    return [shortDay(on).month, shortDay(on, 'en-US').month].join(' ');
  });
  expect(months.slice(1, 6)).toEqual(['fev. Feb', 'mar. Mar', 'abr. Apr', 'maio May', 'jun. Jun']);
  expect(shortDay('2026-05-09')).toEqual({ weekday: 'sáb.', day: '9', month: 'maio' });
});

test('English has its own order and clock', () => {
  const locale = 'en-US';
  expect(formatDay('2026-10-14', { locale })).toBe('Wednesday, October 14');
  expect(formatDay('2026-10-01', { locale, withYear: true })).toBe('Thursday, October 1, 2026');
  expect(formatTime('00:05', { locale })).toBe('12:05 AM');
  expect(formatTime('12:00', { locale })).toBe('12:00 PM');
  expect(formatMoment(new Date('2026-10-14T12:30:00Z'), { locale })).toBe(
    'Wednesday, October 14, at 9:30 AM',
  );
});

test.each(['pt-BR', 'en-US'] as const)('every day of a year is said as %s says it', (locale) => {
  const long = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  for (let n = 0; n < 366; n += 1) {
    const on = addDays('2028-01-01', n);
    const expected = long.format(new Date(`${on}T00:00:00Z`)).replace(/, 1º? de /, ', 1º de ');
    expect(formatDay(on, { locale })).toBe(expected);
  }
});

test('a day is also formatted without its weekday, and never shifted', () => {
  expect(formatDate('2026-10-01')).toBe('1º de outubro de 2026');
  expect(formatDate('2026-12-31', 'en-US')).toBe('December 31, 2026');
});
