import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { MailDelayedError, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { setChoice } from './choices.server.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { readPlans, setPlans } from './plan/plan.server.ts';
import { sendReminderMail } from './reminder-mail.server.ts';

const database = await testDatabase();
const { pool } = database;
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);
const SURGERY = 'cirurgias-oftalmologicas';
const REFRACTION = 'exames-de-refracao';

const rows = async () =>
  (await pool.query('select kind, channel, state, why from reminders order by kind, channel, id'))
    .rows;

test('an appointment is asked for two days before and reminded of two hours before, and that is all', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  await run();
  expect(mails).toEqual([]);
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  await run();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Você vem? sexta-feira, 9 de outubro, às 14h',
  ]);
  clock.set(at(FRIDAY, '12:01'));
  await run();
  expect(mails.map(({ subject }) => subject).at(-1)).toBe(
    'Lembrete: sexta-feira, 9 de outubro, às 14h',
  );
  clock.set(at(FRIDAY, '13:59'));
  await run();
  expect(mails).toHaveLength(2);
  const [first] = mails;
  expect(first?.to).toBe('antonia@example.com');
  expect(first?.unsubscribeUrl).toMatch(
    /^https:\/\/clinica\.example\.com\/api\/lembretes\/[\w-]+$/,
  );
  expect(first?.text).toMatch(/\/meu-agendamento\/[\w-]{43}\?confirmar=e/);
  // The staff's queue has the same question.
  expect(await rows()).toEqual([
    { kind: 'days', channel: 'desk', state: 'waiting', why: null },
    { kind: 'days', channel: 'mail', state: 'sent', why: null },
    { kind: 'hours', channel: 'mail', state: 'sent', why: null },
  ]);
  expect(appointmentId).toBeGreaterThan(0);
});

test('subjects name no service, and what is to be done stands in the body alone', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00'), serviceSlug: REFRACTION });
  clock.set(at(addDays(MONDAY, 3), '12:00'));
  await run();
  const lens = mails.find(({ messageId }) => messageId.includes('lenses'));
  expect(lens?.subject).toBe('Antes do seu horário de sexta-feira, 9 de outubro, às 14h');
  expect(lens?.text).toContain(
    'Se usa lentes de contato, tire até quinta-feira, 8 de outubro, às 14h.',
  );
  for (const { subject } of mails) expect(subject).not.toMatch(/refra|lente|exame|cirurg/i);
});

test('who has no address is written to by the staff, also about lenses', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  const contact = { ...aRequest().contact, email: null };
  await booked(booking, { startsAt: at(FRIDAY, '14:00'), serviceSlug: REFRACTION, contact });
  clock.set(at(addDays(MONDAY, 3), '12:00'));
  await run();
  expect(mails).toEqual([]);
  expect((await rows()).filter(({ channel }) => channel === 'desk')).toEqual([
    { kind: 'days', channel: 'desk', state: 'waiting', why: null },
    { kind: 'lenses', channel: 'desk', state: 'waiting', why: null },
  ]);
});

test('where the installation sends no mail, who left an address is written to by the staff too', async () => {
  const { booking, services, clock, asked } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '09:00'), serviceSlug: REFRACTION });
  clock.set(at(addDays(FRIDAY, -3), '09:30'));
  await askDueReminders({ ...services, hasMail: false });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders({ ...services, hasMail: false });
  expect(asked).toEqual([]);
  expect((await rows()).filter(({ channel }) => channel !== 'none')).toEqual([
    { kind: 'days', channel: 'desk', state: 'waiting', why: null },
    { kind: 'lenses', channel: 'desk', state: 'waiting', why: null },
  ]);
});

test('mails speak the language of the booking', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00'), locale: 'en-US' });
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect(mails[0]?.subject).toBe('Are you coming? Friday, October 9, at 2:00 PM');
  expect(mails[0]?.text).toContain('/en-us/meu-agendamento/');
});

