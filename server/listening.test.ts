import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { stopOnSignal } from './shutdown.ts';
import { buildTestApp, publicPage, type TestAppParts } from './test-app.ts';

let running: FastifyInstance | undefined;
afterEach(async () => {
  await running?.close();
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeAllListeners(signal);
});

async function listen(parts: TestAppParts = {}): Promise<{ app: FastifyInstance; port: number }> {
  const { app } = await buildTestApp(parts);
  running = app;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: Number(new URL(address).port) };
}

/** Sends raw bytes and returns everything received until the other side closes. */
function speak(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.setTimeout(60_000, () => socket.destroy(new Error('was left open')));
  });
}

const POST = 'POST /form HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\n';
test.each([
  [
    'both length and chunks',
    `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['a folded header', `${POST}X-A: b\r\n c\r\nContent-Length: 0\r\n\r\n`],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n'],
])('a request with %s is refused and the connection closed', async (_, bytes) => {
  const { port } = await listen();
  const answer = await speak(port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('headers beyond 16 KB are refused, with the security headers', async () => {
  const { port } = await listen();
  const answer = await speak(
    port,
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('x-frame-options: DENY');
});

test('a body that does not come ends the request, but not a large form of who may send one', async () => {
  const { port } = await listen({
    timeouts: { bodyMs: 100, largeFormMs: 60_000 },
    largeForms: [{ path: '/large', maxBytes: 1_000, guard: async () => undefined }],
  });
  const large = connect(port, '127.0.0.1');
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const head = `${POST.replace('/form', '/large')}${type}\r\nConnection: close`;
  large.write(`${head}\r\nContent-Length: 2\r\n\r\na`);
  const late = await speak(port, `${POST}Content-Length: 2\r\n\r\na`);
  expect(late).toMatch(/^HTTP\/1\.1 408 /);
  large.write('b');
  const [answer] = await once(large, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

const SECURED = /x-frame-options: DENY.*permissions-policy: /is;

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['two hosts of older HTTP', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  [
    'an expectation that nobody knows',
    `${POST}Expect: cake\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab`,
    417,
  ],
  ['bytes that are no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
])('a refusal of %s carries the security headers', async (_, bytes, status) => {
  const { port } = await listen();
  const answer = await speak(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(SECURED);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('more requests at once than one connection may send are refused with the security headers', async () => {
  const { port } = await listen();
  const answer = await speak(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_001));
  const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
  expect(last).toMatch(/^HTTP\/1\.1 (?:200|503) /);
  expect(last).toMatch(SECURED);
});

test.each(['GET', 'HEAD'])('a %s whose body does not come is ended', async (method) => {
  const { port } = await listen({ timeouts: { bodyMs: 100, largeFormMs: 300_000 } });
  for (const body of ['Content-Length: 10\r\n\r\na', 'Transfer-Encoding: chunked\r\n\r\n1\r\n']) {
    // The answer may come before the body; what counts is that the connection ends.
    await speak(port, `${method} / HTTP/1.1\r\nHost: a\r\n${body}`);
  }
});

test('a network has so many connections and no more, until it closes one', async () => {
  const { app, port } = await listen({
    connectionLimits: { connections: 3, requests: 100 },
    unlimitedAddresses: [],
  });
  const open = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  const countOf = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(countOf).toBe(3);
  const refused = await speak(port, '');
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(SECURED);
  open[0]?.destroy();
  await expect.poll(countOf).toBe(2);
  const taken = await speak(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(taken).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of open) socket.destroy();
});

test('this machine and the proxies that are trusted have no ceiling', async () => {
  const { port } = await listen({ connectionLimits: { connections: 0, requests: 0 } });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(200);
});

test('a network behind a proxy has so many requests under way and no more', async () => {
  const gate = Promise.withResolvers<void>();
  let underWay = 0;
  const { app } = await buildTestApp({
    env: {
      baseUrl: new URL('https://clinica.example.com'),
      trustProxy: ['127.0.0.1'],
      nodeEnv: 'test',
    },
    connectionLimits: { connections: 100, requests: 2 },
    pageHandler: async () => {
      underWay += 1;
      await gate.promise;
      return publicPage('a', { 'cache-control': 'no-store' });
    },
  });
  let count = 0;
  const ask = (address: string) => {
    count += 1;
    return app.inject({ url: `/lento-${count}`, headers: { 'x-forwarded-for': address } });
  };
  const waiting = [ask('2001:db8::1'), ask('2001:db8::2')];
  await expect.poll(() => underWay).toBe(2);
  const refused = await ask('2001:db8::3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.body).toContain('(35) 99555-0100');
  const neighbour = ask('2001:db8:0:1::1');
  await expect.poll(() => underWay).toBe(3);
  gate.resolve();
  const statuses = (await Promise.all([...waiting, neighbour])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200]);
  expect((await ask('2001:db8::4')).statusCode).toBe(200);
});

test('a page learns that its visitor has gone', async () => {
  const asked = Promise.withResolvers<AbortSignal | undefined>();
  const { port } = await listen({
    pageHandler: async (_request, { gone }) => {
      asked.resolve(gone);
      if (gone) await once(gone, 'abort');
      return publicPage('a');
    },
  });
  const visitor = connect(port, '127.0.0.1');
  visitor.write(
    `${POST}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1\r\n\r\na`,
  );
  const gone = await asked.promise;
  expect(gone?.aborted).toBe(false);
  visitor.destroy();
  await expect.poll(() => gone?.aborted).toBe(true);
});

test('a stop does not wait for connections that nobody uses', async () => {
  const { app, port } = await listen();
  const unused = connect(port, '127.0.0.1');
  const used = connect(port, '127.0.0.1', () => used.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  await Promise.all([once(unused, 'connect'), once(used, 'data')]);
  const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
  // Otherwise neither side would close these before the test times out.
  await app.close();
  unused.resume();
  await closed;
});

test('on a stop 50 requests under way finish, and the rest stops after them', async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  let underWay = 0;
  const { app, port } = await listen({
    pageHandler: async () => {
      underWay += 1;
      await gate.promise;
      return publicPage('feito', { 'cache-control': 'no-store' });
    },
  });
  const answers = Array.from({ length: 50 }, async (_, index) => {
    const response = await fetch(`http://127.0.0.1:${port}/lento-${index}`);
    const isWhole = (await response.text()).includes('feito');
    order.push('answer');
    return isWhole && response.status === 200;
  });
  await expect.poll(() => underWay).toBe(50);
  const codes: number[] = [];
  const silent = () => undefined;
  const stopped = stopOnSignal({
    steps: [
      ['server', () => app.close()],
      ['jobs', async () => order.push('jobs')],
      ['database', async () => order.push('database')],
    ],
    log: { debug: silent, info: silent, warn: silent, error: silent },
    exit: (code) => codes.push(code),
    hardExitMs: 60_000,
  })();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(order).toEqual([]);
  gate.resolve();
  await stopped;
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => true));
  expect(order.filter((step) => step !== 'answer')).toEqual(['jobs', 'database']);
  expect(codes).toEqual([0]);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a stop that hangs ends the process with 1; one that fails lets the others stop', async () => {
  const codes: number[] = [];
  const silent = () => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const exit = (code: number) => codes.push(code);
  const hanging: [string, () => Promise<unknown>] = ['jobs', () => new Promise(() => undefined)];
  void stopOnSignal({ steps: [hanging], log, exit, hardExitMs: 50 })();
  await expect.poll(() => codes).toEqual([1]);
  let hasStopped = false;
  await stopOnSignal({
    steps: [
      ['jobs', () => Promise.reject(new Error('no'))],
      ['database', async () => (hasStopped = true)],
    ],
    log,
    exit,
  })();
  expect(hasStopped).toBe(true);
  expect(codes).toEqual([1, 1]);
});
