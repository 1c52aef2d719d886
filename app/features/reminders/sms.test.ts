import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { httpSms } from '#app/platform/sms/http-sms.server.ts';
import { SMS_SOURCE, smsIssues, smsSettingsOf } from '#app/platform/sms/sms-env.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { setChoice } from './choices.server.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { sendReminderSms } from './reminder-sms.server.ts';

const database = await testDatabase();
const { pool, db } = database;
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);
const clock = stillClock();
const rows = z.object(SMS_SOURCE);

/** A gateway: what it was sent, and what it answers next; 'cut' ends the connection after taking the message. */
let gateway: Server;
let taken: { headers: IncomingHttpHeaders; body: unknown }[];
let answers: (number | 'cut')[];
beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  [taken, answers] = [[], []];
  gateway = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      taken.push({ headers: request.headers, body: JSON.parse(text) });
      const answer = answers.shift() ?? 202;
      if (answer === 'cut') request.socket.destroy();
      else response.writeHead(answer).end('{"id":"1"}');
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => gateway.close(resolve)));

function settings(more: Record<string, string> = {}) {
  const { port }: AddressInfo = z
    .object({ port: z.number(), address: z.string(), family: z.string() })
    .parse(gateway.address());
  const given = { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'a key of a gateway' };
  const found = smsSettingsOf(rows.parse({ ...given, ...more }));
  if (!found) throw new Error('no settings');
  return found;
}

/** Somebody without an address who comes on Friday, on the Wednesday before. */
async function coming({
  phoneE164 = '+5535995550177',
  email = null,
}: {
  phoneE164?: string;
  email?: string | null;
} = {}) {
  const setup = reminderSetup(database, clock);
  const contact = { name: 'Antônia Reis', phoneE164, email };
  const { appointmentId } = await booked(setup.booking, {
    ...aRequest({ startsAt: at(FRIDAY, '14:00'), contact }),
  });
  const sms = httpSms(settings());
  const services = { ...setup.services, hasSms: true, sms };
  const look = async () => {
    clock.set(at(WEDNESDAY, '09:02'));
    await askDueReminders(services);
  };
  const jobs = () => setup.asked.flatMap((job) => (job.name === 'reminder-sms' ? [job.data] : []));
  const send = async () => {
    const [data] = jobs();
    if (!data) throw new Error('no text message was asked for');
    return sendReminderSms(services, data);
  };
  const state = async () =>
    (
      await pool.query(
        `select channel, state, why from reminders where kind = 'days' order by channel, id`,
      )
    ).rows;
  return { ...setup, services, appointmentId, look, jobs, send, state };
}

test('who has no address gets one text message, without accents, with the link that asks', async () => {
  const one = await coming();
  await one.look();
  expect(one.jobs()).toHaveLength(1);
  expect(await one.send()).toBe('sent');
  expect(await one.send()).toBe('sent');
  expect(taken).toHaveLength(1);
  const { to, text } = z.object({ to: z.string(), text: z.string() }).parse(taken[0]?.body);
  expect(to).toBe('+5535995550177');
  expect(text).toMatch(/^[\x20-\x7e]+$/);
  expect(text).toMatch(/https:\/\/clinica\.example\.com\/meu-agendamento\/[\w-]{43}\?confirmar=s/);
  expect(text).toContain('Antonia');
  expect(text.toLowerCase()).not.toContain('consulta');
  expect(taken[0]?.headers.authorization).toBe('Bearer a key of a gateway');
  // The desk asks as well, as it does beside a mail.
  expect(await one.state()).toEqual([
    { channel: 'desk', state: 'waiting', why: null },
    { channel: 'sms', state: 'sent', why: null },
  ]);
});

