import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { reachDatabase } from '#server/reach-database.ts';
import { freePort } from '#tests/running-app.ts';
import { type OwnDatabase, ownDatabase } from './two-apps.ts';

// A real PgBouncer, from Debian's package of that name.
const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));
const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

beforeAll(() => {
  if (!PGBOUNCER) console.warn('Skipped: poolers, because pgbouncer is not installed.');
});

const running: { pooler?: ChildProcess; dir?: string; database?: OwnDatabase } = {};
afterEach(async () => {
  if (running.pooler?.exitCode === null) {
    running.pooler.kill('SIGKILL');
    await once(running.pooler, 'exit');
  }
  if (running.dir) await rm(running.dir, { recursive: true });
  await running.database?.drop();
});

async function pooled(settings: string): Promise<string> {
  const database = await ownDatabase();
  const url = new URL(database.url);
  const port = await freePort();
  const dir = await mkdtemp(join(tmpdir(), 'clareia-pooler-'));
  await chmod(dir, 0o755);
  const server = `host=${url.hostname} port=${url.port} user=${url.username} password=${decodeURIComponent(url.password)}`;
  await writeFile(
    join(dir, 'pgbouncer.ini'),
    `[databases]\n* = ${server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\nunix_socket_dir =\n${settings}\n`,
  );
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(PGBOUNCER ?? '', [...asNobody, '-q', join(dir, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  Object.assign(running, { pooler, dir, database });
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(socket.destroy() !== undefined));
      socket.once('error', () => resolve(false));
    });
  await expect.poll(listens).toBe(true);
  return `postgres://anybody:x@127.0.0.1:${port}${url.pathname}`;
}

function reach(databaseUrl: string) {
  return reachDatabase(
    {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL('http://localhost:3000'),
      trustProxy: [],
      rateLimits: true,
      logLevel: 'silent',
      databaseUrl,
    },
    silent,
  );
}

const ACCEPTING = 'ignore_startup_parameters = options,extra_float_digits';
const SHARED = /pooler em modo de transação[\s\S]*pooler in transaction mode/;

test.skipIf(!PGBOUNCER).each([
  ['in transaction mode', `pool_mode = transaction\n${ACCEPTING}`, SHARED],
  ['in statement mode', `pool_mode = statement\n${ACCEPTING}`, SHARED],
  [
    'in transaction mode with many connections, taken in turn',
    `pool_mode = transaction\nserver_round_robin = 1\nmin_pool_size = 5\n${ACCEPTING}`,
    SHARED,
  ],
  [
    'that refuses the options of a session',
    'pool_mode = session\nignore_startup_parameters = extra_float_digits',
    /recusa as opções da sessão[\s\S]*refuses the session's options/,
  ],
])('a pooler %s is refused in words', async (_, settings, sentence) => {
  await expect(reach(await pooled(settings))).rejects.toThrow(sentence);
});

test.skipIf(!PGBOUNCER)('a pooler in session mode and PostgreSQL itself are taken', async () => {
  const url = await pooled(`pool_mode = session\n${ACCEPTING}`);
  expect(await reach(url)).toMatchObject({ appUrl: url });
  const direct = running.database?.url ?? '';
  expect(await reach(direct)).toMatchObject({ appUrl: direct });
});
