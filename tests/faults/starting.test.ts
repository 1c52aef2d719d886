import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { runToEnd } from './run-to-end.ts';
import { send } from './send.ts';
import { environmentOf, type OwnDatabase, ownDatabase } from './two-apps.ts';

const LOCAL = 'http://127.0.0.1:3000';
const { dataDir, remove } = await temporaryDataDir();
afterAll(remove);

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

test('a migration of a later release does not', async () => {
  const newer = await database();
  await newer.pool.query(
    "insert into schema_migrations (number, name, sha256) values (9999, '9999-later.sql', 'x')",
  );
  expect((await send(`${(await startOn(newer)).url}/api/v1/services`)).status).toBe(200);
});

test('the data folder of a stopped app is free for the next', async () => {
  const first = await startApp({ dataDir });
  expect(await first.stop()).toBe(0);
  await expect(readFile(join(dataDir, 'owner.pid'), 'utf8')).rejects.toThrow('ENOENT');
  started.push(await startApp({ dataDir }));
});
