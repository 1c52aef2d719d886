import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { storeFilm } from '#app/features/films/store-film.server.ts';
import { aWebm } from '#app/features/films/test-films.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { mediaForms } from '#server/pages/content-forms.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { buildTestApp } from '#server/test-app.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { serveFilms } from './serve-uploads.ts';

const database = await testDatabase();
const services = await staffAppServices(database);
const { app } = await buildTestApp({
  films: serveFilms(database.db),
  largeForms: mediaForms(services),
  pageHandler: async (request) => {
    const size = (await request.arrayBuffer()).byteLength;
    return new Response(String(size), { headers: { 'content-type': 'text/plain' } });
  },
});
const demo = readFileSync(join(PROJECT_DIR, 'public/film/mapeamento-de-retina.webm'));

let editor = 0;
beforeEach(async () => {
  editor = (await aStaffMember(services, { role: 'editor' })).id;
});

async function stored(sent: Buffer): Promise<string> {
  const kept = await storeFilm(services, { sent, label: 'x', by: editor });
  return kept.ok ? `/filmes/${kept.value.name}` : '';
}

test('a film is served whole and in ranges, to this site alone, as nothing but a film', async () => {
  const url = await stored(demo);
  const whole = await app.inject(url);
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, demo.length]);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const part = await app.inject({ url, headers: { range: 'bytes=1000-1999' } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 1000-1999/${demo.length}`,
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(1_000, 2_000))).toBe(true);
  const past = await app.inject({ url, headers: { range: `bytes=${demo.length}-` } });
  expect(past.statusCode).toBe(416);
});

test('captions are plain text for a player, and never a page', async () => {
  const url = await stored(
    Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>'),
  );
  const { headers, body } = await app.inject(url);
  expect(headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nalert(1)\n');
});

test('what is not there is not found', async () => {
  const url = await stored(aWebm());
  for (const each of [url.replace('.webm', '.mp4'), '/filmes/aaaabbbbcccc.vtt', '/filmes/x'])
    expect([each, (await app.inject(each)).statusCode]).toEqual([each, 404]);
});

test('a form of 25 MB is taken from editors alone, and a larger one is answered by its page', async () => {
  const FORM = '/equipe/conteudo/filmes';
  const token = await beginSession(services, editor, { awaitsSecondFactor: false });
  const post = (bytes: number, cookie = `__Host-sid=${token}`) =>
    app.inject({
      ...{ method: 'POST', url: FORM, payload: Buffer.alloc(bytes) },
      headers: {
        ...{ 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
        cookie,
      },
    });
  const size = 25 * 1024 * 1024;
  expect((await post(size)).body).toBe(String(size));
  expect((await post(size + 1024 * 1024)).headers.location).toBe(`${FORM}?grande=1`);
  expect((await post(1_000, '')).headers.location).toContain('/equipe/entrar');
});
