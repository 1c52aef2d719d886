import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Peer,
  type SiteFaults,
  siteAnswer,
  startPeer,
} from '#app/features/checks/test-checks.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { testDatabase } from '#tests/database.ts';
import { freePort } from '#tests/running-app.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { startHostileWordPress } from '#tests/wordpress/hostile-wordpress.ts';
import { exitCodeOf } from './doctor-line.ts';
import { buildLine, nodeLine } from './machine-lines.ts';
import { findPortOwner } from './port-owner.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'clareia-doctor-'));
afterAll(() => rm(folder, { recursive: true }));
let peers: Peer[] = [];
afterEach(async () => {
  await Promise.all(peers.map(({ close }) => close()));
  peers = [];
});

const SECRET = 'Q7m2vXc9TzL4pR8sWk1nB6yHd3fGj5Ua';
const reportShape = z.object({
  exitCode: z.number(),
  seen: z.string(),
  checks: z.array(
    z.looseObject({
      id: z.string(),
      status: z.string(),
      words: z.object({ pt: z.string(), en: z.string() }),
      raw: z.record(z.string(), z.unknown()),
      details: z.array(z.string()).optional(),
    }),
  ),
});

/** Runs it as somebody on a terminal does. */
async function doctor(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/doctor/main.ts', ...args], {
    cwd: PROJECT_DIR,
    env: { PATH: process.env.PATH, DATA_DIR: folder, APP_SECRET: SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, faults, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, printed, faults };
}

async function report(env: Record<string, string>) {
  const { code, printed } = await doctor(env, '--json');
  const { checks, exitCode, seen } = reportShape.parse(JSON.parse(printed));
  expect(code).toBe(exitCode);
  return {
    code,
    seen,
    of: (id: string) => checks.find((check) => check.id === id),
    checks,
    printed,
  };
}

async function aSite(faults: SiteFaults = {}) {
  const peer = await startPeer(siteAnswer(() => faults));
  peers.push(peer);
  return { PORT: String(peer.port), BASE_URL: peer.origin, DATABASE_URL: database.url };
}

test('where everything works nothing is wrong, and what is not set up is said', async () => {
  const { code, checks, of, printed } = await report(await aSite());
  expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
  expect(code).toBe(1);
  expect(of('listener')).toMatchObject({ status: 'success', raw: { pid: process.pid } });
  expect(of('postgres')).toMatchObject({ status: 'success' });
  expect(of('database')).toMatchObject({ status: 'success', raw: { missing: [], foreign: [] } });
  expect(of('backups')).toMatchObject({ status: 'warning', raw: { finding: 'not-configured' } });
  expect(printed).not.toContain(SECRET);
});

test('on a terminal each line is in both languages, and what is wrong says what to do', async () => {
  const { printed, code } = await doctor({
    ...(await aSite({ lacks: ['x-frame-options', 'referrer-policy', 'x-content-type-options'] })),
  });
  expect(code).toBe(2);
  expect(printed).toContain('✓ Banco de dados / Database: Tudo certo. / All good.');
  expect(printed).toMatch(/✗ \[problema\] Cabeçalhos de segurança: .*Não deixe o proxy tirar/);
  expect(printed).toMatch(/ {2}\[error\] Security headers: .*Do not let the proxy remove/);
  expect(printed).toContain('✗ Há um problema. Something is wrong.');
});

test('a stopped site: that is said, and what needs it is not asked', async () => {
  const port = String(await freePort());
  const found = await report({
    PORT: port,
    BASE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: database.url,
  });
  expect(found.code).toBe(2);
  expect(found.of('listener')?.words.pt).toMatch(/o site está parado/);
  expect(found.of('server')).toMatchObject({ status: 'error' });
  expect(found.of('speed')).toMatchObject({ status: 'idle', raw: { skipped: 'server' } });
  expect(found.of('occupancy')).toMatchObject({ status: 'success' });
});

test('a port that another program has: that is said, and whose it is', async () => {
  const other = await startPeer((_request, response) => response.end('hello'));
  peers.push(other);
  const env = { PORT: String(other.port), BASE_URL: other.origin, DATABASE_URL: database.url };
  const line = (await report(env)).of('listener');
  expect(line?.status).toBe('error');
  expect(line?.words.pt).toContain(`A porta ${other.port} é de outro programa (pid ${process.pid}`);
});

test('a program that holds the port and does not answer is told apart', async () => {
  const mute = createServer(() => undefined);
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await findPortOwner(port)).toMatchObject({ pid: process.pid });
  const env = {
    PORT: String(port),
    BASE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: database.url,
  };
  expect((await report(env)).of('listener')?.words.en).toMatch(/does not answer/);
  mute.close();
});

