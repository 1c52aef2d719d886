import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { beginSession, endSession } from '#app/features/staff/sessions.server.ts';
import { buildTestApp } from '#server/test-app.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { contentForms, imageUploads, loginForms, mediaForms } from './content-forms.ts';

const database = await testDatabase();
const clock = stillClock();
const start = clock.now();
const services = await staffAppServices(database, clock);
const parts = {
  largeForms: [
    ...[imageUploads(services), ...mediaForms(services), ...contentForms(services)],
    ...loginForms(services),
  ],
  pageHandler: async () => new Response('taken', { headers: { 'content-type': 'text/plain' } }),
};
const { app } = await buildTestApp(parts);
afterAll(() => app.close());
const TEXT = '/equipe/conteudo/blog/pt-BR/olho-seco';
const IMAGES = '/equipe/conteudo/imagens';
const EPISODE = '/equipe/conteudo/novo/episodios';
const loginFor = (path: string) => `/equipe/entrar?volta=${encodeURIComponent(path)}`;
const LOGIN = loginFor(TEXT);
const SENT = `${LOGIN}&enviado=1`;
const CODE = LOGIN.replace('entrar', 'entrar/codigo');

let token = '';
let editor = 0;
beforeEach(async () => {
  clock.set(start);
  editor = (await aStaffMember(services, { role: 'editor' })).id;
  token = await beginSession(services, editor, { awaitsSecondFactor: false });
});

const afterMinutes = (minutes: number) => clock.set(new Date(start.getTime() + minutes * 60_000));
const own = () => ({ cookie: `__Host-sid=${token}` });
const words = (bytes: number) => `corpo=${'a'.repeat(bytes - 6)}`;
/** A form with a file of so many bytes, all of them NUL. */
const withFile = (bytes: number) =>
  `--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n${'\0'.repeat(bytes)}\r\n--x--\r\n`;

type Sent = { cookie?: string; type?: string };
async function post(url: string, payload: string | Readable, { cookie, type }: Sent = own()) {
  const headers = {
    'content-type': type ?? 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
  };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return [answer.statusCode, answer.headers.location ?? (answer.statusCode === 200 && answer.body)];
}
const portOf = async (listener: FastifyInstance) =>
  Number(new URL(await listener.listen({ host: '127.0.0.1', port: 0 })).port);
const MULTIPART = 'multipart/form-data; boundary=x';
const inParts = () => ({ ...own(), type: MULTIPART });
const TAKEN = [200, 'taken'];
const TOO_LARGE = [413, false];

describe('once its session has lapsed', () => {
  test('a text goes along to the login, however long the page would have taken it', async () => {
    expect(await post(TEXT, words(100))).toEqual(TAKEN);
    afterMinutes(31);
    for (const bytes of [100, 300_000, 600_000])
      expect(await post(TEXT, words(bytes))).toEqual([307, SENT]);
    expect(await post(TEXT, words(600_001))).toEqual([303, LOGIN]);
  });

  test('a form with a file goes along too', async () => {
    afterMinutes(31);
    for (const path of [IMAGES, EPISODE])
      expect(await post(path, withFile(1_000_000), inParts())).toEqual([
        307,
        `${loginFor(path)}&enviado=1`,
      ]);
    const tooLarge = await post(IMAGES, withFile(6_000_000), inParts());
    expect(tooLarge).toEqual([303, loginFor(IMAGES)]);
  });

  test('what is not a form does not', async () => {
    afterMinutes(31);
    expect(await post(IMAGES, 'x', { ...own(), type: 'text/plain' })).toEqual([
      303,
      loginFor(IMAGES),
    ]);
  });

  test('a slow line has time for a form that is sent elsewhere', async () => {
    const { app: slow } = await buildTestApp({
      ...parts,
      timeouts: { bodyMs: 3_000, largeFormMs: 60_000 },
    });
    const port = await portOf(slow);
    afterMinutes(31);
    const open = (path: string, cookie: string) => {
      const socket = connect(port, '127.0.0.1');
      const head = `POST ${path} HTTP/1.1\r\nHost: clinica.example.com\r\nSec-Fetch-Site: same-origin`;
      const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 12';
      socket.write(`${head}\r\n${type}\r\nCookie: ${cookie}\r\n\r\ncorpo=`);
      return socket;
    };
    const editors = open(TEXT, own().cookie);
    expect(String(await once(editors, 'data').then(([bytes]) => bytes))).toContain(' 307 ');
    // A stranger's, begun later, has run out of time.
    const late = open('/equipe/entrar', 'a=b');
    expect(await text(late)).toMatch(/^HTTP\/1\.1 408 /);
    editors.end(`abcdefGET /a HTTP/1.1\r\nHost: clinica.example.com\r\n\r\n`);
    expect(await text(editors)).toMatch(/^HTTP\/1\.1 200 /);
    await slow.close();
  });
});

test('of strangers no text is read', async () => {
  expect(await post(TEXT, words(100), {})).toEqual([303, LOGIN]);
  const cookie = `__Host-sid=${'x'.repeat(43)}`;
  expect(await post(TEXT, words(100), { cookie })).toEqual([303, LOGIN]);
});

describe('the login', () => {
  test('takes a form that goes along, with its files, for whose session has lapsed', async () => {
    afterMinutes(31);
    expect(await post(SENT, words(600_000))).toEqual(TAKEN);
    expect(await post(SENT, withFile(25 * 1024 * 1024), inParts())).toEqual(TAKEN);
    expect(await post(SENT, withFile(27 * 1024 * 1024), inParts())).toEqual(TOO_LARGE);
  });

  test('takes it in all its steps, from the lapsed session to the new one', async () => {
    for (const path of [LOGIN, CODE]) {
      clock.set(start);
      expect(await post(path, words(2_000_000))).toEqual(TAKEN);
      const waiting = await beginSession(services, editor, { awaitsSecondFactor: true });
      const half = { cookie: `__Host-sid=${waiting}` };
      expect(await post(path, words(2_000_000), half)).toEqual(TAKEN);
      afterMinutes(31);
      expect(await post(path, words(2_000_000))).toEqual(TAKEN);
      expect(await post(path, words(2_100_000))).toEqual(TOO_LARGE);
      const file = await post(path, withFile(10), inParts());
      expect(file).toEqual([400, false]);
    }
  });

  test('takes as little as any page of everybody else', async () => {
    await endSession(database.db, token);
    for (const path of [SENT, LOGIN, CODE])
      for (const sent of [{}, own(), { cookie: `__Host-sid=${'x'.repeat(43)}` }]) {
        expect(await post(path, words(60_000), sent)).toEqual(TAKEN);
        expect(await post(path, words(1_000_000), sent)).toEqual(TOO_LARGE);
        const untold = (bytes: number) => Readable.from([words(10), 'a'.repeat(bytes - 10)]);
        expect(await post(path, untold(60_000), sent)).toEqual(TAKEN);
        expect(await post(path, untold(1_000_000), sent)).toEqual(TOO_LARGE);
        const file = await post(path, withFile(10), { ...sent, type: MULTIPART });
        expect(file).toEqual([400, false]);
      }
  });

  test('answers them before anything is read', async () => {
    const socket = connect(await portOf(app), '127.0.0.1');
    const head = `POST ${SENT} HTTP/1.1\r\nHost: clinica.example.com\r\nSec-Fetch-Site: same-origin`;
    const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000000';
    socket.write(`${head}\r\n${type}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
  });
});
