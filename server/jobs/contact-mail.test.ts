import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { contactMessages } from '#app/db/schema.ts';
import { onceOf, receiveMessage } from '#app/features/contact/receive-message.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { jobHandlers } from './handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
/** After some refusals the next attempt comes half a minute later. */
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

const MESSAGE = {
  name: 'Rosa Lima',
  phoneE164: '+5535995550144',
  email: 'rosa@example.com',
  message: 'Vocês atendem aos sábados?',
  locale: 'pt-BR' as const,
  consent: { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' },
};

/** The job runner with a real SMTP server in the given mode; `send` stores the message. */
async function start(mode: Parameters<typeof startSmtpPeer>[0]['mode']) {
  const peer = await startSmtpPeer({ mode });
  const clock = stillClock();
  const handlers = jobHandlers({
    db,
    clock,
    log: silent,
    mailer: smtpMailer({
      url: peer.url,
      from: { name: testClinic.displayName, address: testClinic.email },
    }),
    clinic: testClinic,
    baseUrl: new URL('https://clareia.example.com'),
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    contentStore: { problemsAt: async () => [] },
    jobs: idleJobs,
  });
  const jobs = await startJobs({ url: database.url, log: silent, handlers: () => handlers });
  running.peer = peer;
  running.jobs = jobs;
  const services = { db, clock, jobs: jobs.jobs, secret: TEST_SECRET, hasLimits: true };
  const key = newToken();
  const once = onceOf(services, key, MESSAGE);
  const send = () => receiveMessage(services, MESSAGE, { address: '203.0.113.7', proof: '', once });
  return { peer, send };
}

test('a message sent twice is mailed once, to the clinic alone, and answered to its writer', async () => {
  const { peer, send } = await start('accepting');
  expect((await send()).ok && (await send()).ok).toBe(true);
  await expect.poll(() => peer.received.length).toBe(1);
  expect(peer.recipients).toEqual([testClinic.email]);
  const email = peer.received[0]?.email;
  expect(email?.replyTo).toMatchObject([{ address: 'rosa@example.com' }]);
  expect(email?.subject).not.toMatch(/rosa|lima|5550144/i);
  expect(email?.text).toContain('Vocês atendem aos sábados?');
});

test('a mail server that is away delays the mail, not the message', async () => {
  const { peer, send } = await start('refusing-connection');
  expect((await send()).ok).toBe(true);
  expect(await db.$count(contactMessages)).toBe(1);
  await expect.poll(() => peer.connections()).toBeGreaterThan(0);
  peer.behave('accepting');
  await expect.poll(() => peer.received.length).toBe(1);
});