test('nothing goes for a cancelled or moved appointment, nor once somebody has come', async () => {
  const { booking, services, clock, mails, run, send } = reminderSetup(database);
  const one = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(services);
  await cancelAppointment(booking, { appointmentId: one.appointmentId, actor: 'patient' }, aKey());
  await send();
  expect(mails).toEqual([]);
  clock.set(at(MONDAY, '07:00'));
  const two = await booked(booking, { startsAt: at(FRIDAY, '15:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(services);
  await moveAppointment(
    booking,
    {
      appointmentId: two.appointmentId,
      startsAt: at(addDays(MONDAY, 8), '10:00'),
      actor: 'patient',
    },
    aKey(),
  );
  await send();
  expect(mails).toEqual([]);
  clock.set(at(addDays(MONDAY, 6), '09:02'));
  await run();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Você vem? terça-feira, 13 de outubro, às 10h',
  ]);
  clock.set(at(addDays(MONDAY, 8), '07:30'));
  const { rows: found } = await pool.query(
    "select protocol, version from appointments where status = 'confirmed'",
  );
  await changeAttendance(services, {
    protocol: found[0].protocol,
    seenVersion: found[0].version,
    step: 'arrived',
    actor: 'staff:1',
  });
  clock.set(at(addDays(MONDAY, 8), '08:05'));
  await run();
  expect(mails).toHaveLength(1);
});

test('who has just booked or moved is not asked at once', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  clock.set(at(WEDNESDAY, '08:55'));
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect(mails).toEqual([]);
  expect(await rows()).toEqual([
    { kind: 'days', channel: 'none', state: 'dropped', why: 'booked-later' },
    { kind: 'days', channel: 'none', state: 'dropped', why: 'booked-later' },
  ]);
});

test('a day without the process is made up for by day, and what is of no use any more is noted', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(addDays(MONDAY, 3), '22:00'));
  await run();
  expect(mails).toEqual([]);
  clock.set(at(FRIDAY, '08:00'));
  await run();
  expect(mails.map(({ at: sentAt }) => sentAt)).toEqual([at(FRIDAY, '08:00')]);
  await booked(booking, { startsAt: at(addDays(MONDAY, 9), '14:00') });
  clock.set(at(addDays(MONDAY, 9), '13:45'));
  await run();
  expect(mails).toHaveLength(1);
  expect((await rows()).filter(({ why }) => why === 'too-late').length).toBe(2);
});

test('a mail that the night has overtaken waits for the morning', async () => {
  const { booking, services, clock, mails, run, send } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '19:58'));
  await askDueReminders(services);
  clock.set(at(WEDNESDAY, '20:03'));
  await send();
  expect(mails).toEqual([]);
  clock.set(at(addDays(MONDAY, 3), '07:59'));
  await run();
  expect(mails).toEqual([]);
  clock.set(at(addDays(MONDAY, 3), '08:01'));
  await run();
  expect(mails).toHaveLength(1);
});

test('a process that dies at any step sends each mail with one Message-ID, and none is lost', async () => {
  const { booking, services, clock, mails, mailer, asked } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(WEDNESDAY, '09:02'));
  // Dies between the row and the job: neither is there.
  const dying = {
    ...services.jobs,
    'reminder-mail': async () => {
      throw new Error('killed');
    },
  };
  await expect(askDueReminders({ ...services, jobs: dying })).rejects.toThrow('killed');
  expect((await rows()).filter(({ channel }) => channel === 'mail')).toEqual([]);
  await askDueReminders(services);
  const [job] = asked;
  if (job?.name !== 'reminder-mail') throw new Error('nothing was asked for');
  // Dies before the server has taken it.
  const away = { ...mailer, send: async () => Promise.reject(new MailDelayedError('away')) };
  await expect(sendReminderMail({ ...services, mailer: away }, job.data)).rejects.toThrow('away');
  // Dies after the server has taken it, before that is noted.
  const cut = {
    ...mailer,
    send: async (mail: Parameters<typeof mailer.send>[0]) => {
      await mailer.send(mail);
      throw new MailDelayedError('cut');
    },
  };
  await expect(sendReminderMail({ ...services, mailer: cut }, job.data)).rejects.toThrow('cut');
  expect(await sendReminderMail(services, job.data)).toBe('sent');
  // Dies after all of it, and the job comes again.
  expect(await sendReminderMail(services, job.data)).toBe('sent');
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a refused address is noted, and the person is on the staff’s list', async () => {
  const { booking, services, clock, mailer, asked } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00'), serviceSlug: REFRACTION });
  clock.set(at(addDays(MONDAY, 3), '12:00'));
  await askDueReminders(services);
  const refusing = { ...mailer, send: async () => Promise.reject(new MailRefusedError('no')) };
  for (const { name, data } of asked)
    if (name === 'reminder-mail')
      await expect(sendReminderMail({ ...services, mailer: refusing }, data)).rejects.toThrow('no');
  expect(await rows()).toEqual([
    { kind: 'days', channel: 'desk', state: 'waiting', why: null },
    { kind: 'days', channel: 'mail', state: 'failed', why: 'refused' },
    { kind: 'lenses', channel: 'desk', state: 'waiting', why: null },
    { kind: 'lenses', channel: 'mail', state: 'failed', why: 'refused' },
    { kind: 'lenses', channel: 'none', state: 'dropped', why: 'by-mail' },
  ]);
});

