import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { contentDocuments } from '#app/db/content-schema.ts';
import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { beginImport } from '#app/site-content/import-begin.server.ts';
import { findImport } from '#app/site-content/import-services.server.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { ANSWERS, answer } from '#tests/imports.ts';
import { idleJobs } from '#tests/jobs.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await testDatabase();
const { db } = database;
const app = await staffAppServices(database);
const running: RunningJobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** The job runner of one instance. */
async function runner(): Promise<RunningJobs> {
  const handlers = jobHandlers({
    ...app,
    mailer: { send: async () => {}, describe: 'none', close: async () => {} },
    clinic: testClinic,
    baseUrl: app.env.baseUrl,
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    jobs: idleJobs,
    importing: app.contentStore,
  });
  const jobs = await startJobs({ url: database.url, log: app.log, handlers: () => handlers });
  running.push(jobs);
  return jobs;
}

test('texts are brought once each, across a restart and with two instances at work', async () => {
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const first = await runner();
  const items = Array.from({ length: 30 }, (_, index) => exportItem({ id: index + 1 }));
  const services = { ...app, jobs: first.jobs };
  const id = await beginImport(services, {
    requestKey: randomUUID(),
    by,
    from: { file: exportFile(items) },
  });
  const state = async () => (await findImport(db, id))?.state;
  await expect.poll(state).toBe('found');
  await answer(services, { id, by }, ANSWERS);
  await first.stop();
  await Promise.all([runner(), runner()]);
  await expect.poll(state).toBe('written');
  expect(await db.$count(contentDocuments)).toBe(30);
});
