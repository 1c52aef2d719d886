import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import type { OpeningHours } from './clinic-schema.ts';
import { isOpenAt, openingHoursText } from './opening-hours.ts';

const hours: OpeningHours = serraClaraRecord.hours;

test('the week is told in two lines, Monday first', () => {
  expect(openingHoursText(hours)).toEqual([
    'Segunda a sexta, 8h às 18h',
    'Sábado e domingo, fechado',
  ]);
});

test('a day that differs stands alone, and a break splits its hours', () => {
  const split = [
    { startsTime: '08:30', endsTime: '12:00' },
    { startsTime: '13:00', endsTime: '17:00' },
  ];
  expect(openingHoursText({ ...hours, wednesday: split })).toEqual([
    'Segunda e terça, 8h às 18h',
    'Quarta, 8h30 às 12h e 13h às 17h',
    'Quinta e sexta, 8h às 18h',
    'Sábado e domingo, fechado',
  ]);
});

test.each([
  ['on Friday at eight in Serra Clara', '2026-11-20T11:00:00Z', true],
  ['a minute before', '2026-11-20T10:59:59Z', false],
  ['a minute before closing', '2026-11-20T20:59:00Z', true],
  ['at closing time', '2026-11-20T21:00:00Z', false],
  ['on Saturday morning', '2026-11-21T13:00:00Z', false],
  ['on Friday evening, already Saturday in UTC', '2026-11-21T00:30:00Z', false],
  ['in the old summer time', '2018-12-03T10:00:00Z', true],
])('is open or closed %s', (_when, instant, isOpen) => {
  expect(isOpenAt(hours, new Date(instant))).toBe(isOpen);
});
