import fc from 'fast-check';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { WhatsappDelayedError, whatsappApi } from '#app/platform/whatsapp/cloud-api.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { reminderHooks } from '#server/api/reminder-hooks.ts';
import { buildTestApp } from '#server/test-app.ts';
import { at, MONDAY, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { type Signed, startWhatsapp, type WhatsappPeer } from '#tests/whatsapp-peer.ts';
import { choiceUrl, oneClickUrl } from './choice-link.server.ts';
import { readChoice, setChoice } from './choices.server.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { reminderMail } from './reminder-mail.server.ts';
import { sendReminderWhatsapp } from './reminder-whatsapp.server.ts';
import { sendWhatsappReply, type WhatsappReply } from './whatsapp-reply.server.ts';

const database = await testDatabase({ maxConnections: 16 });
const { pool, db } = database;
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);
let peer: WhatsappPeer;
const clock = stillClock();

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  peer = await startWhatsapp({ now: clock.now });
});
afterEach(() => peer.close());

/** How long Meta's answers are waited for: always enough, but where none comes. */
const PATIENT_MS = 60_000;
const patience = { ms: PATIENT_MS };

/** Somebody with a time on Friday who has agreed to messages, on the Wednesday before. */
async function agreed() {
  const setup = reminderSetup(database, clock);
  const { appointmentId } = await booked(setup.booking, { startsAt: at(FRIDAY, '14:00') });
  const appointment = await readAppointment(db, { id: appointmentId });
  const contactId = appointment?.contactId ?? 0;
  const agreement = { textId: 'whatsapp-2026-12', textSha256: 'x', locale: 'pt-BR' };
  await setChoice(setup.services, { contactId, choice: 'whatsapp', through: 'page', agreement });
  clock.set(at(WEDNESDAY, '09:02'));
  const replies: WhatsappReply[] = [];
  const services = {
    ...setup.services,
    hasWhatsappApi: true,
    whatsapp: {
      get api() {
        return whatsappApi(peer.settings, { timeoutMs: patience.ms });
      },
      templates: peer.settings.templates,
    },
    jobs: {
      ...setup.services.jobs,
      'whatsapp-reply': async (_tx: unknown, data: WhatsappReply) => void replies.push(data),
    },
  };
  await askDueReminders(services);
  const job = setup.asked.find(({ name }) => name === 'reminder-whatsapp');
  if (job?.name !== 'reminder-whatsapp') throw new Error('nothing was asked for');
  const send = () => sendReminderWhatsapp(services, job.data);
  const lines: string[] = [];
  const { app } = await buildTestApp({
    reminderHooks: reminderHooks({
      ...services,
      secret: TEST_SECRET,
      limits: { db, clock, secret: TEST_SECRET, isOn: true },
      whatsapp: peer.settings,
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    }),
  });
  const tell = async ({ body, headers }: Signed) =>
    (await app.inject({ method: 'POST', url: '/api/whatsapp', headers, payload: body })).statusCode;
  const state = async () =>
    (
      await pool.query(
        "select channel, state, why from reminders where kind = 'days' order by channel, id",
      )
    ).rows;
  return { ...setup, services, send, tell, app, state, replies, lines, appointmentId, contactId };
}

test('a reminder goes as an approved template, in the language of the booking, without the service', async () => {
  const { send, state } = await agreed();
  expect(await send()).toBe('sent');
  expect(await send()).toBe('sent');
  expect(peer.sent).toHaveLength(1);
  expect(peer.sent[0]).toMatchObject({
    to: '5535995550111',
    template: 'lembrete_confirmar',
    language: 'pt_BR',
  });
  expect(peer.sent[0]?.words[0]).toBe('Antônia');
  expect(peer.sent[0]?.words[2]).toBe('sexta-feira, 9 de outubro, às 14h');
  expect(peer.sent[0]?.payloads).toHaveLength(3);
  expect(await state()).toEqual([
    { channel: 'none', state: 'dropped', why: 'by-api' },
    { channel: 'whatsapp', state: 'sent', why: null },
  ]);
});

test('nobody is written to by machine who has not agreed; the words that were read are kept', async () => {
  const { services, contactId } = await agreed();
  const { rows } = await pool.query(
    "select text_id, revoked_at from consents where purpose = 'whatsapp'",
  );
  expect(rows).toEqual([{ text_id: 'whatsapp-2026-12', revoked_at: null }]);
  await setChoice(services, { contactId, choice: 'mail', through: 'page' });
  const after = await pool.query("select revoked_at from consents where purpose = 'whatsapp'");
  expect(after.rows[0].revoked_at).not.toBeNull();
});

