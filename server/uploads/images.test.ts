import { beforeEach, expect, test } from 'vitest';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { imageUploads } from '#server/pages/content-forms.ts';
import { buildTestApp } from '#server/test-app.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { serveImages } from './serve-uploads.ts';

const database = await testDatabase();
const services = await staffAppServices(database);
const UPLOAD = '/equipe/conteudo/imagens';
const { app } = await buildTestApp({
  images: serveImages(database.db),
  largeForms: [imageUploads(services)],
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

async function aStoredImage(): Promise<string> {
  const sent = await anImage('png', { width: 700, height: 400 });
  const description = { alt: 'A porta', credit: null, showsPeople: false };
  const stored = await storeImage(services, { sent, description, by: editor });
  return stored.ok ? stored.value.name : '';
}

test('an image is served in its widths, for ever, as nothing but an image', async () => {
  const name = await aStoredImage();
  for (const width of [320, 640, 700]) {
    const answer = await app.inject(`/imagens/${name}-${width}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  }
});

test('who has it already is told so, and a HEAD has no body', async () => {
  const url = `/imagens/${await aStoredImage()}-320.webp`;
  const { etag = '' } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

test('what is not there is not found', async () => {
  const name = await aStoredImage();
  const missing = [
    ...[`${name}-321.webp`, `${name}-320.png`, `${name}.webp`, name, 'k3abcdefghij-12x12-12.webp'],
    ...['%2e%2e%2f%2e%2e%2fetc%2fpasswd', `${name}-320.webp%00.svg`, "x'--320.webp", '%E0%A4%A'],
  ];
  for (const each of missing) {
    const { statusCode } = await app.inject(`/imagens/${each}`);
    expect([each, statusCode === 404 || statusCode === 400]).toEqual([each, true]);
  }
});

const post = (bytes: number, headers: Record<string, string>, url = UPLOAD) =>
  app.inject({
    ...{ method: 'POST', url, payload: Buffer.alloc(bytes) },
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
const own = () => ({ cookie, 'sec-fetch-site': 'same-origin' });

test('an image of 5 MB arrives whole', async () => {
  const answer = await post(5 * 1024 * 1024, own());
  expect([answer.statusCode, answer.body]).toEqual([200, String(5 * 1024 * 1024)]);
});

test('a larger form is answered by its page, also when it does not say how large it is', async () => {
  const { statusCode, headers } = await post(6 * 1024 * 1024, own());
  expect([statusCode, headers.location]).toEqual([303, `${UPLOAD}?grande=1`]);
});

test('nothing is read of who is not signed in', async () => {
  const { statusCode, headers } = await post(1_000, { 'sec-fetch-site': 'same-origin' });
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/equipe/entrar?volta=%2Fequipe%2Fconteudo%2Fimagens');
});

test('nothing is read of who may not put images on the site', async () => {
  const { id } = await aStaffMember(services);
  const { id: editor } = await aStaffMember(services, { role: 'editor', username: 'lia' });
  const begun = async (staffId: number, awaitsSecondFactor: boolean) =>
    `__Host-sid=${await beginSession(services, staffId, { awaitsSecondFactor })}`;
  for (const other of [await begun(id, false), await begun(editor, true)]) {
    const answer = await post(1_000, { ...own(), cookie: other });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, UPLOAD]);
  }
});

test('other sites send nothing, and other pages take no large form', async () => {
  expect((await post(1_000, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (const path of ['/equipe/conteudo/imagens/x', '/equipe/conteudo/imagens/', '/equipe'])
    expect((await post(100_000, own(), path)).statusCode).toBe(413);
});
