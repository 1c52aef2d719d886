import { expect, test } from 'vitest';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';

const database = await testDatabase();

test('a purge that could not finish is tried again, so that it ends among the failed tasks', async () => {
  const services = await staffAppServices(database);
  const { purge } = jobHandlers({
    ...services,
    mailer: { send: async () => {}, describe: 'none', close: async () => {} },
    clinic: testClinic,
    baseUrl: services.env.baseUrl,
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    jobs: idleJobs,
  });
  expect(await purge({})).toBeUndefined();
  await database.pool.query(`
    create function refuse_here() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$;
    create trigger refuse_here before delete on holds
      for each statement execute function refuse_here()`);
  try {
    await expect(purge({})).rejects.toThrow('could not purge holds');
    const fields = { table: 'holds', fault: 'not this one' };
    expect(services.log.lines).toContainEqual({ text: 'purge', fields });
  } finally {
    await database.pool.query('drop function refuse_here cascade');
  }
});
