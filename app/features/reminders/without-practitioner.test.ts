import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { newToken } from '#app/platform/token.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { aKey, aRequest, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { countHeld } from './held-reminders.server.ts';
import { absenceWords, KEEP_FIELDS, seenReasonsOf } from './kept.ts';
import { claimNext, readQueue } from './queue.server.ts';
import { keepAppointment, readWithoutPractitioner } from './without-practitioner.server.ts';

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

const closed = (
  resourceId: number | null,
  from: string,
  until: string,
  house: string | null = null,
) =>
  addClosure(
    { db: database.db, clock: stillClock() },
    {
      resourceId,
      house,
      startsAt: at(FRIDAY, from),
      endsAt: at(FRIDAY, until),
      reason: 'Congresso',
    },
    { actor: 'staff:1', key: newToken() },
  );
const practitionerOf = async (appointmentId: number) => {
  const { rows } = await pool.query<{ id: number }>(
    'select practitioner_id as id from appointments where id = $1',
    [appointmentId],
  );
  return rows[0]?.id ?? 0;
};

test.each([
  ['the practitioner', 'theirs', null],
  ['the whole clinic', 'all', null],
  ['its house', 'all', MAIN_HOUSE],
])(
  'while a closure of %s covers it nobody is asked, and once it is gone they are',
  async (_of, whose, house) => {
    const { booking, services, clock, mails, run } = reminderSetup(database);
    const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
    const resourceId = whose === 'all' ? null : await practitionerOf(appointmentId);
    const id = await closed(resourceId, '14:10', '16:00', house);
    clock.set(at(WEDNESDAY, '09:02'));
    await run();
    const listed = await readWithoutPractitioner(services);
    expect([mails, listed.map((each) => each.reasons)]).toEqual([[], [[`c${id}`]]]);
    await pool.query('delete from closures');
    await run();
    expect([mails.length, await readWithoutPractitioner(services)]).toEqual([1, []]);
  },
);

test('closures of a room, another house, another time or somebody else keep nobody waiting', async () => {
  const { booking, services } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const own = await practitionerOf(appointmentId);
  const { rows } = await pool.query<{ id: number }>(
    "select id from resources where kind <> 'practitioner' or id <> $1",
    [own],
  );
  for (const { id } of rows) await closed(id, '08:00', '18:00');
  await closed(own, '08:00', '14:00');
  await closed(null, '08:00', '18:00', 'outra-casa');
  expect(await readWithoutPractitioner(services)).toEqual([]);
});

test('what the desk keeps goes, until something else is in its way or it moves', async () => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const first = await closed(null, '13:00', '15:00');
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  const { id: staffId } = await aStaffMember(await staffAppServices(database));
  const keep = (seenSequence: number, seenReasons: string[]) =>
    keepAppointment(services, { appointmentId, seenSequence, seenReasons, staffId });
  const reasons = async () => (await readWithoutPractitioner(services)).map((each) => each.reasons);
  // A page that was open before a move, and one that did not show this closure.
  expect(await keep(7, [`c${first}`])).toEqual({ ok: false, refusal: 'changed' });
  await keep(0, ['p1', 'c999999']);
  expect(await reasons()).toEqual([[`c${first}`]]);
  expect(await keep(0, [`c${first}`])).toEqual({ ok: true, value: 'kept' });
  expect(await keep(0, [`c${first}`])).toEqual({ ok: true, value: 'kept' });
  expect(await reasons()).toEqual([]);
  const second = await closed(await practitionerOf(appointmentId), '14:00', '14:30');
  await run();
  expect([mails, await reasons()]).toEqual([[], [[`c${first}`, `c${second}`].sort()]]);
  await keep(0, [`c${first}`, `c${second}`]);
  await run();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Você vem? sexta-feira, 9 de outubro, às 14h',
  ]);
  expect(await keep(0, [])).toEqual({ ok: true, value: 'held' });
  expect(await reasons()).toHaveLength(1);
  await keep(0, [`c${first}`, `c${second}`]);
  // Moved, it is looked at anew.
  await pool.query('update appointments set sequence = sequence + 1 where id = $1', [
    appointmentId,
  ]);
  expect(await reasons()).toHaveLength(1);
  const { rows } = await pool.query(
    "select action from audit_log where action in ('appointment.kept', 'appointment.held') order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...['appointment.kept', 'appointment.kept', 'appointment.held', 'appointment.kept'],
  ]);
});

