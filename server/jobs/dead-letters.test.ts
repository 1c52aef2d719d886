import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { auditLog } from '#app/db/schema.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { readSettledJob, settleDeadLetter } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, bookingServices } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleHandlers, idleJobs } from '#tests/jobs.ts';
import { jobHandlers } from './handlers.ts';
import { QUEUES } from './queues.ts';
import { type Handler, type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
const idle = async () => undefined;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const running: { jobs?: RunningJobs } = {};
afterEach(() => running.jobs?.stop());

/** The job runner; mails to the clinic are refused permanently while `state.refuses`. */
async function start() {
  const state = { refuses: true, done: 0 };
  const mail: Handler<unknown> = async () => {
    if (state.refuses) return { deadLetter: 'mail-refused' };
    state.done += 1;
  };
  const jobs = await startJobs({
    url: database.url,
    log: silent,
    handlers: () => ({ ...idleHandlers, 'contact-mail': mail }),
  });
  running.jobs = jobs;
  const { deadLetters } = jobs;
  await db.transaction((tx) => jobs.jobs['contact-mail'](tx, { contactMessageId: 41 }));
  await expect.poll(async () => (await deadLetters.list()).length).toBe(1);
  const [letter] = await deadLetters.list();
  if (!letter) throw new Error('nothing has failed');
  return { state, deadLetters, letter, services: { db, deadLetters } };
}

test('every queue whose jobs may fail for good has a name for staff', () => {
  const failing = Object.entries(QUEUES).filter(([, queue]) => 'deadLetter' in queue);
  const names = failing.map(([name]) => name).sort();
  expect(Object.keys(staffInbox.jobs.queues).sort()).toEqual(names);
});

test('a failed job is shown without what it was about', async () => {
  const { letter } = await start();
  expect(letter).toMatchObject({ queue: 'contact-mail', reason: 'mail-refused', tries: 1 });
  const told = ['askedAt', 'failedAt', 'id', 'queue', 'reason', 'tries'];
  expect(Object.keys(letter).sort()).toEqual(told);
});

test('tried again once the cause is gone, it is done, once, and that is noted', async () => {
  const { state, deadLetters, letter, services } = await start();
  state.refuses = false;
  const settle = (by: number) => settleDeadLetter(services, { id: letter.id, by, how: 'retry' });
  const outcomes = await Promise.all([settle(1), settle(2)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  await expect.poll(() => state.done).toBe(1);
  expect(await deadLetters.list()).toEqual([]);
  expect(await readSettledJob(db, letter.id)).toBe('retry');
  const rows = await db.select().from(auditLog);
  expect(rows).toMatchObject([{ action: 'job.retried', detail: { queue: 'contact-mail' } }]);
});

test('put away, it is gone, and nobody can settle it again', async () => {
  const { deadLetters, letter, services } = await start();
  const dismissal = { id: letter.id, by: 1, how: 'dismiss' } as const;
  const outcomes = await Promise.all([
    settleDeadLetter(services, dismissal),
    settleDeadLetter(services, dismissal),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await deadLetters.list()).toEqual([]);
  expect(await db.$count(auditLog)).toBe(1);
  expect(await readSettledJob(db, letter.id)).toBe('dismiss');
});

test.each(['', 'x', "'; drop table staff", '00000000-0000-4000-8000-000000000000'])(
  'there is no job %j',
  async (id) => {
    const { services } = await start();
    const settled = await settleDeadLetter(services, { id, by: 1, how: 'retry' });
    expect(settled).toEqual({ ok: false, refusal: 'gone' });
  },
);

test('the audit of the agenda fails for good when it finds something, and names nobody', async () => {
  const handlers = jobHandlers({
    ...bookingServices(database),
    log: silent,
    mailer: { send: idle, describe: 'none', close: idle },
    clinic: testClinic,
    baseUrl: new URL('https://clareia.example.com'),
    labelsIn: appointmentLabelsIn(testContents),
    contentStore: { problemsAt: async () => [] },
    jobs: idleJobs,
  });
  expect(await handlers['occupancy-audit'](null)).toBeUndefined();
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  await database.pool.query(`begin; set local session_replication_role = 'replica';
    delete from occupancy; commit`);
  expect(await handlers['occupancy-audit'](null)).toEqual({ deadLetter: 'agenda-mismatch' });
});
