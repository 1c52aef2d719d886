import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { buildTestApp } from '#server/test-app.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// The real route through the real server and a real connection, on a pool with the limits of production.

const FILE = '/equipe/exportar/arquivo';
const { url, pool: owner } = await testDatabase();
const own = openDatabase(url, { maxConnections: 3, onError: () => undefined });
const watcher = quietPool(url, 1);
const site = await staffSite({ ...own, url });
const { app } = await buildTestApp({
  baseUrl: site.services.env.baseUrl.href,
  pageHandler: (request) =>
    site.send(new URL(request.url).pathname, {}, { cookie: request.headers.get('cookie') ?? '' }),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const port = Number(new URL(origin).port);
const dir = mkdtempSync(join(tmpdir(), 'clareia-download-'));
const sockets: Socket[] = [];
afterEach(() => {
  // The server waits for open ones when it closes.
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await own.close();
  await watcher.end();
  rmSync(dir, { recursive: true });
});

async function administrator(): Promise<string> {
  const secondFactor = { totpSalt: 'the-salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...secondFactor });
  return site.signedIn(id);
}

/** More than the buffers of a connection hold, and nothing that could be compressed. */
async function muchData(): Promise<void> {
  await owner.query(
    `insert into audit_log (actor, action, subject_type, subject_id, detail)
     select 'system', 'test.large', 'test', number::text, jsonb_build_object('text',
       (select string_agg(md5(random()::text || number || part), '') from generate_series(1, 2000) part))
     from generate_series(1, 800) number`,
  );
}

const download = (cookie: string) =>
  fetch(origin + FILE, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site.services.env.baseUrl.origin },
    body: new URLSearchParams(),
  });

/** Sends the request and reads its first bytes alone. */
async function slowReader(cookie: string) {
  const socket = connect(port, '127.0.0.1');
  const { baseUrl } = site.services.env;
  const lines = [
    ...[`POST ${FILE} HTTP/1.1`, 'Host: a', 'Connection: close', `Cookie: ${cookie}`],
    ...[`Origin: ${baseUrl.origin}`, 'Content-Type: application/x-www-form-urlencoded'],
    'Content-Length: 0',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  sockets.push(socket);
  await once(socket, 'readable');
  expect(String(socket.read(12))).toBe('HTTP/1.1 200');
  return socket;
}

type Session = { state: string; since: string };

/** The export's session as the database sees it; undefined when there is none. */
async function exporting(): Promise<Session | undefined> {
  const { rows } = await watcher.query<Session>(
    `select state, state_change::text as since from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return rows[0];
}

/** A busy machine may keep the export from its next batch for a moment: only several looks in a row mean rest. */
const LOOKS = 6;

/** Waits until the export rests between two batches and stays there, since nobody reads. */
async function untilItRests(): Promise<Session> {
  let same = 0;
  for (let before = await exporting(); ; ) {
    await sleep(500);
    const now = await exporting();
    if (!now) throw new Error('the export did not wait for its reader');
    const rests = now.state === 'idle in transaction' && now.since === before?.since;
    same = rests ? same + 1 : 0;
    if (same === LOOKS) return now;
    before = now;
  }
}

test('a whole download is an archive, kept by nobody on its way', async () => {
  const answer = await download(await administrator());
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    200,
    {
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="clinica-[\d-]+\.zip"$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  ]);
  const path = join(dir, 'all.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  expect(execFileSync('unzip', ['-t', path]).toString()).toContain('No errors detected');
});

test('who stops reading stops the export, and gets the rest once they read on', async () => {
  await muchData();
  const socket = await slowReader(await administrator());
  const resting = await untilItRests();
  expect(await exporting()).toEqual(resting);
  let tail = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    tail = Buffer.concat([tail, piece]).subarray(-64);
  });
  await once(socket, 'end');
  // The last chunk of HTTP, which a cut answer lacks.
  expect(tail.toString('latin1')).toMatch(/\r\n0\r\n\r\n$/);
  await expect.poll(exporting).toBeUndefined();
});

test('a broken connection ends the transaction, and the next export begins', async () => {
  await muchData();
  const cookie = await administrator();
  const socket = await slowReader(cookie);
  await untilItRests();
  expect((await download(cookie)).headers.get('location')).toContain('ocupado');
  socket.destroy();
  await expect.poll(exporting).toBeUndefined();
  const next = await download(cookie);
  expect(next.status).toBe(200);
  await next.body?.cancel();
  // Every connection is back in the pool.
  await expect.poll(() => own.pool.totalCount - own.pool.idleCount).toBe(0);
});