test('an older page takes back nothing that a colleague keeps, and is told what still holds', async () => {
  const { booking, services } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const { id: staffId } = await aStaffMember(await staffAppServices(database));
  const keep = (...seenReasons: string[]) =>
    keepAppointment(services, { appointmentId, seenSequence: 0, seenReasons, staffId });
  const [first, second] = [
    await closed(null, '13:00', '15:00'),
    await closed(null, '14:00', '16:00'),
  ];
  expect(await keep(`c${first}`)).toEqual({ ok: true, value: 'held' });
  expect(await keep(`c${first}`, `c${second}`)).toEqual({ ok: true, value: 'kept' });
  expect(await keep(`c${first}`)).toEqual({ ok: true, value: 'kept' });
  expect(await keep('c999999')).toEqual({ ok: true, value: 'kept' });
  expect(await readWithoutPractitioner(services)).toEqual([]);
});

test.each([
  ['out of use', 'is_active = false', 'is_active = true'],
  ['gone', `until_on = '${WEDNESDAY}'`, 'until_on = null'],
])(
  'what is kept although somebody is %s is not kept when they are so again',
  async (_what, away, back) => {
    const { booking, services, clock, mails, run } = reminderSetup(database);
    const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
    const { id: staffId } = await aStaffMember(await staffAppServices(database));
    const reasons = async () =>
      (await readWithoutPractitioner(services)).flatMap((each) => each.reasons);
    const keep = async () =>
      keepAppointment(services, {
        ...{ appointmentId, seenSequence: 0, staffId },
        seenReasons: await reasons(),
      });
    await practitioners(away);
    const [first = ''] = await reasons();
    const form = new FormData();
    form.set(KEEP_FIELDS.reasons, first);
    expect(seenReasonsOf(form)).toEqual([first]);
    expect(await keep()).toEqual({ ok: true, value: 'kept' });
    // What changes about them, and nothing of their days, takes nothing back.
    await practitioners(`role = 'Outra', ${away}`);
    expect(await reasons()).toEqual([]);
    await practitioners(back);
    expect(await reasons()).toEqual([]);
    await practitioners(away);
    clock.set(at(WEDNESDAY, '09:02'));
    await run();
    expect([mails, (await reasons()).length]).toEqual([[], 1]);
    expect(await reasons()).not.toEqual([first]);
    expect(await keep()).toEqual({ ok: true, value: 'kept' });
    await run();
    expect(mails).toHaveLength(1);
  },
);

test('several reasons are one sentence', () => {
  const words = absenceWords(['c12', 'p7.2', 'p8', 'c13']);
  expect(staffReminders.keep.state(words)).toBe(
    'há um bloqueio nesse horário e quem atenderia não trabalha aqui nesse dia.',
  );
  expect(staffReminders.panel.alone(words)).toContain(' nesse dia. Nenhum sai');
  expect(staffReminders.panel.kept(words)).toMatch(/ nesse dia\.$/);
});

test('what waits for the desk is not counted among what goes when the site opens', async () => {
  const { booking, services, clock } = reminderSetup(database);
  for (const time of ['14:00', '15:00']) await booked(booking, { startsAt: at(FRIDAY, time) });
  await pool.query("update appointments set channel = 'import'");
  clock.set(at(WEDNESDAY, '09:02'));
  const demonstration = {
    ...services,
    labelsIn: ((locale) => {
      const labels = services.labelsIn(locale);
      return { ...labels, clinic: { ...labels.clinic, isDemonstration: true } };
    }) satisfies typeof services.labelsIn,
  };
  const before = await countHeld(demonstration);
  expect(before.atOnce).toBe(2);
  await closed(null, '15:05', '15:50');
  expect(await countHeld(demonstration)).toEqual({
    atOnce: 1,
    appointments: before.appointments - 1,
  });
  await practitioners('is_active = false');
  expect(await countHeld(demonstration)).toEqual({ atOnce: 0, appointments: 0 });
});
