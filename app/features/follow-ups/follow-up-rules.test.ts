import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testClinic } from '#tests/database.ts';
import { isFreeReturn, lastFreeDay, mayReturn, maySeries } from './follow-up-rules.ts';
import { seriesRow } from './series-rows.ts';

const rules = testClinic.followUps;
const consultation = {
  serviceSlug: 'consultas-oftalmologicas',
  payerId: 'particular',
  status: 'confirmed',
  attendance: null,
  startsAt: at(MONDAY, '09:00'),
} as const;
const NOON = at(MONDAY, '12:00');

test.each([
  [{}, true],
  [{ attendance: 'done' }, true],
  [{ attendance: 'no-show' }, false],
  [{ status: 'cancelled' }, false],
  [{ startsAt: at(MONDAY, '15:00') }, false],
  [{ serviceSlug: 'retinografia' }, false],
  // Returns of returns would never end.
  [{ payerId: 'retorno' }, false],
] as const)('a return may follow from a consultation with %j: %s', (changes, expected) => {
  expect(mayReturn({ ...consultation, ...changes }, rules, NOON)).toBe(expected);
});

test('a series may follow from a surgery, also before it', () => {
  const surgery = { ...consultation, serviceSlug: 'cirurgias-oftalmologicas' };
  expect(maySeries(surgery, rules)).toBe(true);
  expect(maySeries({ ...surgery, status: 'cancelled' }, rules)).toBe(false);
  expect(maySeries(consultation, rules)).toBe(false);
});

test('a return is free up to and on the last day', () => {
  expect(lastFreeDay(consultation, rules)).toBe(addDays(MONDAY, 30));
  const free = (days: number, time: string) =>
    isFreeReturn(consultation, at(addDays(MONDAY, days), time), rules);
  expect([free(30, '17:00'), free(31, '08:00')]).toEqual([true, false]);
});

test('an appointment of a series says whether its day has room, and what comes next if not', () => {
  const slots = (on: string) => ({ on, slots: [{ startsAt: at(on, '08:00') }] });
  const [due, next] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];
  const row = (free: { on: string; slots: { startsAt: Date }[] }[], today = MONDAY) =>
    seriesRow({ days: 1, dueOn: due, today, free });
  expect(row([slots(due), slots(next)])).toMatchObject({
    isLate: false,
    note: 'Há vaga no próprio dia.',
    groups: [{ label: 'terça-feira, 6 de outubro' }, { label: 'quarta-feira, 7 de outubro' }],
  });
  expect(row([{ on: due, slots: [] }, slots(next)]).note).toBe(
    'Sem vaga em terça-feira, 6 de outubro. O próximo dia com vaga: quarta-feira, 7 de outubro.',
  );
  expect(row([slots(next)], next).note).toContain('já passou');
  expect(row([])).toMatchObject({ isLate: true, groups: [] });
});
