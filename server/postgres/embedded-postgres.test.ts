import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBinaryPackage } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { canEnter, runsAsRoot } from './server-user.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const MODULE_URL = new URL('./embedded-postgres.ts', import.meta.url).href;
const HERE = fileURLToPath(new URL('.', import.meta.url));
// The other user must reach this checkout and this Node.
const canBecomeAnotherUser =
  runsAsRoot() &&
  (await canEnter(HERE, NOBODY)) &&
  (await canEnter(join(process.execPath, '..'), NOBODY));

// One folder serves most tests, because making one takes a second.
let sharedDir: string;
let dataDir: string;
let started: EmbeddedPostgres[] = [];
let apps: ChildProcess[] = [];

beforeAll(async () => {
  sharedDir = await makeFolder();
});

beforeEach(() => {
  dataDir = sharedDir;
});

afterEach(async () => {
  await Promise.all(apps.map(killApp));
  await Promise.all(started.map((postgres) => postgres.stop()));
  // A server that a killed app left behind: adopt it and stop it.
  if (existsSync(pidFile())) await (await start()).stop();
  if (dataDir !== sharedDir) await rm(dataDir, { recursive: true });
  started = [];
  apps = [];
});

afterAll(() => rm(sharedDir, { recursive: true }));

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-postgres-'));
  await chmod(dir, 0o755);
  return dir;
}

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  started.push(postgres);
  return postgres;
}

type AppReport = { pid: number; ownerUrl: string; appUrl: string } | { error: string };

/** Starts an app process on the data folder; it reports once and then lives until it is killed. */
async function startApp(user?: typeof NOBODY): Promise<{ app: ChildProcess; report: AppReport }> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE_URL)});
    try {
      const { pid, ownerUrl, appUrl } = await startEmbeddedPostgres({ dataDir: process.argv[1] });
      console.log(JSON.stringify({ pid, ownerUrl, appUrl }));
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }));
    }`;
  const app = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  apps.push(app);
  const [line] = await once(app.stdout, 'data');
  return { app, report: JSON.parse(String(line)) };
}

async function killApp(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill('SIGKILL');
  await once(app, 'exit');
}

function up(report: AppReport): Exclude<AppReport, { error: string }> {
  if ('error' in report) throw new Error(report.error);
  return report;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswered(url: string, sql: string, withinMs = 5000): Promise<unknown[]> {
  const giveUpAt = performance.now() + withinMs;
  while (true) {
    try {
      return await query(url, sql);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(50);
    }
  }
}

function pidFile(): string {
  return join(dataDir, 'postgres-18', 'postmaster.pid');
}

test('a second start finds the data and the addresses of the first', async () => {
  const first = await start();
  await query(
    first.ownerUrl,
    'drop table if exists visit; create table visit (id int); insert into visit values (7)',
  );
  await first.stop();
  expect(existsSync(pidFile())).toBe(false);
  const startedAt = performance.now();
  const second = await start();
  expect(performance.now() - startedAt).toBeLessThan(2000);
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
  expect((await stat(join(dataDir, 'postgres-18.secrets.json'))).mode & 0o777).toBe(0o600);
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

test('the server of a killed app is adopted', async () => {
  const { app, report } = await startApp();
  const left = up(report);
  await killApp(app);
  const postgres = await start();
  expect(postgres.pid).toBe(left.pid);
  expect(postgres.appUrl).toBe(left.appUrl);
  expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a second app is refused within two seconds, naming the first', async () => {
  const { app, report } = await startApp();
  up(report);
  const startedAt = performance.now();
  await expect(start()).rejects.toThrow(`(pid ${app.pid})`);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  await expect(query(up(report).appUrl, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
});

test('of three apps started at once on an empty folder one wins', async () => {
  dataDir = await makeFolder();
  const all = await Promise.all([startApp(), startApp(), startApp()]);
  const winners = all.filter(({ report }) => !('error' in report));
  expect(winners).toHaveLength(1);
  for (const { report } of all) {
    if ('error' in report) expect(report.error).toContain(`(pid ${winners[0]?.app.pid})`);
  }
});

test('a killed server is back with its data, though a query outlives it', async () => {
  const postgres = await start();
  const { pid } = postgres;
  await query(
    postgres.ownerUrl,
    'drop table if exists visit; create table visit (id int); insert into visit values (7)',
  );
  const busy = query(postgres.ownerUrl, 'select count(*) from generate_series(1, 1e12::bigint)');
  const busyEnd = expect(busy).rejects.toThrow();
  await sleep(200);
  process.kill(pid, 'SIGKILL');
  await sleep(100);
  expect(await untilAnswered(postgres.appUrl, 'select id from visit')).toEqual([{ id: 7 }]);
  await busyEnd;
  expect(postgres.pid).not.toBe(pid);
});

test('an adopted server that is killed is back too', async () => {
  const { app, report } = await startApp();
  await killApp(app);
  const postgres = await start();
  for (let round = 0; round < 3; round++) {
    process.kill(postgres.pid, 'SIGKILL');
    await sleep(100);
    expect(await untilAnswered(up(report).appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  }
});

test('a server told to shut down from outside is back', async () => {
  const postgres = await start();
  const { pid } = postgres;
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => postgres.pid, { timeout: 5000 }).not.toBe(pid);
  expect(await untilAnswered(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('app and server killed together start again, though another process carries the old pid', async () => {
  const { app, report } = await startApp();
  process.kill(up(report).pid, 'SIGKILL');
  await killApp(app);
  const stale = await readFile(pidFile(), 'utf8');
  await writeFile(pidFile(), stale.replace(/^\d+/, String(process.pid)));
  const postgres = await start();
  expect(postgres.appUrl).toBe(up(report).appUrl);
  expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
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

test('changed settings or older binaries restart an adopted server', async () => {
  const { app, report } = await startApp();
  await killApp(app);
  await writeFile(join(dataDir, 'postgres-18', 'clareia.conf'), '# older\n');
  const postgres = await start();
  expect(postgres.pid).not.toBe(up(report).pid);
});

test('data of another PostgreSQL version is never passed over for an empty database', async () => {
  dataDir = await makeFolder();
  await mkdir(join(dataDir, 'postgres-17'));
  await expect(start()).rejects.toThrow(/postgres-17 holds data of another PostgreSQL version/);
});

test('a server that cannot start says why, and frees the folder', async () => {
  const postgres = await start();
  await postgres.stop();
  const conf = join(dataDir, 'postgres-18', 'postgresql.conf');
  const good = await readFile(conf, 'utf8');
  await writeFile(conf, `${good}\nwal_level = 'nonsense'\n`);
  await expect(start()).rejects.toThrow(/did not start: .*FATAL/);
  await writeFile(conf, good);
  await start();
});

test('a platform without a package is told to set DATABASE_URL', async () => {
  await expect(findBinaryPackage('@embedded-postgres/plan9-mips')).rejects.toThrow(
    /plan9-mips.*set DATABASE_URL/,
  );
});

test.runIf(canBecomeAnotherUser)('an ordinary user serves a database of their own', async () => {
  dataDir = await makeFolder();
  await chmod(dataDir, 0o777);
  const { app, report } = await startApp(NOBODY);
  expect(await query(up(report).appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(dataDir, 'postgres-18'))).uid).toBe(NOBODY.uid);
  await killApp(app);
  // Root takes it over without changing whose it is.
  expect((await start()).pid).toBe(up(report).pid);
});

test.runIf(runsAsRoot())("a folder that PostgreSQL's user cannot enter is replaced", async () => {
  dataDir = await makeFolder();
  const closed = join(dataDir, 'closed');
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
