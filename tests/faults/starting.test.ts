import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { asOwner } from '#server/as-owner.ts';
import { migrate } from '#server/migrate.ts';
import { freePort, type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { runToEnd } from './run-to-end.ts';
import { send } from './send.ts';
import { environmentOf, type OwnDatabase, ownDatabase } from './two-apps.ts';

const LOCAL = 'http://127.0.0.1:3000';
const { dataDir, remove } = await temporaryDataDir();
afterAll(remove);

const copies: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(copies.map((remove) => remove()));
});

const started: RunningApp[] = [];
const databases: OwnDatabase[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.stop()));
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

async function database(template?: string): Promise<OwnDatabase> {
  const made = await ownDatabase(template);
  databases.push(made);
  return made;
}

async function startOn(on: OwnDatabase): Promise<RunningApp> {
  const port = await freePort();
  const env = environmentOf(on, `http://127.0.0.1:${port}`);
  const app = await startApp({ dataDir, port, env });
  started.push(app);
  return app;
}

test('a second app on one data folder ends by itself, naming the first', async () => {
  const first = await startApp({ dataDir });
  started.push(first);
  const second = await runToEnd({ dataDir });
  expect(second.code).not.toBe(0);
  expect(second.code).not.toBeNull();
  expect(second.output).toContain(`(pid ${first.pid})`);
  expect((await send(`${first.url}/api/v1/services`)).status).toBe(200);
});

test('two apps that start at once on an empty database both come up', async () => {
  const empty = await database('template0');
  const apps = await Promise.all([startOn(empty), startOn(empty)]);
  for (const app of apps) {
    expect((await send(`${app.url}/api/v1/services`)).status).toBe(200);
    expect(app.output()).not.toMatch(/"level":"error"/);
  }
});

test('a migration that was edited after it was applied stops the start', async () => {
  const edited = await database();
  await edited.pool.query("update schema_migrations set sha256 = 'other' where number = 1");
  const { code, output } = await runToEnd({ dataDir, env: environmentOf(edited, LOCAL) });
  expect(code).not.toBe(0);
  expect(output).toContain('migration 0001-agenda.sql was changed after it was applied');
});

test('an older release on the database of a newer one says so and stops', async () => {
  const newer = await database();
  await newer.pool.query(
    "insert into schema_migrations (number, name, sha256) values (9999, '9999-later.sql', 'x')",
  );
  const { code, output } = await runToEnd({ dataDir, env: environmentOf(newer, LOCAL) });
  expect(code).toBe(1);
  expect(output).toMatch(/versão mais nova do site \(migração 9999-later\.sql\)/);
  expect(output).toMatch(/newer release of the site \(migration 9999-later\.sql\)/);
});

test('the migrations that ran are named, a line each, and none when there was none', async () => {
  const empty = await database('template0');
  const files = (await readdir('db/migrations')).sort();
  const named: unknown[] = [];
  const log = { info: (line: unknown) => named.push(line) };
  expect(await migrate(empty.url, { log })).toEqual(files);
  expect(named).toEqual(files.map((migration) => ({ migration })));
  expect(await migrate(empty.url, { log })).toEqual([]);
  expect(named).toHaveLength(files.length);
});

test('a taken port is told before anything is changed', async () => {
  const empty = await database('template0');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const env = { ...environmentOf(empty, LOCAL), PORT: port };
  const { code, output } = await runToEnd({ dataDir, env });
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(
    /^O site não iniciou\..*\nOutro programa já usa a porta .*\nPort .* is taken .*\n$/,
  );
  const { rows } = await empty.pool.query("select to_regclass('schema_migrations') as made");
  expect(rows).toEqual([{ made: null }]);
});

test('a data folder that cannot be one is told in words', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const { code, output } = await runToEnd({ dataDir: file });
  expect(code).toBe(1);
  expect(output).toMatch(/gravar em .*a-file.*\n.*a-file cannot be written.*\n$/);
});

test('a start that is told to stop halfway ends quietly', async () => {
  const busy = await database();
  const holder = await busy.pool.connect();
  // The agenda's seed waits here, on the pool that the stop then closes.
  await holder.query('select pg_advisory_lock(720714002)');
  const waiting = async () =>
    (await busy.pool.query("select from pg_stat_activity where wait_event = 'advisory'")).rowCount;
  const { code, output } = await runToEnd({
    dataDir,
    env: environmentOf(busy, LOCAL),
    meanwhile: async (app) => {
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
      app.kill('SIGTERM');
    },
  });
  holder.release();
  expect(output).not.toMatch(/não iniciou|did not start|after calling end/);
  expect(code).toBe(0);
});

test('a lock that stays behind is waited for with a limit, and its holder named', async () => {
  const stuck = await database();
  const holder = await stuck.pool.connect();
  await holder.query('select pg_advisory_lock(720714001)');
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const refused = migrate(stuck.url, { waitMs: 200 });
  await expect(refused).rejects.toThrow(
    RegExp(`pid ${rows[0]?.pid}[\\s\\S]*pg_terminate_backend\\(${rows[0]?.pid}\\)`),
  );
  await holder.query('select pg_advisory_unlock_all()');
  holder.release();
  // Given back by whoever had it, whatever became of the connection.
  expect(await migrate(stuck.url)).toEqual([]);
});

test('a database that ends in the middle of the preparation is told, not thrown at the process', async () => {
  const ending = await database();
  const cut = asOwner(ending.url, { lock: 1 }, async (client) => {
    // Not `once` of node:events: it rejects at the error that comes before the end.
    const gone = new Promise((resolve) => client.once('end', resolve));
    await ending.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'clareia:start' and datname = current_database()",
    );
    await gone;
    await client.query('select 1');
  });
  await expect(cut).rejects.toThrow();
});

test('a copy of the data folder is known as one, and the folder itself is not', async () => {
  const copy = await temporaryDataDir();
  copies.push(copy.remove);
  const first = await startApp({ dataDir });
  await first.stop();
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, copy.dataDir]);
  const restored = await startApp({ dataDir: copy.dataDir });
  expect(restored.output()).toMatch(/veio de uma cópia.*restored from a copy/);
  await restored.stop();
  const again = await startApp({ dataDir });
  expect(again.output()).not.toContain('restored from a copy');
  await again.stop();
});

test('the data folder of a stopped app is free for the next', async () => {
  const first = await startApp({ dataDir });
  expect(await first.stop()).toBe(0);
  await expect(readFile(join(dataDir, 'owner.pid'), 'utf8')).rejects.toThrow('ENOENT');
  started.push(await startApp({ dataDir }));
});
