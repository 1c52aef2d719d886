import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { claimNext, readQueue } from './queue.server.ts';
import { readWithoutPractitioner } from './without-practitioner.server.ts';

const database = await testDatabase();
const { pool } = database;
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);
const REFRACTION = 'exames-de-refracao';

const practitioners = (set: string) =>
  pool.query(`update resources set ${set} where kind = 'practitioner'`);
const known = async () => (await pool.query('select channel, state from reminders')).rows;

test.each([
  ['whose last day is the day before', `until_on = '${addDays(FRIDAY, -1)}'`],
  ['whose first day is the day after', `from_on = '${addDays(FRIDAY, 1)}'`],
  ['who is out of use', 'is_active = false'],
])('with somebody %s nobody is asked whether they come', async (_who, set) => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  await practitioners(set);
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect([mails, await known(), await readQueue(services)]).toEqual([[], [], []]);
  const listed = await readWithoutPractitioner(services);
  expect(listed.map(({ id }) => id)).toEqual([appointmentId]);
});

test('somebody whose last day it is is there', async () => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  await practitioners(`from_on = '${FRIDAY}', until_on = '${FRIDAY}'`);
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect(mails).toHaveLength(1);
  expect(await readWithoutPractitioner(services)).toEqual([]);
});

test('what was asked for before they left waits too, and goes once they are back', async () => {
  const { booking, services, clock, mails, asked, run, send } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(services);
  expect(asked).toHaveLength(1);
  await practitioners('is_active = false');
  await send();
  expect(mails).toEqual([]);
  expect(await readQueue(services)).toEqual([]);
  expect(await claimNext(services, 1)).toBeNull();
  await run();
  expect(mails).toEqual([]);
  await practitioners('is_active = true');
  expect(await readQueue(services)).toHaveLength(1);
  await run();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Você vem? sexta-feira, 9 de outubro, às 14h',
  ]);
});

test('of several exams each person counts', async () => {
  const { booking, services } = reminderSetup(database);
  const { appointmentId } = await booked(
    booking,
    aRequest({ startsAt: at(FRIDAY, '10:00'), serviceSlug: REFRACTION }),
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into resources (slug, name, kind, position, is_active)
     values ('saiu', 'Saiu', 'practitioner', 99, false) returning id`,
  );
  expect(await readWithoutPractitioner(services)).toEqual([]);
  await pool.query('alter table occupancy disable trigger user');
  await pool.query(
    `insert into occupancy (resource_id, during, appointment_id)
     select $1, during, appointment_id from occupancy where appointment_id = $2 limit 1`,
    [rows[0]?.id, appointmentId],
  );
  await pool.query('alter table occupancy enable trigger user');
  expect(await readWithoutPractitioner(services)).toHaveLength(1);
});

test.each([
  ['the appointment is cancelled', 'overtaken'],
  ['the time has passed', 'too-late'],
])('what waits is settled once %s', async (_what, why) => {
  const { booking, services, clock, mails, run, send } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(services);
  await practitioners('is_active = false');
  await send();
  await run();
  const mail = async () =>
    (await pool.query("select state, why from reminders where channel = 'mail'")).rows;
  expect(await mail()).toEqual([{ state: 'waiting', why: null }]);
  if (why === 'overtaken')
    await cancelAppointment(booking, { appointmentId, actor: 'patient' }, aKey());
  else clock.set(at(addDays(FRIDAY, 60), '09:02'));
  await run();
  expect([await mail(), mails]).toEqual([[{ state: 'dropped', why }], []]);
});
