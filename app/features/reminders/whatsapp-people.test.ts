import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import {
  correctPerson,
  readCorrectable,
} from '#app/features/privacy-admin/correct-person.server.ts';
import { eraseReminders } from '#app/features/privacy-admin/reminder-records.server.ts';
import type { InboundMessage } from '#app/platform/whatsapp/notice.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { readChoice, setChoice, stopChannel } from './choices.server.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { reminderPayload } from './reminder-payload.server.ts';
import { takeNotice } from './whatsapp-notice.server.ts';
import type { WhatsappReply } from './whatsapp-reply.server.ts';

// Whose word counts, for whom, and in which order: several contacts of one number, numbers that change hands, and
// what is told late.

const database = await testDatabase();
const { db, pool } = database;
const WEDNESDAY = addDays(MONDAY, 2);
const FRIDAY = addDays(MONDAY, 4);
const PHONE = '5535991234567';
const AGREEMENT = { textId: 'whatsapp-2026-12', textSha256: 'x', locale: 'pt-BR' };

const contactNamed = (name: string, email: string | null = null, phoneE164 = `+${PHONE}`) => ({
  contact: { name, phoneE164, email },
  patient: { name, bornOn: null },
});

/** Ana, who has agreed to WhatsApp, with a time on Friday of which she has been asked on Wednesday. */
async function asked() {
  const setup = reminderSetup(database);
  const { booking, clock } = setup;
  const replies: WhatsappReply[] = [];
  const services = {
    ...setup.services,
    hasWhatsappApi: true,
    jobs: {
      ...setup.services.jobs,
      'whatsapp-reply': async (_tx: unknown, data: WhatsappReply) => void replies.push(data),
    },
  };
  const book = async (changes: Parameters<typeof booked>[1]) => {
    const { appointmentId } = await booked(booking, changes);
    const record = await readAppointment(db, { id: appointmentId });
    return { appointmentId, contactId: record?.contactId ?? 0 };
  };
  const ana = await book({ ...contactNamed('Ana Reis'), startsAt: at(FRIDAY, '14:00') });
  const { contactId } = ana;
  await setChoice(services, { contactId, choice: 'all', through: 'page', agreement: AGREEMENT });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(services);
  const job = setup.asked.find(({ name }) => name === 'reminder-whatsapp');
  if (job?.name !== 'reminder-whatsapp') throw new Error('nothing was asked for');
  const { reminderId } = job.data;
  let count = 0;
  const tell = (told: Partial<InboundMessage>) => {
    count += 1;
    const message = { messageId: `wamid.${count}`, from: PHONE, at: clock.now(), text: '' };
    return takeNotice(services, {
      deliveries: [],
      messages: [{ ...message, payload: null, ...told }],
    });
  };
  const press = (meaning: 'confirmed' | 'move' | 'cancel', told: Partial<InboundMessage> = {}) =>
    tell({ payload: reminderPayload(services.secret, reminderId, meaning), ...told });
  const answer = async () =>
    (await readAppointment(db, { id: ana.appointmentId }))?.confirmation?.answer ?? null;
  const agreements = async () =>
    (
      await pool.query('select 1 from consents where revoked_at is null and purpose = $1', [
        'whatsapp',
      ])
    ).rowCount;
  return { ...setup, ...ana, services, replies, reminderId, book, tell, press, answer, agreements };
}

test('a press that is told late does not undo a later one, and is answered with no word', async () => {
  const { press, clock, answer, replies, services, appointmentId } = await asked();
  const early = clock.now();
  clock.set(at(WEDNESDAY, '10:00'));
  await press('cancel');
  clock.set(at(WEDNESDAY, '11:00'));
  await press('confirmed', { at: early });
  expect(await answer()).toBe('cancel');
  expect(replies.map(({ words }) => words)).toEqual(['cancel']);
  // Nor what has been said on the page since.
  const page = { appointmentId, seenSequence: 0, channel: 'site' } as const;
  await answerAppointment(services, { ...page, answer: 'move' });
  await press('cancel', { at: at(WEDNESDAY, '10:30') });
  expect(await answer()).toBe('move');
  // A clock ahead of ours is no power over what comes after.
  await press('confirmed', { at: at(FRIDAY, '09:00') });
  clock.set(at(WEDNESDAY, '12:00'));
  await press('cancel');
  expect(await answer()).toBe('cancel');
});

