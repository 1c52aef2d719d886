import { expect, test } from 'vitest';
import { addDays } from './clinic-time.ts';
import { formatDate, formatDay, formatMoment, formatTime } from './format-date.ts';

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
  expect(formatMoment(new Date('2026-10-14T12:30:00Z'))).toBe('quarta-feira, 14 de outubro, 9h30');
  expect(formatMoment(new Date('2026-10-15T02:00:00Z'), { withYear: true })).toBe(
    'quarta-feira, 14 de outubro de 2026, 23h',
  );
});

test('English has its own order and clock', () => {
  const locale = 'en-US';
  expect(formatDay('2026-10-14', { locale })).toBe('Wednesday, October 14');
  expect(formatDay('2026-10-01', { locale, withYear: true })).toBe('Thursday, October 1, 2026');
  expect(formatTime('00:05', { locale })).toBe('12:05 AM');
  expect(formatTime('12:00', { locale })).toBe('12:00 PM');
  expect(formatMoment(new Date('2026-10-14T12:30:00Z'), { locale })).toBe(
    'Wednesday, October 14, 9:30 AM',
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
