import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testClinic } from '#tests/database.ts';
import { controlsOf, isFreeReturn, lastFreeDay, mayReturn, maySeries } from './follow-up-rules.ts';
import type { FreeDay } from './series-offer.ts';
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
  const slots = (on: string) => ({
    ...{ on, taken: [] },
    slots: [{ startsAt: at(on, '08:00'), practitionerIds: [1] }],
  });
  const [due, next] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];
  const asked = { days: 1, dueOn: due, surgeonId: 1, nameOf: () => 'Dra. Helena', mayAddOn: true };
  const row = (free: FreeDay[], today = MONDAY, toleranceDays = 1) =>
    seriesRow({ ...asked, toleranceDays, today, free });
  expect(row([slots(due), slots(next)])).toMatchObject({
    isStopped: false,
    note: 'Há vaga no próprio dia.',
    groups: [{ label: 'terça-feira, 6 de outubro' }, { label: 'quarta-feira, 7 de outubro' }],
  });
  const full = { on: due, slots: [], taken: [at(due, '08:00')] };
  expect(row([full, slots(next)]).note).toBe(
    'Sem vaga em terça-feira, 6 de outubro. Ainda dentro do prazo, há vaga em quarta-feira, 7 de outubro.',
  );
  expect(row([slots(next)], next).note).toContain('já passou');
  expect(row([full, slots(next)], MONDAY, 0)).toMatchObject({
    isStopped: true,
    note: 'O 1º dia depois da cirurgia seria terça-feira, 6 de outubro; o primeiro horário livre é quarta-feira, 7 de outubro, 1 dia depois.',
    groups: [],
    choices: [
      { label: 'Encaixar em terça-feira, 6 de outubro' },
      { hint: 'Atrasado: 1 dia depois do dia certo' },
    ],
  });
  expect(row([])).toMatchObject({ isStopped: true, choices: [] });
});

test('a service may have a rule of its own, for its returns and for what follows it', () => {
  const surgery = { ...consultation, serviceSlug: 'cirurgias-oftalmologicas' };
  const own = {
    ...rules,
    ownReturns: [
      { service: consultation.serviceSlug, returnDays: 10, isFree: true },
      { service: 'retinografia', returnDays: 10, isFree: false },
    ],
    controls: [
      {
        ...{ service: surgery.serviceSlug, name: 'Uma semana', daysAfter: 7, toleranceDays: 3 },
        bookedAs: 'paquimetria',
      },
      {
        ...{ service: surgery.serviceSlug, name: 'Dia seguinte', daysAfter: 1, toleranceDays: 0 },
        bookedAs: 'paquimetria',
      },
    ],
  };
  expect(lastFreeDay(consultation, own)).toBe(addDays(MONDAY, 10));
  const retina = { ...consultation, serviceSlug: 'retinografia' };
  expect(mayReturn(retina, own, NOON)).toBe(true);
  expect(isFreeReturn(retina, at(addDays(MONDAY, 1), '08:00'), own)).toBe(false);
  expect(controlsOf(surgery.serviceSlug, own).map(({ name }) => name)).toEqual([
    'Dia seguinte',
    'Uma semana',
  ]);
  expect(controlsOf(surgery.serviceSlug, rules).map((each) => each.toleranceDays)).toEqual([
    0, 2, 7,
  ]);
  expect(controlsOf(consultation.serviceSlug, own)).toEqual([]);
});
