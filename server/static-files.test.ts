import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveFiles } from './static-files.ts';

async function serving(options: { hasWorker?: boolean } = {}) {
  const clientDir = await mkdtemp(join(tmpdir(), 'clareia-client-'));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/entry-1.js'), 'entry');
  await writeFile(join(clientDir, 'sw.js'), 'worker');
  await writeFile(join(clientDir, 'sw.js.br'), brotliCompressSync('worker'));
  await writeFile(join(clientDir, 'sw-stop.js'), 'stop');
  const app = Fastify();
  await serveFiles(app, { clientDir, ...options });
  onTestFinished(() => app.close());
  return app;
}

const HEADERS = {
  'cache-control': 'no-cache',
  'content-type': expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/),
  'content-security-policy': expect.stringMatching(/default-src 'none'.*; connect-src 'self'$/),
};

test('the service worker is asked for each time and may ask this site alone', async () => {
  const app = await serving();
  const answer = await app.inject('/sw.js');
  expect(answer.body).toBe('worker');
  expect(answer.headers).toMatchObject(HEADERS);
  const compressed = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers).toMatchObject({ ...HEADERS, 'content-encoding': 'br' });
});

test('switched off, the one that clears up stands in its place', async () => {
  const app = await serving({ hasWorker: false });
  const answer = await app.inject('/sw.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('stop');
  expect(answer.headers).toMatchObject(HEADERS);
});

test('a hashed file that is gone is a plain 404, never a page', async () => {
  const answer = await (await serving()).inject({
    url: '/assets/entry-0.js',
    headers: { accept: 'text/html,*/*' },
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).not.toContain('html');
});