test.each([
  ['with', PHONE],
  ['without', '553591234567'],
])('“parar” %s the ninth digit stops everybody of the number, at once', async (_, from) => {
  const { book, tell, contactId, agreements, replies } = await asked();
  const startsAt = at(addDays(MONDAY, 7), '09:00');
  const rui = await book({ ...contactNamed('Rui Reis', 'rui@example.com'), startsAt });
  const other = contactNamed('Bia Luz', null, '+5535999990009');
  const bia = await book({ ...other, startsAt: at(addDays(MONDAY, 7), '10:00') });
  await tell({ from, text: 'Parar' });
  expect((await readChoice(db, contactId))?.choice).toBe('mail');
  expect((await readChoice(db, rui.contactId))?.choice).toBe('mail');
  expect((await readChoice(db, bia.contactId))?.choice).toBe('all');
  expect(await agreements()).toBe(0);
  expect(replies.map(({ words }) => words)).toEqual(['stopped']);
});

test('a new contact of a number or an address that has stopped starts stopped; of any other it does not', async () => {
  const { book, tell, services, booking, appointmentId } = await asked();
  const next = addDays(MONDAY, 7);
  const mail = 'ana@example.com';
  await tell({ text: 'parar' });
  // A number has only so many appointments to come.
  await cancelAppointment(booking, { appointmentId, actor: 'patient' }, aKey());
  const second = await book({ ...contactNamed('Ana Reis', mail), startsAt: at(next, '09:00') });
  expect((await readChoice(db, second.contactId))?.choice).toBe('mail');
  await stopChannel(services, second.contactId, 'mail');
  const third = await book({ ...contactNamed('Ana', mail), startsAt: at(next, '10:00') });
  expect((await readChoice(db, third.contactId))?.choice).toBe('none');
  const elsewhere = contactNamed('Ana R.', mail.toUpperCase(), '+5535999990008');
  const fourth = await book({ ...elsewhere, startsAt: at(next, '11:00') });
  expect((await readChoice(db, fourth.contactId))?.choice).toBe('whatsapp');
  const stranger = contactNamed('Bia Luz', 'bia@example.com', '+5535999990009');
  const fifth = await book({ ...stranger, startsAt: at(next, '14:00') });
  expect((await readChoice(db, fifth.contactId))?.choice).toBe('all');
});

test('a button that another number presses answers nothing', async () => {
  const { press, answer } = await asked();
  await press('cancel', { from: '5511988887777' });
  expect(await answer()).toBeNull();
  await press('confirmed', { from: '553591234567' });
  expect(await answer()).toBe('confirmed');
});

test('who gets another number has agreed to nothing for it', async () => {
  const { contactId, agreements, press, answer, clock } = await asked();
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
  const correct = async (changes: { phoneE164?: string; name?: string }) => {
    const stored = await db.transaction((tx) => readCorrectable(tx, contactId));
    if (!stored) throw new Error('no contact');
    const { stamp, id, ...person } = stored;
    const correction = { ...person, ...changes };
    await correctPerson({ db, clock }, { id, snapshot: stamp, by: { id: 1 }, correction });
  };
  await correct({ name: 'Ana Maria Reis' });
  expect(await agreements()).toBe(1);
  await correct({ phoneE164: '+5535999990007' });
  expect(await agreements()).toBe(0);
  await press('cancel');
  expect(await answer()).toBeNull();
});

test('once a person is erased, no notice brings the telephone back, and none is kept', async () => {
  const { services, press, reminderId, contactId, appointmentId } = await asked();
  const callback = reminderPayload(services.secret, reminderId, 'state');
  const told = `wamid.${Buffer.from(PHONE).toString('base64')}`;
  const deliver = (state: 'sent' | 'delivered' | 'read') =>
    takeNotice(services, {
      deliveries: [{ messageId: told, state, code: null, callback }],
      messages: [],
    });
  const refs = async () =>
    (await pool.query("select provider_ref ref from reminders where channel = 'whatsapp'")).rows;
  const erase = () =>
    db.transaction((tx) =>
      eraseReminders(tx, { contacts: [{ id: contactId }], visits: [{ id: appointmentId }] }),
    );
  await deliver('sent');
  expect(await refs()).toEqual([{ ref: told }]);
  await erase();
  await deliver('read');
  expect(await refs()).toEqual([{ ref: null }]);
  await pool.query("update reminders set state = 'asked' where channel = 'whatsapp'");
  await erase();
  await deliver('delivered');
  expect(await refs()).toEqual([{ ref: null }]);
  await press('confirmed', { messageId: told });
  const { rows } = await pool.query('select message_id from whatsapp_inbound');
  expect(JSON.stringify(rows)).not.toContain(told);
});
