import { expect, test } from 'vitest';
import { breakCount, parseHours, weekFormValues, whoField } from './hours-form.ts';

const TODAY = '2026-10-05';
const SLUGS = ['doctor', 'room'];
const MONDAY = { 'abre-1': '08:00', 'fecha-1': '18:00' };
const VALUES = { desde: TODAY, [whoField('doctor')]: 'sim', ...MONDAY };
const parse = (changes: Record<string, string>) =>
  parseHours({ ...VALUES, ...changes }, { slugs: SLUGS, serviceIds: [] }, TODAY);
const wrongOf = (changes: Record<string, string>) => {
  const parsed = parse(changes);
  return parsed.ok ? [] : parsed.refusal.map(({ field, wrong }) => `${field} ${wrong}`);
};

test('a week is read from its fields; the last day still counts', () => {
  const parsed = parse({ ate: '2026-10-09', 'pausa-0-1': '12:00', 'volta-0-1': '13:00' });
  expect(parsed).toMatchObject({
    ok: true,
    value: { from: TODAY, until: '2026-10-10', slugs: ['doctor'] },
  });
  const week = parsed.ok ? parsed.value.week : [];
  expect(week.filter((day) => day !== null)).toEqual([
    {
      startsTime: '08:00',
      endsTime: '18:00',
      breaks: [{ startsTime: '12:00', endsTime: '13:00' }],
    },
  ]);
  expect(weekFormValues(week)).toEqual({ ...MONDAY, 'pausa-0-1': '12:00', 'volta-0-1': '13:00' });
});

test.each([
  [{ desde: '2026-10-04' }, 'desde from'],
  [{ desde: '2029-01-01' }, 'desde from'],
  [{ ate: '2026-10-04' }, 'ate until'],
  [{ [whoField('doctor')]: '' }, 'vale-doctor who'],
  [{ 'fecha-1': '' }, 'fecha-1 open'],
  [{ 'abre-1': '8h' }, 'abre-1 open'],
  [{ 'fecha-1': '08:00' }, 'fecha-1 order'],
  [{ 'pausa-0-1': '12:00' }, 'pausa-0-1 break'],
  [{ 'pausa-0-1': '13:00', 'volta-0-1': '12:00' }, 'pausa-0-1 break'],
  [{ 'pausa-0-1': '07:00', 'volta-0-1': '09:00' }, 'pausa-0-1 break-outside'],
  [{ 'pausa-0-2': '12:00', 'volta-0-2': '13:00' }, 'pausa-0-2 break-outside'],
])('%j is refused at its field', (changes, wrong) => {
  expect(wrongOf(changes)).toEqual([wrong]);
});

test('breaks that cross each other are refused, others are put in order', () => {
  const later = { 'pausa-0-1': '15:00', 'volta-0-1': '16:00' };
  expect(wrongOf({ ...later, 'pausa-1-1': '15:30', 'volta-1-1': '17:00' })).toEqual([
    'pausa-1-1 break-overlap',
  ]);
  expect(wrongOf({ ...later, 'pausa-1-1': '12:00', 'volta-1-1': '13:00' })).toEqual([]);
});

test('the form has room for the breaks that are there, and for one more when asked', () => {
  expect(breakCount({}, 1)).toBe(1);
  expect(breakCount({ 'pausa-1-3': '12:00' }, 1)).toBe(2);
  expect(breakCount({}, 9)).toBe(3);
});
