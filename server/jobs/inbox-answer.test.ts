import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { contactMessages } from '#app/db/schema.ts';
import { answerByMail } from '#app/features/inbox/answer-by-mail.server.ts';
import { kindOfSlug } from '#app/features/inbox/inbox-kinds.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { jobHandlers } from './handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db, pool } = database;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

/** A message in English, and the job runner with a real SMTP server. */
async function start(mode: Parameters<typeof startSmtpPeer>[0]['mode']) {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  await db.insert(contactMessages).values({
    name: 'John Miller',
    phoneE164: '+5535995550144',
    email: 'john@example.com',
    message: 'Are you open on Saturdays?',
    locale: 'en-US',
  });
  const peer = await startSmtpPeer({ mode });
  const clock = stillClock();
  const from = { name: testClinic.displayName, address: testClinic.email };
  const handlers = jobHandlers({
    db,
    clock,
    log: silent,
    mailer: smtpMailer({ url: peer.url, from }),
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
  const kind = kindOfSlug('contato');
  if (!kind) throw new Error('there is no such kind');
  const key = newToken();
  const send = () =>
    answerByMail(
      { db, clock, jobs: jobs.jobs },
      { kind, id: 1, by: 1, version: 0, words: 'We are not, sorry.', key },
    );
  return { peer, jobs, handlers, send };
}

const mailedAt = async () => (await db.select().from(inboxNotes))[0]?.mailedAt ?? null;

test('an answer sent twice is mailed once, to the writer alone, who answers the clinic', async () => {
  const { peer, handlers, send } = await start('accepting');
  expect((await send()).ok && (await send()).ok).toBe(true);
  await expect.poll(() => peer.received.length).toBe(1);
  await expect.poll(mailedAt).not.toBeNull();
  expect(peer.recipients).toEqual(['john@example.com']);
  const email = peer.received[0]?.email;
  expect(email?.replyTo).toMatchObject([{ address: testClinic.email }]);
  expect(email?.subject).toMatch(/^Our reply to your message of /);
  expect(email?.text).toContain('We are not, sorry.');
  expect(email?.text).not.toContain('Saturdays');
  // The runner may deliver a job twice.
  await handlers['inbox-answer']({ noteId: 1 });
  expect(peer.received).toHaveLength(1);
});

test('an answer that is refused for good stays unsent and waits for a person', async () => {
  const { jobs, send } = await start('refusing-recipient');
  await send();
  await expect.poll(async () => (await jobs.deadLetters.list()).length).toBe(1);
  expect(await mailedAt()).toBeNull();
});

test('nothing is sent to who wrote a message that has been deleted', async () => {
  const { peer, handlers, send } = await start('refusing-connection');
  await send();
  await db.delete(contactMessages);
  peer.behave('accepting');
  await handlers['inbox-answer']({ noteId: 1 });
  expect(peer.received).toHaveLength(0);
});
