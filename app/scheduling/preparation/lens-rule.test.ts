import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { previewMove } from '#app/scheduling/move-options.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { firstTimeWithoutLenses, lensMoves } from './lens-rule.server.ts';
import type { PreparationAnswers } from './preparation-answers.ts';
import { writePreparationRule } from './preparation-rules.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const NONE = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };
const RULE: PreparationRule = { ...ruleOfFlags(NONE), softLensHours: 48, rigidLensHours: 120 };
const services = {
  ...bookingServices(database, clock),
  preparation: { ruleOf: async () => RULE },
};
const REFRACTION = 'exames-de-refracao';
const on = (days: number, time = '09:00') => at(addDays(MONDAY, days), time);

beforeEach(() => clock.set(at(MONDAY, '07:00')));

async function book(
  startsAt: Date,
  preparation?: PreparationAnswers,
  more: Partial<Parameters<typeof aRequest>[0]> = {},
) {
  const request = aRequest({ serviceSlug: REFRACTION, startsAt, preparation, ...more });
  const booked = await bookAppointment(services, request, aKey());
  if (booked.kind !== 'answer') throw new Error('another body');
  return booked.answer;
}
const outcome = async (...args: Parameters<typeof book>) => {
  const answer = await book(...args);
  return answer.ok ? 'booked' : answer.refusal;
};

test('a time before the lenses are out long enough is refused by the kind of lens', async () => {
  expect(await outcome(on(1), { lenses: 'soft' })).toBe('lenses-too-soon');
  expect(await outcome(on(2), { lenses: 'rigid' })).toBe('lenses-too-soon');
  expect(await outcome(on(2), { lenses: 'unknown' })).toBe('lenses-too-soon');
  expect(await outcome(on(2), { lenses: 'soft' })).toBe('booked');
});

test('who wears none may come at once; who has not said is asked where it matters', async () => {
  expect(await outcome(on(0), {})).toBe('lenses-unanswered');
  expect(await outcome(on(0))).toBe('lenses-unanswered');
  expect(await outcome(on(0), { lenses: 'none' })).toBe('booked');
  // Five days are enough for everybody.
  expect(await outcome(on(7))).toBe('booked');
});

test('staff may book earlier, and the answer is kept', async () => {
  const answer = await book(on(1), { lenses: 'rigid' }, { channel: 'phone', actor: 'staff:1' });
  if (!answer.ok) throw new Error(answer.refusal);
  const appointment = await readAppointment(db, { id: answer.value.appointmentId });
  expect(appointment?.preparation).toEqual({ lenses: 'rigid' });
});

test('a time that was chosen early enough stays good while it may be held', async () => {
  clock.set(at(MONDAY, '09:20'));
  expect(await outcome(on(2), { lenses: 'soft' })).toBe('booked');
  clock.set(at(MONDAY, '09:21'));
  expect(await outcome(on(2, '09:15'), { lenses: 'soft' })).toBe('slot-taken');
  clock.set(at(MONDAY, '11:00'));
  expect(await outcome(on(2, '10:30'), { lenses: 'soft' })).toBe('lenses-too-soon');
});

test('a patient moves to an earlier time only if the lenses can be out by then', async () => {
  const booked = await book(on(4), { lenses: 'soft' });
  if (!booked.ok) throw new Error(booked.refusal);
  const { appointmentId } = booked.value;
  const move = async (startsAt: Date, actor: 'patient' | 'staff:1' = 'patient') => {
    const moved = await moveAppointment(services, { appointmentId, startsAt, actor }, aKey());
    if (moved.kind !== 'answer') throw new Error('another body');
    return moved.answer.ok ? 'moved' : moved.answer.refusal;
  };
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('no appointment');
  expect(await previewMove(services, appointment, { startsAt: on(1) })).toMatchObject({
    refusal: 'lenses-too-soon',
  });
  expect(await move(on(1))).toBe('lenses-too-soon');
  expect(await move(on(3))).toBe('moved');
  expect(await move(on(1), 'staff:1')).toBe('moved');
});

