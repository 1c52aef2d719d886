import { expect, test } from 'vitest';
import { dayFormValues, dayTyped, readTypedDay } from './parse-day.ts';

test.each([
  [{ day: '1', month: '9', year: '2026' }, '2026-09-01'],
  [{ day: ' 30 ', month: '09', year: '2026' }, '2026-09-30'],
  [{ day: '31', month: '9', year: '2026' }, null],
  [{ day: '1', month: '9', year: '26' }, null],
  [{ day: '', month: '9', year: '2026' }, null],
  [{ day: '1', month: 'set', year: '2026' }, null],
])('%j is %s', (value, day) => {
  expect(dayTyped(value)).toBe(day);
});

test('a day goes into the fields and comes back', () => {
  expect(dayTyped(dayFormValues('2026-02-28'))).toBe('2026-02-28');
  expect(dayFormValues(null)).toEqual({ day: '', month: '', year: '' });
  const form = new FormData();
  form.set('medidaDay', '2');
  expect(readTypedDay(form, 'medida')).toEqual({ day: '2', month: '', year: '' });
});
