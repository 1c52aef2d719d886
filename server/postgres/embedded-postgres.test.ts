import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBinaryPackage } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { canEnter, runsAsRoot } from './server-user.ts';
import { killApp, preparePostgresFolder, query, up } from './test-postgres.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const HERE = fileURLToPath(new URL('.', import.meta.url));
// The other user must be able to read this checkout and this Node.
const canBecomeAnotherUser =
  runsAsRoot() &&
  (await canEnter(HERE, NOBODY)) &&
  (await canEnter(join(process.execPath, '..'), NOBODY));

const { start, startApp, inCluster, folder, takeEmptyFolder } = preparePostgresFolder();

test('a second start finds the data and the addresses of the first', async () => {
  const first = await start();
  await query(
    first.ownerUrl,
    'drop table if exists visit; create table visit (id int); insert into visit values (7)',
  );
  await first.stop();
  expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
  const second = await start();
  expect(second.ownerUrl).toBe(first.ownerUrl);
  expect(await query(second.appUrl, 'select id from visit')).toEqual([{ id: 7 }]);
});

test('the settings keep data safe, times in UTC and the network out', async () => {
  const { ownerUrl } = await start();
  const names = [
    'fsync',
    'synchronous_commit',
    'TimeZone',
    'listen_addresses',
    'unix_socket_directories',
  ];
  const list = names.map((name) => `current_setting('${name}') as "${name}"`).join(', ');
  expect(await query(ownerUrl, `select ${list}`)).toEqual([
    {
      fsync: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    },
  ]);
  await expect(query(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password/,
  );
  expect((await stat(join(folder(), 'postgres-18.secrets.json'))).mode & 0o777).toBe(0o600);
});

test("the app's role reads and writes rows, and defines nothing", async () => {
  const { ownerUrl, appUrl } = await start();
  await query(ownerUrl, 'drop table if exists visit; create table visit (id serial, name text)');
  await query(appUrl, "insert into visit (name) values ('Ana'); update visit set name = 'Bia'");
  expect(await query(appUrl, 'delete from visit returning id, name')).toEqual([
    { id: 1, name: 'Bia' },
  ]);
  for (const sql of [
    'create table other (id int)',
    'create temporary table other (id int)',
    'create schema other',
    'create database other',
    'create role other',
    'truncate visit',
    'drop table visit',
    'select * from pg_authid',
  ]) {
    await expect(query(appUrl, sql), sql).rejects.toMatchObject({ code: '42501' });
  }
});

test('a second app is refused, naming the first', async () => {
  const { app, report } = await startApp();
  up(report);
  await expect(start()).rejects.toThrow(`(pid ${app.pid})`);
  await expect(query(up(report).appUrl, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
});

test('of three apps started at once on an empty folder one wins', async () => {
  await takeEmptyFolder();
  const all = await Promise.all([startApp(), startApp(), startApp()]);
  const winners = all.filter(({ report }) => !('error' in report));
  expect(winners).toHaveLength(1);
  for (const { report } of all) {
    if ('error' in report) expect(report.error).toContain(`(pid ${winners[0]?.app.pid})`);
  }
});

test('a start takes another port when the last one is taken', async () => {
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.appUrl).port);
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  try {
    const second = await start();
    expect(Number(new URL(second.appUrl).port)).not.toBe(port);
    expect(await query(second.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    squatter.close();
  }
});

test('data of another PostgreSQL version is never passed over for an empty database', async () => {
  await takeEmptyFolder();
  await mkdir(join(folder(), 'postgres-17'));
  await expect(start()).rejects.toThrow(/postgres-17 holds data of another PostgreSQL version/);
});

test('a platform without a package is told to set DATABASE_URL', async () => {
  await expect(findBinaryPackage('@embedded-postgres/plan9-mips')).rejects.toThrow(
    /plan9-mips.*set DATABASE_URL/,
  );
});

test.runIf(canBecomeAnotherUser)('an ordinary user serves a database of their own', async () => {
  await takeEmptyFolder();
  await chmod(folder(), 0o777);
  const { app, report } = await startApp(NOBODY);
  expect(await query(up(report).appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(inCluster(''))).uid).toBe(NOBODY.uid);
  await killApp(app);
  // Root adopts it without changing the owner.
  expect((await start()).pid).toBe(up(report).pid);
});

test.runIf(runsAsRoot())("a folder that PostgreSQL's user cannot enter is replaced", async () => {
  await takeEmptyFolder();
  const closed = join(folder(), 'closed');
  await mkdir(closed, { mode: 0o700 });
  const warnings: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir: join(closed, 'data'),
    log: { info() {}, warn: (message) => warnings.push(message) },
  });
  try {
    expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(warnings.join()).toContain('/var/lib/clareia/data-');
  } finally {
    await postgres.stop();
    const [home] = /\/var\/lib\/clareia\/data-[0-9a-f]{8}/.exec(warnings.join()) ?? [];
    if (home) await rm(home, { recursive: true });
  }
});
