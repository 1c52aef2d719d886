import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { readException } from './read-exception.server.ts';
import { readPaidAppointments } from './read-paid-appointments.server.ts';
import { uncoveredAppointments } from './uncovered-appointments.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const web = bookingServices(database, clock);
const desk = { ...web, agenda: rulesForStaff(web.agenda) };
const CLOSED = someRules({ perDay: 0 });
const THURSDAY = addDays(MONDAY, 3);

beforeEach(() => putRules(database, AZUL, CLOSED));

const outside = async () =>
  uncoveredAppointments(CLOSED, await readPaidAppointments({ db, clock }, AZUL)).length;

test('what staff have allowed with a reason is outside of nothing, until it is moved by the rules', async () => {
  const { rows } = await pool.query<{ id: string }>('select min(id)::text as id from staff');
  const actor = `staff:${Number(rows[0]?.id)}` as const;
  const request = aRequest({ startsAt: at(addDays(MONDAY, 2), '09:00'), payerId: AZUL });
  const call = await bookAppointment(desk, { ...request, actor, exceedReason: 'urgent' }, aKey());
  if (call.kind !== 'answer' || !call.answer.ok) throw new Error('not booked');
  const { appointmentId } = call.answer.value;
  expect(await readException(db, appointmentId)).toEqual({ reason: 'urgent', by: 'Bia Souza' });
  expect(await outside()).toBe(0);
  await putRules(database, AZUL, someRules());
  const move = { appointmentId, startsAt: at(THURSDAY, '09:00'), actor };
  expect(await moveAppointment(desk, move, aKey())).toMatchObject({ answer: { ok: true } });
  expect(await readException(db, appointmentId)).toBeNull();
  expect(await outside()).toBe(1);
});
