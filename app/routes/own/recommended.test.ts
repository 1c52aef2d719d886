import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import {
  askDueRecommendations,
  type RecommendationJobs,
} from '#app/features/recommendations/due-recommendations.server.ts';
import { recommend, settleRecommendation } from '#app/features/recommendations/recommend.server.ts';
import { recommendationToken } from '#app/features/recommendations/recommendation-link.server.ts';
import { sendRecommendationMail } from '#app/features/recommendations/recommendation-mail.server.ts';
import { isByDay } from '#app/features/reminders/reminder-times.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db, pool } = database;
const site = await visitorSite(database);
const { clock } = site.services;
const booking = bookingServices(database, clock);
const TUESDAY = addDays(MONDAY, 1);

const shown = z.looseObject({
  formKey: z.string(),
  view: z
    .looseObject({
      freeUntil: z.string().nullable(),
      times: z.array(z.object({ value: z.string(), moment: z.string() })),
    })
    .nullable(),
});

/** A consultation that took place, and what the doctor said after it. */
async function recommended(changes: Partial<Parameters<typeof recommend>[1]> = {}) {
  clock.set(at(MONDAY, '07:00'));
  const { appointmentId } = await booked(booking, { startsAt: at(TUESDAY, '09:00') });
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (90, 'bia', 'Bia Souza', 'reception', 'x', now())
    on conflict do nothing`);
  clock.set(at(TUESDAY, '10:00'));
  const isKept = await recommend(site.services, {
    ...{ origin: { id: appointmentId }, kind: 'return', practitionerId: 1, staffId: 90 },
    ...{ serviceSlug: 'consultas-oftalmologicas', dueOn: addDays(TUESDAY, 15), note: '' },
    key: newToken(),
    ...changes,
  });
  expect(isKept).toBe(true);
  const [row] = await db.select().from(recommendations);
  if (!row) throw new Error('nothing was recommended');
  const path = `/meu-agendamento/retorno/${recommendationToken(TEST_SECRET, row.linkKey)}`;
  const look = async () => shown.parse((await site.get(path)).page);
  const press = async (times = 0, fields: Record<string, string> = { consent: 'sim' }) => {
    const { view, formKey } = await look();
    const sent = { chave: formKey, startsAt: view?.times[times]?.value ?? '', ...fields };
    return { sent, answer: await site.post(path, sent) };
  };
  return { appointmentId, id: row.id, path, look, press };
}

const count = () => db.$count(appointments);

test('the link shows three times from the due day on, and books with one tick and one press', async () => {
  const { look, press, path, appointmentId } = await recommended();
  const { view } = await look();
  expect(view?.times).toHaveLength(3);
  for (const { value } of view?.times ?? []) expect(value >= addDays(TUESDAY, 15)).toBe(true);
  expect(await count()).toBe(1);
  const { sent, answer } = await press();
  expect(answer.location).toBe('/meu-agendamento?marcado');
  expect(answer.cookies.join()).toContain('visita=');
  // Sent again, it leads to the same appointment.
  expect((await site.post(path, sent)).location).toBe('/meu-agendamento?marcado');
  expect(await count()).toBe(2);
  const [tie] = await db.select().from(followUps);
  expect(tie).toMatchObject({ originId: appointmentId, kind: 'return', isFree: true });
  const payers = (await pool.query('select payer from appointments order by id')).rows;
  expect(payers[1]?.payer).not.toBe(payers[0]?.payer);
  expect((await look()).view).toBeNull();
});

test('after the free time it is booked and paid as the consultation was', async () => {
  const { look, press } = await recommended({ dueOn: addDays(TUESDAY, 40) });
  expect((await look()).view?.freeUntil).toBeNull();
  expect((await press()).answer.location).toBe('/meu-agendamento?marcado');
  const payers = (await pool.query('select distinct payer from appointments')).rows;
  expect(payers).toHaveLength(1);
  expect(await db.$count(followUps)).toBe(0);
});

test('without the consent nothing is booked, and a wrong link says no more than one that is over', async () => {
  const { press, path, id } = await recommended();
  expect((await press(0, {})).answer.status).toBe(400);
  expect(await count()).toBe(1);
  const wrong = await site.get(path.replace(/.$/, 'A').replace(/.{4}$/, 'AAAA'));
  await settleRecommendation(site.services, { id, settlement: 'declined', staffId: 90 });
  const over = await site.get(path);
  expect([wrong.status, over.status]).toEqual([404, 404]);
  expect(shown.parse(wrong.page).view).toBeNull();
  expect(shown.parse(over.page).view).toBeNull();
});

test.each([1, 2, 3, 4])(
  'two windows and a refusal by telephone at once: at most one appointment, and the state says which (%i)',
  async () => {
    const { press, id } = await recommended();
    const decline = () =>
      settleRecommendation(site.services, { id, settlement: 'declined', staffId: 90 });
    await Promise.all([press(0), press(1), decline()]);
    const [row] = await db.select().from(recommendations);
    expect(await count()).toBe(row?.state === 'booked' ? 2 : 1);
    expect(['booked', 'declined']).toContain(row?.state);
  },
);

test('whoever cancels what they booked may book again by the same link', async () => {
  const { press, look } = await recommended();
  await press();
  expect((await look()).view).toBeNull();
  const [row] = await db.select().from(recommendations);
  const cancel = { appointmentId: row?.bookedId ?? 0, actor: 'patient', seenVersion: 0 } as const;
  await cancelAppointment(booking, cancel, aKey());
  expect((await look()).view?.times).toHaveLength(3);
  expect((await press(1)).answer.location).toBe('/meu-agendamento?marcado');
});

test('nothing is booked for somebody who was erased while they pressed', async () => {
  const { path, look } = await recommended();
  const { view, formKey } = await look();
  const sent = { consent: 'sim', chave: formKey, startsAt: view?.times[0]?.value ?? '' };
  await db.delete(recommendations);
  await db.update(contacts).set({ name: 'Apagado', email: null });
  expect((await site.post(path, sent)).location).toBeNull();
  expect(await count()).toBe(1);
});

/** The mails of a day's ticks. */
function mailing() {
  const { services, mailer, mails } = reminderSetup(database, clock);
  const asked: RecommendationJobs['reminder-return'][] = [];
  const jobs = {
    'reminder-return': async (_: unknown, data: RecommendationJobs['reminder-return']) =>
      void asked.push(data),
  };
  const stopLinksOf = () => ({ stop: 'https://a.example/s', oneClick: 'https://a.example/o' });
  const send = async () => {
    const outcomes: string[] = [];
    for (const data of asked.splice(0))
      outcomes.push(
        await sendRecommendationMail({ ...services, mailer, isByDay, stopLinksOf }, data),
      );
    return outcomes;
  };
  const tick = (isOn = (_kind: 'return' | 'referral') => true) =>
    askDueRecommendations({ db, clock, jobs, clinic: testClinic, isOn });
  return { mails, tick, send, asked };
}

test('while the clinic has turned the mail off, staff have the call, and it is not made up for later', async () => {
  await recommended({ dueOn: addDays(TUESDAY, 90) });
  const { tick, asked } = mailing();
  clock.set(at(addDays(TUESDAY, 69), '09:00'));
  expect(await tick(() => false)).toBe(0);
  expect(await tick()).toBe(0);
  expect(asked).toEqual([]);
  expect(await db.select({ mail: recommendations.mail }).from(recommendations)).toEqual([
    { mail: 'none' },
  ]);
});

test('one mail some days before, however often the tick runs, without the service in it', async () => {
  const { path } = await recommended({ dueOn: addDays(TUESDAY, 90) });
  const { mails, tick, send, asked } = mailing();
  clock.set(at(addDays(TUESDAY, 68), '09:00'));
  expect(await tick()).toBe(0);
  clock.set(at(addDays(TUESDAY, 69), '09:00'));
  expect(await Promise.all([tick(), tick(), tick()])).toContain(1);
  expect(asked).toHaveLength(1);
  const [data] = asked;
  if (data) asked.push(data);
  expect(await send()).toEqual(['sent', 'overtaken']);
  expect(mails).toHaveLength(1);
  const [mail]: Mail[] = mails;
  expect(mail?.text).toContain(path);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/consulta oftalmológica/i);
  expect((await db.select().from(recommendations))[0]?.mail).toBe('sent');
});

test('nobody is mailed at night, after booking, or against their will', async () => {
  await recommended({ dueOn: addDays(TUESDAY, 15) });
  const { mails, tick, send } = mailing();
  clock.set(at(addDays(TUESDAY, 11), '19:59'));
  await tick();
  clock.set(at(addDays(TUESDAY, 11), '23:00'));
  expect(await send()).toEqual(['waiting']);
  clock.set(at(addDays(TUESDAY, 12), '09:00'));
  await db.insert(reminderChoices).values({
    ...{ contactId: 1, byMail: false, byWhatsapp: true },
    ...{ changedAt: clock.now(), changedThrough: 'page' },
  });
  expect(await tick()).toBe(0);
  expect((await db.select().from(recommendations))[0]?.mail).toBe('none');
  expect(mails).toEqual([]);
});