test.each([
  ['an access that has ended', () => peer.revokeToken(), 'refused-setup'],
  ['a template that is gone', () => peer.dropTemplate('lembrete_confirmar'), 'refused-setup'],
  ['a number without WhatsApp', () => peer.refuse(131026), 'refused'],
])('%s hands the person to the staff', async (_, break_, outcome) => {
  const { send, state } = await agreed();
  break_();
  expect(await send()).toBe(outcome);
  expect(await state()).toEqual([
    { channel: 'desk', state: 'waiting', why: null },
    { channel: 'none', state: 'dropped', why: 'by-api' },
    { channel: 'whatsapp', state: 'failed', why: outcome },
  ]);
  expect(await send()).toBe('sent');
});

test.each([
  [429, 130429],
  [500, 131000],
  [503, 2],
  [400, 131056],
])('too much at once (%i, %i) is tried again at once, and goes once', async (status, code) => {
  const { send } = await agreed();
  peer.refuse(code, status, 1);
  await expect(send()).rejects.toThrow(WhatsappDelayedError);
  expect(await send()).toBe('sent');
  expect(peer.sent).toHaveLength(1);
});

test('an answer that was lost is waited for by its notice, and the message is not sent twice', async () => {
  const { send, tell, state } = await agreed();
  peer.behave('cut-after', 1);
  await expect(send()).rejects.toThrow(WhatsappDelayedError);
  await expect(send()).rejects.toThrow('its notice is waited for');
  expect(peer.sent).toHaveLength(1);
  const [message] = peer.sent;
  if (!message) throw new Error('nothing was sent');
  expect(await tell(peer.status(message, 'delivered'))).toBe(200);
  expect(await send()).toBe('sent');
  expect(peer.sent).toHaveLength(1);
  expect((await state()).at(-1)).toMatchObject({ channel: 'whatsapp', state: 'delivered' });
});

test('without a notice it is sent again after ten minutes: at least once', async () => {
  const { send } = await agreed();
  peer.behave('failing', 1);
  await expect(send()).rejects.toThrow(WhatsappDelayedError);
  clock.set(new Date(clock.now().getTime() + 11 * 60_000));
  expect(await send()).toBe('sent');
  expect(peer.sent).toHaveLength(1);
});

test('an interface that does not answer, or answers nonsense, is tried again', async () => {
  const { send } = await agreed();
  for (const mode of ['slow', 'garbage'] as const) {
    peer.behave(mode, 1);
    patience.ms = mode === 'slow' ? 100 : PATIENT_MS;
    await expect(send()).rejects.toThrow(WhatsappDelayedError);
    clock.set(new Date(clock.now().getTime() + 11 * 60_000));
  }
  expect(await send()).toBe('sent');
});

test('notices in any order and number, at two processes, leave the furthest state', async () => {
  const { send, tell, state } = await agreed();
  await send();
  const [message] = peer.sent;
  if (!message) throw new Error('nothing was sent');
  const notices = ['sent', 'delivered', 'read'].flatMap((word) =>
    Array.from({ length: 4 }, () => peer.status(message, word)),
  );
  const [order = []] = fc.sample(
    fc.shuffledSubarray(notices, { minLength: notices.length, maxLength: notices.length }),
    { numRuns: 1, seed: 7 },
  );
  expect(new Set(await Promise.all(order.map(tell)))).toEqual(new Set([200]));
  // Failed, told late, is no news of a message that was read.
  await tell(peer.status(message, 'failed', 131049));
  expect((await state()).at(-1)).toMatchObject({ channel: 'whatsapp', state: 'read' });
});

test('a message that Meta could not deliver falls to the staff', async () => {
  const { send, tell, state } = await agreed();
  await send();
  const [message] = peer.sent;
  if (!message) throw new Error('nothing was sent');
  await Promise.all([1, 2, 3].map(() => tell(peer.status(message, 'failed', 131026))));
  expect(await state()).toEqual([
    { channel: 'desk', state: 'waiting', why: null },
    { channel: 'none', state: 'dropped', why: 'by-api' },
    { channel: 'whatsapp', state: 'failed', why: null },
  ]);
});