test('whose lenses are out already may come somewhat earlier, and later at any time', async () => {
  const booked = await book(on(4), { lenses: 'soft' });
  if (!booked.ok) throw new Error(booked.refusal);
  const { appointmentId } = booked.value;
  // A day after they had to be out.
  clock.set(at(addDays(MONDAY, 2), '10:00'));
  const move = (startsAt: Date) =>
    moveAppointment(services, { appointmentId, startsAt, actor: 'patient' }, aKey());
  expect(await move(on(4, '11:00'))).toMatchObject({ answer: { ok: true } });
  const refusal = { answer: { ok: false, refusal: 'lenses-too-soon' } };
  expect(await move(on(3))).toMatchObject(refusal);
});

test('who was never asked moves only to times that would do for any lenses', async () => {
  const booked = await book(on(14));
  if (!booked.ok) throw new Error(booked.refusal);
  const { appointmentId } = booked.value;
  const move = async (startsAt: Date) => {
    const moved = await moveAppointment(
      services,
      { appointmentId, startsAt, actor: 'patient' },
      aKey(),
    );
    if (moved.kind !== 'answer') throw new Error('another body');
    return moved.answer.ok ? 'moved' : moved.answer.refusal;
  };
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('no appointment');
  expect(await previewMove(services, appointment, { startsAt: on(1) })).toMatchObject({
    refusal: 'lenses-too-soon',
  });
  expect(await move(on(1))).toBe('lenses-too-soon');
  expect(await move(on(4))).toBe('lenses-too-soon');
  expect(await move(on(7))).toBe('moved');
  // The day before it: nobody has told them to take any out.
  clock.set(at(addDays(MONDAY, 4), '10:00'));
  expect(await move(on(7, '08:00'))).toBe('lenses-too-soon');
  expect(await move(on(7, '10:00'))).toBe('moved');
});

test('the time from which all moves are allowed is said by the rule', async () => {
  const from = async (days: number, preparation?: PreparationAnswers) => {
    const appointment = {
      ...{ serviceSlug: REFRACTION, steps: [], branch: null, startsAt: on(days) },
      preparation: preparation ?? null,
    };
    return (await lensMoves(db, services, appointment))?.from;
  };
  expect(await from(14)).toEqual(at(addDays(MONDAY, 5), '07:00'));
  expect(await from(14, { lenses: 'soft' })).toEqual(at(addDays(MONDAY, 2), '07:00'));
  expect(await from(14, { lenses: 'none' })).toBeUndefined();
  expect(await from(1)).toEqual(on(1));
});

test('the first time for who takes the lenses out now is found by the rule', async () => {
  const first = await firstTimeWithoutLenses(services, { serviceSlug: REFRACTION, lenses: 'soft' });
  expect(first).toEqual(on(2, '08:00'));
  const later = await firstTimeWithoutLenses(services, {
    serviceSlug: REFRACTION,
    lenses: undefined,
  });
  // Five days from Monday end on Saturday, which is closed.
  expect(later).toEqual(on(7, '08:00'));
});

test('answers go with their appointment', async () => {
  const answers = { lenses: 'none', arrival: 'alone', fasting: true, companion: true } as const;
  const companionName = 'Rita Reis';
  const booked = await book(on(1), { ...answers, companionName });
  if (!booked.ok) throw new Error(booked.refusal);
  const appointment = await readAppointment(db, { id: booked.value.appointmentId });
  expect(appointment?.preparation).toEqual({ ...answers, companionName });
  await pool.query('delete from consents');
  await pool.query('delete from appointments');
  expect((await pool.query('select * from appointment_preparations')).rows).toEqual([]);
});

test('the database keeps no rule out of its limits', async () => {
  const { rows } = await pool.query(`select id from services where slug = '${REFRACTION}'`);
  const save = (rule: PreparationRule) =>
    db.transaction((tx) => writePreparationRule(tx, rows[0].id, rule));
  await save(RULE);
  await expect(save({ ...RULE, softLensHours: 721 })).rejects.toThrow();
  await expect(save({ ...RULE, dilationHours: 0 })).rejects.toThrow();
});
