import { beforeEach, expect, test } from 'vitest';
import { storeAudio } from '#app/features/audio/store-audio.server.ts';
import { anM4a, anMp3 } from '#app/features/audio/test-audio.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { mediaForms } from '#server/pages/content-forms.ts';
import { buildTestApp } from '#server/test-app.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { serveAudio } from './serve-uploads.ts';

const database = await testDatabase();
const services = await staffAppServices(database);
const { app } = await buildTestApp({
  audio: serveAudio(database.db),
  largeForms: mediaForms(services),
  pageHandler: async (request) => {
    const size = (await request.arrayBuffer()).byteLength;
    return new Response(String(size), { headers: { 'content-type': 'text/plain' } });
  },
});

let cookie = '';
let editor = 0;
beforeEach(async () => {
  editor = (await aStaffMember(services, { role: 'editor' })).id;
  const token = await beginSession(services, editor, { awaitsSecondFactor: false });
  cookie = `__Host-sid=${token}`;
});

/** Longer than two of the stored chunks, with no two frames alike. */
function aLongEpisode(): Buffer {
  const file = anMp3(16_000);
  for (let at = 0; at < file.length; at += 144) file.writeUInt32LE(at, at + 60);
  return file;
}

async function stored(sent: Buffer): Promise<string> {
  const kept = await storeAudio(services, { sent, label: 'x', by: editor });
  return kept.ok ? `/audio/${kept.value.name}` : '';
}

test('audio is served whole, for ever, as nothing but audio', async () => {
  const file = aLongEpisode();
  const url = await stored(file);
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.rawPayload.equals(file)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(file.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await app.inject(await stored(anM4a()))).headers['content-type']).toBe('audio/mp4');
});

test('a player gets the range that it requests, across chunks too', async () => {
  const file = aLongEpisode();
  const url = await stored(file);
  const last = file.length - 1;
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=1048570-1048580', 1_048_570, 1_048_580],
    ['bytes=1000-2200000', 1_000, 2_200_000],
    ['bytes=2000000-', 2_000_000, last],
    ['bytes=2000000-99999999', 2_000_000, last],
    ['bytes=-5', last - 4, last],
  ] as const) {
    const answer = await app.inject({ url, headers: { range } });
    const { 'content-range': said, 'content-length': length } = answer.headers;
    const isRight = answer.rawPayload.equals(file.subarray(from, to + 1));
    expect([range, answer.statusCode, said, length, isRight]).toEqual([
      ...[range, 206, `bytes ${from}-${to}/${file.length}`],
      ...[String(to - from + 1), true],
    ]);
  }
});

test('an invalid range gets the whole file, one past the end is refused', async () => {
  const url = await stored(anMp3());
  for (const range of ['bytes=5-1', 'bytes=-', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=a-b'])
    expect((await app.inject({ url, headers: { range } })).statusCode).toBe(200);
  for (const range of ['bytes=12096-', 'bytes=-0', 'bytes=999999999999999-']) {
    const { statusCode, headers } = await app.inject({ url, headers: { range } });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */12096']);
  }
  const older = { range: 'bytes=0-1', 'if-range': '"another"' };
  expect((await app.inject({ url, headers: older })).statusCode).toBe(200);
});

test('who has it already is told so, and a HEAD has no body', async () => {
  const url = await stored(anMp3());
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '12096', '']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('what is not there is not found', async () => {
  const url = await stored(anMp3());
  const missing = [url.replace('.mp3', '.m4a'), '/audio/aaaabbbbcccc.mp3', '/audio/x', '/audio/'];
  for (const each of [...missing, '/audio/%2e%2e%2fetc', "/audio/x'--.mp3", '/audio/%E0%A4%A']) {
    const { statusCode } = await app.inject(each);
    expect([each, statusCode === 404 || statusCode === 400]).toEqual([each, true]);
  }
});

const post = (url: string, bytes: number, headers: Record<string, string> = { cookie }) =>
  app.inject({
    ...{ method: 'POST', url, payload: Buffer.alloc(bytes) },
    headers: {
      ...{ 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
      ...headers,
    },
  });
const FORMS = ['audios', 'novo/episodios', 'episodios/pt/catarata'].map(
  (path) => `/equipe/conteudo/${path}`,
);

test.each(FORMS)(
  '%s takes 25 MB, answers more by its page, and reads nothing of strangers',
  async (url) => {
    const size = 25 * 1024 * 1024;
    expect((await post(url, size)).body).toBe(String(size));
    const larger = await post(url, size + 1024 * 1024);
    expect([larger.statusCode, larger.headers.location]).toEqual([303, `${url}?grande=1`]);
    const stranger = await post(url, 1_000, {});
    expect([stranger.statusCode, stranger.headers.location]).toMatchObject([
      303,
      expect.stringContaining('/equipe/entrar?volta='),
    ]);
    expect((await post(url, 1_000, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  },
);
