import { afterEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleHandlers } from '#tests/jobs.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { reminderHandlers } from './reminder-handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

/** The job runner with a real mail server, on the Wednesday before a Friday's appointment. */
async function start(mode: Parameters<typeof startSmtpPeer>[0]['mode']) {
  const peer = await startSmtpPeer({ mode });
  const setup = reminderSetup(database);
  const { booking, services, clock } = setup;
  const { displayName: name, email: address } = testClinic;
  const mailer = smtpMailer({ url: peer.url, from: { name, address } });
  const jobs = await startJobs({
    url: database.url,
    log: silent,
    handlers: (senders) => ({
      ...idleHandlers,
      ...reminderHandlers({
        ...services,
        ...{ log: silent, mailer, clinic: testClinic, jobs: senders },
      }),
    }),
  });
  Object.assign(running, { peer, jobs });
  await booked(booking, { startsAt: at(addDays(MONDAY, 4), '14:00') });
  clock.set(at(addDays(MONDAY, 2), '09:02'));
  await askDueReminders({ ...services, jobs: jobs.jobs });
  return { peer };
}

const stateNow = async () =>
  (await database.pool.query("select state, why from reminders where channel = 'mail'")).rows[0];

test('a reminder goes by mail, with what mail programs need to stop them by one press', async () => {
  const { peer } = await start('accepting');
  await expect.poll(() => peer.received.length).toBe(1);
  const headers = new Map(peer.received[0]?.email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/[\w.]+\/api\/lembretes\/[\w-]+>$/);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('message-id')).toMatch(/^<[\d-]+\.0\.reminder\.days2@/);
  await expect.poll(stateNow).toEqual({ state: 'sent', why: null });
});

test('a mail server that hangs up after the message gets it again under one Message-ID', async () => {
  const { peer } = await start('dropping-after-data');
  await expect.poll(() => peer.received.length).toBeGreaterThan(0);
  peer.behave('accepting');
  await expect.poll(stateNow).toEqual({ state: 'sent', why: null });
  const ids = peer.received.map(({ email }) => email.messageId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test('a refused address is noted, and the job waits for a person', async () => {
  await start('refusing-recipient');
  await expect.poll(stateNow).toEqual({ state: 'failed', why: 'refused' });
});