test.each([
  ['nobody listens', 'postgres://app:wrong-canary-1@127.0.0.1:1/clareia', /ECONNREFUSED/],
  ['no such host', 'postgres://app:wrong-canary-1@database.invalid/clareia', /ENOTFOUND|EAI_AGAIN/],
])('a wrong DATABASE_URL, %s: why it cannot connect, without its password', async (_, url, why) => {
  const env = await aSite();
  const found = await report({ ...env, DATABASE_URL: url });
  expect(found.code).toBe(2);
  expect(found.of('postgres')).toMatchObject({ status: 'error' });
  expect(found.of('postgres')?.words.en).toMatch(why);
  expect(found.of('database')).toMatchObject({ status: 'idle', raw: { skipped: 'database' } });
  expect(found.of('headers')).toMatchObject({ status: 'success' });
  expect(found.printed).not.toContain('canary');
});

test('a password that the database refuses is told as such', async () => {
  const url = new URL(database.url);
  url.username = 'nobody_here';
  url.password = 'wrong-canary-1';
  const found = await report({ ...(await aSite()), DATABASE_URL: url.href });
  expect(found.of('postgres')?.words.en).toMatch(/nobody_here|authentication/);
  expect(found.printed).not.toContain('canary');
});

test('a broken configuration: every fault is listed, and none repeats a value', async () => {
  const found = await report({
    PORT: 'canary-port',
    BASE_URL: 'http://canary.example.com',
    SMTP_URL: 'smtp://canary',
    DATABASE_URL: 'mysql://canary',
  });
  expect(found.code).toBe(2);
  expect(found.of('configuration')?.details).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^BASE_URL must begin/),
      expect.stringMatching(/^DATABASE_URL must look/),
    ]),
  );
  expect(found.printed.replaceAll(folder, '')).not.toContain('canary');
});

test('a mail server that refuses is told without a running site', async () => {
  const smtp = await startSmtpPeer({ mode: 'wanting-login' });
  const env = { ...(await aSite()), SMTP_URL: `smtp://clinica:errada@127.0.0.1:${smtp.port}` };
  const wrong = await report(env);
  expect(wrong.of('mail')).toMatchObject({ status: 'error' });
  expect(wrong.printed).not.toContain('errada');
  const right = await report({ ...env, SMTP_URL: `smtp://clinica:certa@127.0.0.1:${smtp.port}` });
  expect(right.of('mail')).toMatchObject({ status: 'success' });
  expect(smtp.received).toEqual([]);
  await smtp.close();
});

test('against a content system full of faults: each is told without a running site, and what staff have settled counts', async () => {
  const cms = await startHostileWordPress({ mode: 'failing' });
  const env = { ...(await aSite()), CMS_URL: cms.url };
  const ids = ['cms-pages', 'cms-posts', 'cms-categories', 'cms-routes'];
  const failing = await report(env);
  for (const id of ids)
    expect(failing.of(id)).toMatchObject({
      status: 'error',
      raw: { finding: 'unexpected-status', status: 500 },
    });
  expect(failing.of('cms')?.raw).toMatchObject({ lastGoodAt: null });
  cms.behave('html-as-json');
  expect((await report(env)).of('cms-posts')).toMatchObject({ raw: { finding: 'failing' } });
  cms.behave('closed');
  const closed = await report(env);
  expect(closed.of('cms-routes')).toMatchObject({
    status: 'error',
    raw: { finding: 'missing-routes', missing: ['/wp/v2/posts'] },
  });
  expect(closed.of('cms-pages')).toMatchObject({ status: 'success' });
  cms.behave('well');
  // Without CMS_URL: the address is staff's.
  await database.pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'administrator', 'x', now())`);
  const settled = {
    isOn: true,
    address: cms.url,
    showsOwn: true,
    showsPages: false,
    secretNumber: 0,
  };
  await database.pool.query(
    `insert into clinic_settings (subject, value, version, changed_at, changed_by)
     select 'cms', $1, 1, now(), id from staff`,
    [settled],
  );
  expect((await report(await aSite())).of('cms-posts')).toMatchObject({ status: 'success' });
  await database.pool.query(`delete from clinic_settings`);
  await cms.stop();
  const none = await report(await aSite());
  expect(none.of('cms-posts')).toMatchObject({ raw: { finding: 'not-configured' } });
});

test('before the first start: there is no database yet, and none is made', async () => {
  const missing = join(folder, 'new');
  const port = String(await freePort());
  const found = await report({
    PORT: port,
    BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: missing,
  });
  expect(found.of('data-folder')).toMatchObject({ status: 'warning' });
  expect(found.of('postgres')?.words.en).toMatch(/does not exist yet/);
  expect(await buildLine(missing)).toMatchObject({ status: 'warning' });
});

test('a data folder that is none is told', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const found = await report({ ...(await aSite()), DATA_DIR: file });
  expect(found.of('data-folder')).toMatchObject({ status: 'error' });
});

test('another Node is told', () => {
  expect(nodeLine('20.11.0')).toMatchObject({ status: 'error' });
  expect(nodeLine('24.1.0')).toMatchObject({ status: 'success' });
});

test.each([
  [['success', 'idle'], 0],
  [['success', 'warning'], 1],
  [['warning', 'error'], 2],
] as const)('%j end with %i', (statuses, code) => {
  expect(exitCodeOf(statuses.map((status) => ({ status })))).toBe(code);
});