test('who wants no reminders gets none, and the next booking is still confirmed by mail', async () => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const { rows: people } = await pool.query('select id::int from contacts');
  await setChoice(services, { contactId: people[0].id, choice: 'none', through: 'page' });
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect(mails).toEqual([]);
  expect((await rows()).map(({ why }) => why)).toEqual(['opted-out', 'opted-out']);
  const before = booking.sent.length;
  await booked(booking, { startsAt: at(addDays(MONDAY, 9), '14:00') });
  expect(booking.sent.length).toBe(before + 2);
});

test('who has confirmed is reminded without being asked, and who cannot come is left alone', async () => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  const one = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const said = { appointmentId: one.appointmentId, seenSequence: 0, channel: 'site' } as const;
  await answerAppointment(services, { ...said, answer: 'confirmed' });
  clock.set(at(WEDNESDAY, '09:02'));
  await run();
  expect(mails[0]?.text).toContain('Você já confirmou.');
  expect((await rows()).map(({ channel, why }) => [channel, why])).toEqual([
    ['mail', null],
    ['none', 'answered'],
  ]);
  await answerAppointment(services, { ...said, answer: 'cancel' });
  clock.set(at(FRIDAY, '12:01'));
  await run();
  expect(mails).toHaveLength(1);
});

test('staff change what is sent, each service by itself, and nobody overwrites another', async () => {
  const { booking, services, clock, mails, run } = reminderSetup(database);
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
  const plans = await readPlans(services.db);
  const changed = plans.map((plan) =>
    plan.slug === 'consultas-oftalmologicas'
      ? { ...plan, daysBefore: [], tellsHours: false }
      : plan,
  );
  expect(await setPlans(services, changed, { staffId: 1 })).toEqual({
    ok: true,
    value: { changed: 1 },
  });
  expect(await setPlans(services, changed, { staffId: 1 })).toEqual({
    ok: true,
    value: { changed: 0 },
  });
  expect(await setPlans(services, plans, { staffId: 1 })).toEqual({
    ok: false,
    refusal: 'changed',
  });
  await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  clock.set(at(FRIDAY, '12:01'));
  await run();
  expect(mails).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('the eve of fasting is told of in the evening, in words without the illness', async () => {
  const { booking, clock, mails, run } = reminderSetup(database);
  await booked(booking, { startsAt: at(FRIDAY, '09:00') });
  await pool.query(
    'update appointments set service_id = (select id from services where slug = $1)',
    [SURGERY],
  );
  clock.set(at(addDays(MONDAY, 3), '18:01'));
  await run();
  const fasting = mails.find(({ messageId }) => messageId.includes('fasting'));
  expect(fasting?.subject).toBe('Antes do seu horário de sexta-feira, 9 de outubro, às 9h');
  expect(fasting?.text).toContain('Não coma nada depois da 1h de sexta-feira, 9 de outubro.');
});
