import { expect, test } from 'vitest';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { holidays } from '#app/db/schema.ts';
import { checkDataImport } from '#app/features/data-import/change-data-import.server.ts';
import { guessMapping } from '#app/features/data-import/mapping.ts';
import { knownNames, readImportRows } from '#app/features/data-import/stored-import.server.ts';
import { PAGES_CHANNEL } from '#app/platform/pages-changed.server.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { importing } from '#tests/data-imports.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';

// A process runs for weeks: what staff change on screen counts for the next job, without a restart.

const database = await testDatabase();
const { db } = database;

type JobParts = Pick<Parameters<typeof jobHandlers>[0], 'fillSearch'>;

/** The handlers of a process that began before the clinic was changed. */
async function begunBefore(changes: Partial<Clinic>, parts: Partial<JobParts> = {}) {
  let clinic: Clinic = testClinic;
  const app = await staffAppServices(database);
  const { id: by } = await aStaffMember(app, { role: 'administrator' });
  const { db: _, clock, log, env, contentStore } = app;
  const handlers = jobHandlers({
    ...{ db, clock, log, contentStore },
    get clinic() {
      return clinic;
    },
    mailer: { send: async () => {}, describe: 'none', close: async () => {} },
    baseUrl: env.baseUrl,
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    jobs: idleJobs,
    ...parts,
  });
  clinic = { ...testClinic, ...changes };
  return { handlers, clinic, by };
}

test('an import brings appointments of a plan that was added since', async () => {
  const [like] = testClinic.payers;
  if (!like) throw new Error('the clinic has no payer');
  const payer = { ...like, id: 'plano-novo', title: 'Plano Novo' };
  const { handlers, clinic, by } = await begunBefore({ payers: [...testClinic.payers, payer] });
  const here = importing(database);
  const id = await here.begin(
    'appointments',
    [
      'Paciente;Celular;Nascimento;Data;Hora;Serviço;Médico;Convênio',
      'Ana Reis;(35) 99555-0201;04/03/1950;13/10/2026;9h;consultas-oftalmologicas;Helena Prado Vilela;Plano Novo',
    ].join('\n'),
  );
  const { kind, columns } = await here.stored(id);
  const rows = await readImportRows(db, id);
  const services = clinic.services.map(({ slug }) => ({ slug, name: slug }));
  const names = await knownNames(db, { services, payers: clinic.payers, houses: [] });
  const mapping = guessMapping({ kind, columns, rows }, { names, areaCode: '35' });
  await checkDataImport(here.services, { ...(await here.snapshot(id)), by }, mapping);
  await handlers['data-import']({ importId: id });
  expect(await here.counts(id)).toMatchObject({ make: 1, refused: 0 });
});

test('holidays are those of the state to which the clinic has moved', async () => {
  await db.delete(holidays);
  const { handlers } = await begunBefore({ address: { ...testClinic.address, stateCode: 'AM' } });
  await handlers['suggest-holidays']({});
  const names = (await db.select().from(holidays)).map(({ name }) => name);
  expect(names.join()).toContain('Amazonas');
});

test('pages hear of a new day even where the search cannot be filled', async () => {
  const listener = await database.pool.connect();
  try {
    let heard = 0;
    listener.on('notification', () => {
      heard += 1;
    });
    await listener.query(`listen ${PAGES_CHANNEL}`);
    const fillSearch = () => Promise.reject(new Error('no search'));
    const { handlers } = await begunBefore({}, { fillSearch });
    await expect(handlers['new-day']({})).rejects.toThrow('no search');
    await expect.poll(() => heard).toBe(1);
  } finally {
    listener.release(true);
  }
});