test('“Confirmo” in the chat confirms once, however often it is told, and is answered', async () => {
  const { send, tell, services, replies, appointmentId } = await agreed();
  await send();
  const [message] = peer.sent;
  const [confirm = '', move = ''] = message?.payloads ?? [];
  if (!message) throw new Error('nothing was sent');
  const press = peer.pressed(message, confirm, 'wamid.once');
  expect(new Set(await Promise.all([1, 2, 3, 4].map(() => tell(press))))).toEqual(new Set([200]));
  expect((await readAppointment(db, { id: appointmentId }))?.confirmation).toMatchObject({
    answer: 'confirmed',
    channel: 'whatsapp',
  });
  expect(replies).toHaveLength(1);
  const [reply] = replies;
  if (!reply) throw new Error('no answer');
  expect(await sendWhatsappReply(services, reply)).toBe('sent');
  expect(peer.sent.at(-1)?.words[0]).toContain('Confirmado!');
  await tell(peer.pressed(message, move));
  expect((await readAppointment(db, { id: appointmentId }))?.confirmation?.answer).toBe('move');
  const last = replies.at(-1);
  if (!last) throw new Error('no answer');
  clock.set(new Date(clock.now().getTime() + 24 * 3_600_000));
  expect(await sendWhatsappReply(services, last)).toBe('window-closed');
});

test('“parar” stops WhatsApp and leaves the rest; other words are answered with the telephone', async () => {
  const { tell, services, replies, contactId } = await agreed();
  await setChoice(services, { contactId, choice: 'all', through: 'page' });
  await tell(peer.written('5535995550111', 'Parar!'));
  // Meta knows some Brazilian numbers without their ninth digit.
  await tell(peer.written('553595550111', 'Posso levar minha mãe?'));
  await tell(peer.written('5511988887777', 'quem é?'));
  expect(replies.map(({ words }) => words)).toEqual(['stopped', 'help']);
  for (const reply of replies) await sendWhatsappReply(services, reply);
  expect((await readChoice(db, contactId))?.choice).toBe('mail');
});

test('only what Meta has signed is heard, byte for byte', async () => {
  const { send, tell, app, state, lines } = await agreed();
  await send();
  const [message] = peer.sent;
  if (!message) throw new Error('nothing was sent');
  const right = peer.status(message, 'read');
  const spaced = Buffer.from(right.body.toString().replace('{', '{ '));
  expect(await tell({ ...right, body: spaced })).toBe(401);
  expect(await tell({ ...right, headers: { 'content-type': 'application/json' } })).toBe(401);
  const other = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` };
  expect(await tell({ ...right, headers: other })).toBe(401);
  expect(await tell(peer.signed({ object: 'page', entry: [] }))).toBe(400);
  expect((await state()).at(-1)).toMatchObject({ state: 'sent' });
  const ask = (query: string) => app.inject({ method: 'GET', url: `/api/whatsapp?${query}` });
  const proof = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': peer.settings.verifyToken,
    'hub.challenge': '1158201444',
  });
  expect((await ask(`${proof}`)).body).toBe('1158201444');
  proof.set('hub.verify_token', 'guessed');
  expect((await ask(`${proof}`)).statusCode).toBe(403);
  expect(lines.join('')).not.toMatch(/Ana Maria|5535995550111/);
});

test('a mail program stops mails by one press, and looking at the address stops nothing', async () => {
  const { app, services, contactId, appointmentId } = await agreed();
  await setChoice(services, { contactId, choice: 'all', through: 'page' });
  const url = new URL((await sentMail()).unsubscribeUrl ?? '').pathname;
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(303);
  expect((await readChoice(db, contactId))?.choice).toBe('all');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (payload: string) => app.inject({ method: 'POST', url, headers, payload });
  expect((await post('x=y')).statusCode).toBe(400);
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await readChoice(db, contactId))?.choice).toBe('whatsapp');

  async function sentMail() {
    const record = await readAppointment(db, { id: appointmentId });
    if (!record) throw new Error('nothing is booked');
    const links = {
      stop: choiceUrl(services, contactId, 'pt-BR'),
      oneClick: oneClickUrl(services, contactId),
    };
    const summary = await summaryOf(services, record, 'pt-BR');
    const mail = reminderMail(
      { kind: 'days', daysBefore: 2 },
      { summary, links, hasConfirmed: false, now: clock.now() },
    );
    if (!mail) throw new Error('no mail');
    return mail;
  }
});
