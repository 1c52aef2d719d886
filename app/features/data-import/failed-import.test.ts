import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importing, line, visits } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { reopenDataImport, retryDataImport } from './change-data-import.server.ts';
import { workNow } from './try-data-import.server.ts';

const database = await testDatabase();
const { db } = database;
let here = importing(database);
beforeEach(async () => {
  here = importing(database);
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});
afterEach(() => db.execute(sql`drop trigger if exists trouble on patients`));

/** What happens to everybody who writes a patient, or takes one away. */
async function trouble(what: string) {
  await db.execute(sql`drop trigger if exists trouble on patients`);
  await db.execute(
    sql.raw(`create or replace function trouble() returns trigger language plpgsql as $$
      begin ${what} return coalesce(new, old); end $$`),
  );
  await db.execute(sql`
    create trigger trouble before insert or delete on patients for each row execute function trouble()`);
}
const POISON = `raise exception 'invalid text: %', coalesce(new.name, old.name);`;
const GONE = 'perform pg_terminate_backend(pg_backend_pid());';

/** As the queue does: again and again, until it ends. @returns what each try came to */
async function tries(id: number): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < 10 && said.at(-1) !== 'failed' && said.at(-1) !== 'done'; n += 1)
    said.push(await here.work(id).catch((error: Error) => error.message));
  return said;
}
const people = async () =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from patients`)).rows[0]?.n;

async function asked() {
  const id = await here.begin('appointments', visits(line(), line({ time: '10h' })));
  await here.check(id);
  await here.carryOut(id).catch(() => undefined);
  return id;
}

test.each([
  ['a file that the database cannot take', POISON],
  ['a database that goes away each time', GONE],
])('%s fails for good after three tries, with nothing done', async (_, what) => {
  await trouble(what);
  const id = await asked();
  expect(await here.stored(id)).toMatchObject({ state: 'importing', tries: 1 });
  const said = await tries(id);
  expect(said).toHaveLength(2);
  expect(said.at(-1)).toBe('failed');
  expect(said.join()).not.toContain('Ana Reis');
  expect(await here.stored(id)).toMatchObject({ state: 'failed', failedDoing: 'importing' });
  expect(await people()).toBe(0);
  expect(await here.work(id)).toBe('nothing');

  await db.execute(sql`drop trigger trouble on patients`);
  const snapshot = await here.snapshot(id);
  expect(await retryDataImport(here.services, snapshot)).toMatchObject({ ok: true });
  // The same form sent twice.
  expect(await retryDataImport(here.services, snapshot)).toMatchObject({ ok: true });
  expect(await here.work(id)).toBe('done');
  expect(await people()).toBe(1);
});

test('a file that ends the process each time is not tried for ever', async () => {
  const id = await here.begin('appointments', visits(line()));
  await here.check(id);
  await trouble(POISON);
  await here.carryOut(id).catch(() => undefined);
  // What a process counts before it begins, and is killed.
  await db.execute(sql`update data_imports set tries = 3 where id = ${id}`);
  await db.execute(sql`drop trigger trouble on patients`);
  expect(await here.work(id)).toBe('failed');
  expect(await people()).toBe(0);
});

test('who waits for a lock in vain is not at fault', async () => {
  await trouble(`raise exception 'busy' using errcode = '55P03';`);
  const id = await asked();
  for (let n = 0; n < 5; n += 1) await expect(here.work(id)).rejects.toThrow('55P03');
  expect(await here.stored(id)).toMatchObject({ state: 'importing', tries: 0 });
});

test('a failed one goes back to its columns, one that was not taken back does not', async () => {
  await trouble(POISON);
  const id = await asked();
  await tries(id);
  await reopenDataImport(here.services, await here.snapshot(id));
  expect(await here.stored(id)).toMatchObject({ state: 'mapping', failedDoing: null, tries: 0 });
  await db.execute(sql`drop trigger trouble on patients`);
  await here.check(id);
  await here.carryOut(id);
  await trouble(POISON);
  await here.undo(id).catch(() => undefined);
  await tries(id);
  expect(await here.stored(id)).toMatchObject({ state: 'failed', failedDoing: 'undoing' });
  expect(await people()).toBe(1);
  expect(await reopenDataImport(here.services, await here.snapshot(id))).toEqual({
    ...{ ok: false, refusal: 'changed' },
  });
  await db.execute(sql`drop trigger trouble on patients`);
  await retryDataImport(here.services, await here.snapshot(id));
  expect(await here.work(id)).toBe('undone');
  expect(await people()).toBe(0);
});

test('what is logged of a failure holds nothing of the file', async () => {
  await trouble(POISON);
  const id = await asked();
  const said: string[] = [];
  const log = { warn: (facts: object) => said.push(JSON.stringify(facts)) };
  await workNow({ ...here.services, log }, { importId: id });
  expect(said).toHaveLength(1);
  expect(said.join()).toMatch(/P0001/);
  expect(said.join()).not.toMatch(/Ana|99555/);
});
