import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { choiceToken } from '#app/features/reminders/choice-link.server.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { manageToken } from '#app/scheduling/manage-link.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Plain forms, as a browser without JavaScript sends them.

const database = await testDatabase();
const { db, pool } = database;
const site = await visitorSite(database);
const { clock } = site.services;
const booking = bookingServices(database, clock);
const FRIDAY = addDays(MONDAY, 4);
const PATH = '/meu-agendamento/confirmar';

beforeEach(() => clock.set(at(MONDAY, '07:00')));

const shown = z.looseObject({
  view: z.looseObject({
    protocol: z.string(),
    sequence: z.number(),
    said: z.string().nullable(),
    changeability: z.string(),
    channel: z.string(),
  }),
  errors: z.array(z.looseObject({ message: z.string() })),
});

/** Somebody who has opened the link of a reminder. */
async function opened(letter = 'w') {
  const { appointmentId } = await booked(booking, { startsAt: at(FRIDAY, '14:00') });
  const record = await readAppointment(db, { id: appointmentId });
  if (!record) throw new Error('nothing is booked');
  const token = manageToken(TEST_SECRET, record);
  const link = await site.get(`/meu-agendamento/${token}?confirmar=${letter}`);
  const asker = { cookie: cookieLine(link.cookies) };
  const look = async () => shown.parse((await site.get(link.location ?? '', asker)).page);
  const post = async (answer: string, changes: Record<string, string> = {}) => {
    const { view } = await look();
    const fields = { protocol: view.protocol, sequence: String(view.sequence), por: view.channel };
    return site.post(PATH, { ...fields, resposta: answer, ...changes }, asker);
  };
  return { appointmentId, record, link, asker, look, post };
}

const answers = async () =>
  (await pool.query('select answer, channel, sequence from appointment_answers order by id')).rows;

test('the link of a reminder opens the question, and opening it answers nothing', async () => {
  const { link, look } = await opened();
  expect([link.status, link.location]).toEqual([303, `${PATH}?por=w`]);
  expect((await look()).view).toMatchObject({ said: null, changeability: 'open' });
  await look();
  expect(await answers()).toEqual([]);
});

test('“Confirmo” is kept with how and when, once however often it is sent', async () => {
  const { post, look, appointmentId } = await opened();
  expect((await post('confirmed')).location).toBe(`${PATH}?por=w`);
  await post('confirmed');
  expect(await answers()).toEqual([{ answer: 'confirmed', channel: 'whatsapp', sequence: 0 }]);
  expect((await look()).view.said).toBe('confirmed');
  const kept = await readAppointment(db, { id: appointmentId });
  expect(kept?.confirmation).toMatchObject({ answer: 'confirmed', channel: 'whatsapp', by: null });
  expect(kept?.version).toBe(0);
});

test('an answer from before a move counts for nothing: the page asks about the new time', async () => {
  const { post, look, appointmentId } = await opened('e');
  await post('confirmed');
  const startsAt = at(addDays(MONDAY, 8), '10:00');
  await moveAppointment(booking, { appointmentId, startsAt, actor: 'staff:1' }, aKey());
  expect((await look()).view).toMatchObject({ said: null, sequence: 1 });
  const stale = await post('confirmed', { sequence: '0' });
  expect(stale.location).toContain('conferir');
  expect(await answers()).toHaveLength(1);
});

test('too near to be changed, “não vou” still tells the front desk, and the time stays', async () => {
  const { post, look, appointmentId } = await opened();
  clock.set(at(FRIDAY, '13:40'));
  const again = await site.get(`/meu-agendamento/${await freshToken(appointmentId)}?confirmar=w`);
  const asker = { cookie: cookieLine(again.cookies) };
  const page = shown.parse((await site.get(again.location ?? '', asker)).page);
  expect(page.view.changeability).toBe('late');
  await site.post(
    PATH,
    {
      protocol: page.view.protocol,
      sequence: '0',
      por: 'w',
      resposta: 'cancel',
    },
    asker,
  );
  expect(await answers()).toEqual([{ answer: 'cancel', channel: 'whatsapp', sequence: 0 }]);
  expect((await readAppointment(db, { id: appointmentId }))?.status).toBe('confirmed');
  void post;
  void look;
});