test('nobody gets one who has an address, a landline, wants none, or no longer comes', async () => {
  for (const who of [{ email: 'antonia@example.com' }, { phoneE164: '+553535550177' }]) {
    const one = await coming(who);
    await one.look();
    expect(one.jobs()).toEqual([]);
    await pool.query('truncate appointments cascade');
    clock.set(at(MONDAY, '07:00'));
  }
  clock.set(at(MONDAY, '07:00'));
  const none = await coming({ phoneE164: '+5535995550178' });
  const { contactId = 0 } = (await readAppointment(db, { id: none.appointmentId })) ?? {};
  await setChoice(none.services, { contactId, choice: 'mail', through: 'page' });
  await none.look();
  expect(none.jobs()).toEqual([]);
  await pool.query('truncate appointments cascade');
  clock.set(at(MONDAY, '07:00'));
  clock.set(at(MONDAY, '07:00'));
  const gone = await coming({ phoneE164: '+5535995550179' });
  await gone.look();
  await cancelAppointment(
    gone.booking,
    { appointmentId: gone.appointmentId, actor: 'patient' },
    aKey(),
  );
  expect(await gone.send()).toBe('overtaken');
  expect(taken).toEqual([]);
});

test.each([
  [401, 'refused-setup'],
  [403, 'refused-setup'],
  [404, 'refused-setup'],
  [422, 'refused'],
  ['cut', 'unknown'],
  [500, 'unknown'],
] as const)(
  'what a gateway answers with %s is handed to the staff and not sent again',
  async (answer, outcome) => {
    const one = await coming();
    await one.look();
    answers = [answer];
    expect(await one.send()).toBe(outcome);
    await one.send();
    expect(taken).toHaveLength(1);
    expect(await one.state()).toMatchObject([
      { channel: 'desk', state: 'waiting' },
      { channel: 'sms', state: 'failed', why: outcome },
    ]);
  },
);

test('a gateway that asks for patience gets the same message again, by the same key', async () => {
  const one = await coming();
  await one.look();
  answers = [429, 503];
  await expect(one.send()).rejects.toThrow('sms: answered 429');
  await expect(one.send()).rejects.toThrow('sms: answered 503');
  expect(await one.send()).toBe('sent');
  expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a process that dies while the gateway is asked leaves the person to the staff', async () => {
  const one = await coming();
  await one.look();
  const dying = { send: () => Promise.reject(new Error('killed')) };
  const [data] = one.jobs();
  if (!data) throw new Error('nothing was asked for');
  await expect(sendReminderSms({ ...one.services, sms: dying }, data)).rejects.toThrow('killed');
  expect(await one.send()).toBe('unknown');
  expect(taken).toEqual([]);
});

test('header and body are the gateway’s, and no text of a person changes their shape', async () => {
  const own = settings({
    SMS_HEADER: 'X-API-TOKEN: {token}',
    SMS_BODY: '{"from":"x","to":"{digits}","contents":[{"type":"text","text":"{text}"}],"n":1}',
  });
  await httpSms(own).send({ to: '+5535995550177', text: 'a "b" {key} \\', key: 'k' });
  expect(taken[0]?.headers['x-api-token']).toBe('a key of a gateway');
  expect(taken[0]?.body).toEqual({
    from: 'x',
    to: '5535995550177',
    contents: [{ type: 'text', text: 'a "b" {key} \\' }],
    n: 1,
  });
});

test('half a configuration, or one that cannot work, is told at the start', () => {
  expect(smsIssues({ SMS_URL: 'https://sms.example' }, false)).toEqual([
    'SMS_TOKEN is missing: SMS_URL needs it',
  ]);
  expect(smsIssues({ SMS_TOKEN: 'a key of a gateway' }, false)).toHaveLength(1);
  const played = { SMS_URL: 'http://127.0.0.1:1/', SMS_TOKEN: 'a key of a gateway' };
  expect([smsIssues(played, false).length, smsIssues(played, true).length]).toEqual([1, 0]);
  for (const wrong of [
    { SMS_URL: 'http://sms.example' },
    { SMS_BODY: '{"to":"{to}"}' },
    { SMS_BODY: '"{to} {text}"' },
    { SMS_BODY: '{to} {text}' },
    { SMS_HEADER: 'Authorization' },
  ])
    expect(rows.safeParse(wrong).success).toBe(false);
});
