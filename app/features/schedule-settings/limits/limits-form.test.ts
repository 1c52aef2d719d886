import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHours } from '#app/features/schedule-settings/hours-form.ts';
import {
  rowsOfWeek,
  type WeekHours,
  weekOn,
  withLimits,
} from '#app/scheduling/hours/week-hours.ts';
import { linesOfWeek } from './limit-lines.ts';
import { limitWords } from './limit-words.ts';
import { limitCount, limitFormValues, parseLimits } from './limits-form.ts';

const TODAY = '2026-10-05';
const SERVICES = [3, 7, 12];
const day = { startsTime: '08:00', endsTime: '18:00', breaks: [] };
const week: WeekHours = [null, day, day, day, day, day, null];
const LIMIT = {
  'limite-0-dia-3': 'sim',
  'limite-0-das': '14:00',
  'limite-0-as': '18:00',
  'limite-0-servico-7': 'sim',
};
const parse = (changes: Record<string, string> = {}) =>
  parseLimits({ ...LIMIT, ...changes }, { week, serviceIds: SERVICES });
const wrongOf = (changes: Record<string, string>) => {
  const parsed = parse(changes);
  return parsed.ok ? [] : parsed.refusal.map(({ field, wrong }) => `${field} ${wrong}`);
};

test('a limit is read for its day; one that is to be taken away, or is empty, is none', () => {
  const parsed = parse();
  const times = { startsTime: '14:00', endsTime: '18:00' };
  expect(parsed.ok && parsed.value[3]).toEqual({
    ...day,
    limits: [{ ...times, limitOf: 'hours', serviceIds: [7] }],
  });
  expect(parsed.ok && parsed.value[2]).toEqual(day);
  const none = parse({ 'limite-0-tirar': 'sim', 'limite-0-as': 'x' });
  expect(none).toEqual({ ok: true, value: week });
  const empty = { 'limite-0-vale': 'horario', 'limite-0-das': '' };
  expect(parseLimits(empty, { week, serviceIds: SERVICES })).toEqual({ ok: true, value: week });
});

test.each([
  [{ 'limite-0-dia-3': '' }, 'limite-0-dia-1 limit-days'],
  [{ 'limite-0-das': '' }, 'limite-0-das limit-times'],
  [{ 'limite-0-as': '25:00' }, 'limite-0-as limit-times'],
  [{ 'limite-0-as': '14:00' }, 'limite-0-as limit-order'],
  [{ 'limite-0-servico-7': '' }, 'limite-0-vale limit-services'],
  [{ 'limite-0-as': '18:01' }, 'limite-0-dia-3 limit-outside'],
  [{ 'limite-0-das': '07:59' }, 'limite-0-dia-3 limit-outside'],
  [{ 'limite-0-dia-6': 'sim' }, 'limite-0-dia-6 limit-outside'],
  [{ 'limite-0-das': '18:00', 'limite-0-as': '20:00' }, 'limite-0-dia-3 limit-outside'],
])('%j is refused at its field', (changes, wrong) => {
  expect(wrongOf(changes)).toEqual([wrong]);
});

test('a limit needs a minute outside the breaks', () => {
  const breaks = [
    { startsTime: '15:00', endsTime: '16:00' },
    { startsTime: '14:00', endsTime: '15:00' },
  ];
  const parsed = (endsTime: string) =>
    parseLimits(
      { ...LIMIT, 'limite-0-as': endsTime },
      { week: week.map((each) => each && { ...each, breaks }), serviceIds: SERVICES },
    );
  const wrong = parsed('16:00');
  expect(wrong.ok ? [] : wrong.refusal.map((each) => each.wrong)).toEqual(['limit-outside']);
  expect(parsed('16:01').ok).toBe(true);
});

const second = (changes: Record<string, string>) => ({
  'limite-1-dia-3': 'sim',
  'limite-1-das': '16:00',
  'limite-1-as': '17:00',
  'limite-1-servico-12': 'sim',
  ...changes,
});

test('two limits that keep others out may not cross; beside one that does not they may', () => {
  expect(wrongOf(second({}))).toEqual(['limite-1-das limit-overlap']);
  expect(wrongOf(second({ 'limite-1-vale': 'ambos' }))).toEqual(['limite-1-das limit-overlap']);
  expect(wrongOf(second({ 'limite-1-vale': 'servicos' }))).toEqual([]);
  expect(wrongOf(second({ 'limite-1-dia-3': '', 'limite-1-dia-4': 'sim' }))).toEqual([]);
  expect(wrongOf(second({ 'limite-0-as': '16:00' }))).toEqual([]);
});

test('wrong hours are told first, and a limit beside them is not lost', () => {
  const values = { desde: TODAY, 'vale-doctor': 'sim', 'abre-3': '08:00', ...LIMIT };
  const formOf = { slugs: ['doctor'], serviceIds: SERVICES };
  const wrong = parseHours(values, formOf, TODAY);
  expect(wrong.ok ? [] : wrong.refusal.map(({ field }) => field)).toEqual(['fecha-3']);
  const right = parseHours({ ...values, 'fecha-3': '18:00' }, formOf, TODAY);
  expect(right.ok && right.value.week[3]?.limits).toHaveLength(1);
});

const anyLimit = fc.record({
  startsTime: fc.constantFrom('08:00', '09:30', '12:00'),
  endsTime: fc.constantFrom('13:00', '17:30', '18:00'),
  limitOf: fc.constantFrom('hours' as const, 'services' as const, 'both' as const),
  serviceIds: fc.subarray(SERVICES, { minLength: 1 }),
});

test('limits become form values and rows, and back, without loss', () => {
  const one = fc.uniqueArray(anyLimit, { maxLength: 1 });
  fc.assert(
    fc.property(fc.array(one, { minLength: 7, maxLength: 7 }), (limits) => {
      const typed = week.map((each, weekday) => each && withLimits(day, limits[weekday] ?? []));
      const values = limitFormValues(typed);
      expect(parseLimits(values, { week, serviceIds: SERVICES })).toEqual({
        ok: true,
        value: typed,
      });
      expect(limitCount(values).used).toBe(linesOfWeek(typed).length);
      const rows = rowsOfWeek({ from: TODAY, until: null, week: typed });
      expect(weekOn(rows, TODAY)).toEqual(typed);
    }),
  );
});

test('a limit is told in words, and one for archived services alone says that nobody is let in', () => {
  const services = [
    { id: 3, title: 'Avaliação de cirurgia', isArchived: false },
    { id: 7, title: 'Lentes', isArchived: true },
  ];
  const times = { startsTime: '14:00', endsTime: '18:00' };
  const words = (limitOf: 'hours' | 'services' | 'both', ...serviceIds: number[]) =>
    limitWords({ ...times, limitOf, serviceIds }, '14h às 18h', services);
  expect(words('hours', 3)).toBe('14h às 18h, só Avaliação de cirurgia');
  expect(words('services', 3)).toBe('Avaliação de cirurgia: só 14h às 18h');
  expect(words('both', 3, 7)).toBe(
    '14h às 18h, só Avaliação de cirurgia, Lentes (arquivado), e em nenhum outro horário',
  );
  expect(words('hours', 7)).toContain('ninguém: só Lentes (arquivado)');
  expect(words('hours')).toContain('ninguém');
});