async function freshToken(id: number): Promise<string> {
  const record = await readAppointment(db, { id });
  if (!record) throw new Error('nothing is booked');
  return manageToken(TEST_SECRET, record);
}

test('after the appointment the page says that it is over, and keeps nothing', async () => {
  const { appointmentId } = await opened();
  clock.set(at(FRIDAY, '15:00'));
  const again = await site.get(`/meu-agendamento/${await freshToken(appointmentId)}?confirmar=e`);
  const asker = { cookie: cookieLine(again.cookies) };
  const page = shown.parse((await site.get(again.location ?? '', asker)).page);
  expect(page.view.changeability).toBe('past');
  const { protocol } = page.view;
  await site.post(PATH, { protocol, sequence: '0', por: 'e', resposta: 'confirmed' }, asker);
  expect(await answers()).toEqual([]);
});

test('after a cancellation the page says so instead of asking', async () => {
  const { post, asker, appointmentId, record } = await opened();
  await cancelAppointment(booking, { appointmentId, actor: 'staff:1' }, aKey());
  const answered = await site.post(
    PATH,
    { protocol: record.protocol, sequence: '0', por: 'w', resposta: 'confirmed' },
    asker,
  );
  expect(answered.location).toBe('/meu-agendamento/cancelado?antes');
  expect((await site.get(PATH, asker)).location).toBe('/meu-agendamento/cancelado?antes');
  expect(await answers()).toEqual([]);
  void post;
});

test('a form about another appointment than the session’s does nothing', async () => {
  const { post } = await opened();
  const refused = await post('confirmed', { protocol: '0000-0000' });
  expect(refused.status).toBe(409);
  expect(await answers()).toEqual([]);
});

test('how to be reminded is chosen by the link’s own token, in either language', async () => {
  const { record } = await opened();
  const token = choiceToken(TEST_SECRET, record.contactId);
  const page = await site.get(`/lembretes/${token}`);
  expect(page.page).toMatchObject({ view: { chosen: 'all', isSaved: false, agreement: null } });
  expect((await pool.query('select 1 from reminder_choices')).rows).toEqual([]);
  const nothing = await site.post(`/lembretes/${token}`, {});
  expect(nothing.status).toBe(400);
  expect(nothing.form).toMatchObject({
    errors: [{ message: reminderMessages['pt-BR'].choice.missing }],
  });
  const saved = await site.post(`/en-us/lembretes/${token}`, { lembrar: 'none' });
  expect(saved.status).toBe(303);
  expect(saved.location).toMatch(/^\/en-us\/lembretes\/[\w-]+\?salvo$/);
  expect((await site.get(saved.location ?? '')).page).toMatchObject({
    view: { chosen: 'none', isSaved: true },
  });
  expect((await site.get(`/lembretes/${'A'.repeat(44)}`)).status).toBe(404);
});

test('the link of an appointment, passed on, gives no lasting power over how somebody is reminded', async () => {
  const { asker } = await opened();
  const choices = z.looseObject({ choicesPath: z.string() });
  const { choicesPath } = choices.parse((await site.get(`${PATH}?por=w`, asker)).page);
  expect((await site.get(choicesPath)).status).toBe(200);
  const saved = await site.post(choicesPath, { lembrar: 'mail' });
  expect(saved.location).toBe(`${choicesPath}?salvo`);
  clock.set(new Date(clock.now().getTime() + 31 * 60_000));
  expect((await site.get(choicesPath)).status).toBe(404);
  expect((await site.post(choicesPath, { lembrar: 'none' })).status).toBe(404);
  expect((await pool.query('select by_mail from reminder_choices')).rows).toEqual([
    { by_mail: true },
  ]);
});
