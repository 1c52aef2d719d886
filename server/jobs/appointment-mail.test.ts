import { afterEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { jobHandlers } from './handlers.ts';
import { DEAD_LETTERS } from './queues.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
/** After some refusals the next attempt comes half a minute later. */
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

/** The job runner with a real SMTP server that behaves in the given mode. */
async function start(mode: Parameters<typeof startSmtpPeer>[0]['mode']) {
  const peer = await startSmtpPeer({ mode });
  const services = bookingServices(database);
  const mailer = smtpMailer({
    url: peer.url,
    from: { name: testClinic.displayName, address: testClinic.email },
  });
  const handlers = jobHandlers({
    ...services,
    log: silent,
    mailer,
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
  const booking: BookingServices = { ...services, jobs: jobs.jobs };
  return { peer, booking };
}

async function book(booking: BookingServices): Promise<number> {
  const once = await bookAppointment(booking, aRequest(), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

async function mailsUnderWay(): Promise<number> {
  const { rowCount } = await database.pool.query(
    "select 1 from pgboss.job where name = 'appointment-mail' and state = 'active'",
  );
  return rowCount ?? 0;
}

test('a booking mails the patient and the clinic, each once, with the calendar file', async () => {
  const { peer, booking } = await start('accepting');
  await book(booking);
  await expect.poll(() => peer.received.length).toBe(2);
  expect([...peer.recipients].sort()).toEqual(['antonia@example.com', testClinic.email].sort());
  const mail = peer.received.find(({ recipients }) => recipients.includes('antonia@example.com'));
  expect(mail?.email.attachments).toHaveLength(2);
});

test('mail waits for a server that refuses and goes out once it answers', async () => {
  const { peer, booking } = await start('refusing-connection');
  await book(booking);
  await expect.poll(() => peer.connections()).toBeGreaterThan(1);
  expect(peer.received).toHaveLength(0);
  peer.behave('accepting');
  await expect.poll(() => peer.received.length).toBe(2);
});

test('mail that is refused for good waits for a person', async () => {
  const { peer, booking } = await start('refusing-recipient');
  await book(booking);
  const dead = async () => {
    const { rows } = await database.pool.query('select 1 from pgboss.job where name = $1', [
      DEAD_LETTERS,
    ]);
    return rows.length;
  };
  await expect.poll(dead).toBe(2);
  expect(peer.received).toHaveLength(0);
});

test('a move and a cancellation tell their own story, with a growing sequence', async () => {
  const { peer, booking } = await start('accepting');
  const appointmentId = await book(booking);
  await expect.poll(() => peer.received.length).toBe(2);
  const startsAt = at(addDays(MONDAY, 2), '10:00');
  await moveAppointment(booking, { appointmentId, startsAt, actor: 'patient' }, aKey());
  await expect.poll(() => peer.received.length).toBe(4);
  await cancelAppointment(booking, { appointmentId, actor: 'patient' }, aKey());
  await expect.poll(() => peer.received.length).toBe(6);
  const calendars = peer.received
    .flatMap(({ email }) => email.attachments)
    .map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    )
    .map((text) => [/METHOD:(\w+)/.exec(text)?.[1], /SEQUENCE:(\d+)/.exec(text)?.[1]].join(' '));
  expect(new Set(calendars)).toEqual(
    new Set(['REQUEST 0', 'REQUEST 1', 'CANCEL 2', 'PUBLISH 0', 'PUBLISH 1', 'PUBLISH 2']),
  );
});

test('nobody is told of a time that was changed before the mail left', async () => {
  const { peer, booking } = await start('refusing-connection');
  const appointmentId = await book(booking);
  await cancelAppointment(booking, { appointmentId, actor: 'patient' }, aKey());
  // A mail already under way when the appointment was cancelled was right when it was written.
  await expect.poll(mailsUnderWay).toBe(0);
  peer.behave('accepting');
  await expect.poll(() => peer.received.length).toBe(2);
  expect(peer.received.every(({ email }) => /cancelad/i.test(email.subject ?? ''))).toBe(true);
});
