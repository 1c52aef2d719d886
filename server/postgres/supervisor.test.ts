import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { killApp, preparePostgresFolder, query, up } from './test-postgres.ts';

const { start, startApp, inCluster } = preparePostgresFolder();

/** Sends a signal to the server and waits until another one is running. */
async function replaceServer(postgres: EmbeddedPostgres, signal: 'SIGKILL' | 'SIGTERM') {
  const { pid } = postgres;
  process.kill(pid, signal);
  await expect.poll(() => postgres.pid).not.toBe(pid);
}

test('the server of a killed app is adopted', async () => {
  const { app, report } = await startApp();
  const left = up(report);
  await killApp(app);
  const postgres = await start();
  expect(postgres.pid).toBe(left.pid);
  expect(postgres.appUrl).toBe(left.appUrl);
  expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed server is back with its data, though a query outlives it', async () => {
  const postgres = await start();
  await query(
    postgres.ownerUrl,
    'drop table if exists visit; create table visit (id int); insert into visit values (7)',
  );
  const busy = query(postgres.ownerUrl, 'select count(*) from generate_series(1, 1e12::bigint)');
  const busyEnd = expect(busy).rejects.toThrow();
  const counting = "select 1 from pg_stat_activity where query like '%1e12%' and state = 'active'";
  await expect.poll(() => query(postgres.ownerUrl, counting)).toHaveLength(2);
  await replaceServer(postgres, 'SIGKILL');
  expect(await query(postgres.appUrl, 'select id from visit')).toEqual([{ id: 7 }]);
  await busyEnd;
});

test('an adopted server that is killed is back too', async () => {
  const { app, report } = await startApp();
  await killApp(app);
  const postgres = await start();
  for (let round = 0; round < 3; round++) {
    await replaceServer(postgres, 'SIGKILL');
    expect(await query(up(report).appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  }
});

test('a server told to shut down from outside is back', async () => {
  const postgres = await start();
  await replaceServer(postgres, 'SIGTERM');
  expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('app and server killed together start again, though another process carries the old pid', async () => {
  const { app, report } = await startApp();
  // The app first: otherwise it may be half-way through restarting the server.
  await killApp(app);
  process.kill(up(report).pid, 'SIGKILL');
  const isUp = () => query(up(report).appUrl, 'select 1').then(Boolean, () => false);
  await expect.poll(isUp).toBe(false);
  const stale = await readFile(inCluster('postmaster.pid'), 'utf8');
  await writeFile(inCluster('postmaster.pid'), stale.replace(/^\d+/, String(process.pid)));
  const postgres = await start();
  expect(postgres.appUrl).toBe(up(report).appUrl);
  expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('changed settings or older binaries restart an adopted server', async () => {
  const { app, report } = await startApp();
  await killApp(app);
  await writeFile(inCluster('clareia.conf'), '# older\n');
  const postgres = await start();
  expect(postgres.pid).not.toBe(up(report).pid);
});

test('a server that cannot start says why, and frees the folder', async () => {
  const postgres = await start();
  await postgres.stop();
  const conf = inCluster('postgresql.conf');
  const good = await readFile(conf, 'utf8');
  await writeFile(conf, `${good}\nwal_level = 'nonsense'\n`);
  await expect(start()).rejects.toThrow(/did not start: .*FATAL/);
  await writeFile(conf, good);
  await start();
});

test('a stop right after the server was killed leaves nothing behind', async () => {
  const postgres = await start();
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.stop();
  await expect(query(postgres.appUrl, 'select 1')).rejects.toThrow();
  const again = await start();
  expect(await query(again.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});
