import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { contentDocuments } from '#app/db/content-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { scheduleContent } from '#app/features/content/write-content.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
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
    clock: systemClock,
    mailer: { send: async () => {}, describe: 'none', close: async () => {} },
    clinic: testClinic,
    baseUrl: app.env.baseUrl,
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    jobs: idleJobs,
  });
  const jobs = await startJobs({ url: database.url, log: app.log, handlers: () => handlers });
  running.push(jobs);
  return jobs;
}

test('a scheduled text comes out once, after a restart, with two instances at work', async () => {
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const before = await runner();
  const services = { ...app, clock: systemClock, jobs: before.jobs };
  const key = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
  const file = stillContents.files.get('pt-BR/posts/catarata-sinais.md') ?? '';
  const source = file.replace(/^title: .*$/m, 'title: Agendado');
  const dueAt = new Date(Date.now() + 2_000);
  const done = await scheduleContent(services, { ...key, version: 0, by }, { source, dueAt });
  expect(done.ok).toBe(true);
  await before.stop();
  await Promise.all([runner(), runner()]);
  const published = async () =>
    (await db.select().from(contentDocuments))[0]?.publishedRevision ?? null;
  await expect.poll(published).toBe(2);
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'content.published'));
  expect(rows).toMatchObject([{ actor: 'job', detail: { revision: 2 } }]);
});
