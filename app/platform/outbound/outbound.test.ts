import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { selfSignedCertificate } from '#tests/self-signed-certificate.ts';
import { createOutbound, type HostAddress } from './outbound.server.ts';

/** Every connection that this process begins, as Node tells of it. */
let connections = 0;
const count = () => {
  connections += 1;
};
const servers: Server[] = [];
beforeEach(() => {
  connections = 0;
  subscribe('net.client.socket', count);
});
afterEach(async () => {
  unsubscribe('net.client.socket', count);
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listening<Kind extends Server>(server: Kind): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const served = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(listener))}`;
const at = (...addresses: string[]): HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Names whose resolver answers with each of these; a clinic's own DNS may be in an attacker's hands. */
const HOSTILE_ANSWERS: string[][] = [
  ['127.0.0.1'],
  ['127.1.2.3'],
  ['0.0.0.0'],
  ['0.1.2.3'],
  ['10.0.0.1'],
  ['10.255.255.255'],
  ['100.64.0.1'],
  ['169.254.169.254'],
  ['169.254.170.2'],
  ['172.16.0.1'],
  ['172.31.255.255'],
  ['192.0.0.8'],
  ['192.0.2.1'],
  ['192.88.99.1'],
  ['192.168.0.1'],
  ['192.168.255.255'],
  ['198.18.0.1'],
  ['198.51.100.7'],
  ['203.0.113.7'],
  ['224.0.0.1'],
  ['239.255.255.250'],
  ['240.0.0.1'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:10.0.0.1'],
  ['::ffff:169.254.169.254'],
  ['::127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['64:ff9b::a9fe:a9fe'],
  ['64:ff9b:1::1'],
  ['100::1'],
  ['2001::1'],
  ['2001:db8::1'],
  ['2002:7f00:1::1'],
  ['2002:a9fe:a9fe::1'],
  ['3fff::1'],
  ['5f00::1'],
  ['fc00::1'],
  ['fd00:ec2::254'],
  ['fe80::1'],
  ['fe80::1%1'],
  ['fec0::1'],
  ['ff02::1'],
  // One of several is enough: which of them is connected to is not for the resolver to choose.
  ['93.184.216.34', '127.0.0.1'],
  ['2606:4700::1111', '::1'],
  ['93.184.216.34', '169.254.169.254', '93.184.216.35'],
  [],
];

test.each(HOSTILE_ANSWERS)('a name that leads to %s is not called', async (...addresses) => {
  const ask = createOutbound({
    lookup: async () => at(...addresses.filter((each) => each !== '')),
  });
  const answer = await ask({ url: 'https://cms.example/', origins: ['https://cms.example'] });
  expect(answer.ok).toBe(false);
  expect(!answer.ok && answer.refusal).toMatch(/^(?:private-address|unknown-host)$/);
  expect(connections).toBe(0);
});

/** As somebody may type them on a screen, so that they are even among the allowed. */
const HOSTILE_ORIGINS = [
  'https://10.0.0.1',
  'https://169.254.169.254',
  'https://0x7f.1:8443',
  'https://2130706433',
  'https://0177.0.0.1',
  'https://127.1',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:a9fe:a9fe]',
  'https://[::]',
  'https://[64:ff9b::10.0.0.1]',
  'https://[fd00::1]',
  'https://[fe80::1]',
  'https://0',
  'http://cms.example',
  'http://8.8.8.8',
  'ftp://cms.example',
  'file:///etc/passwd',
];

test.each(HOSTILE_ORIGINS)('%s is not called, though it is allowed', async (url) => {
  const { origin, hostname } = new URL(url);
  const ask = createOutbound({ lookup: async () => at('93.184.216.34') });
  // This machine under one of its other spellings is allowed where a clinic has named it.
  const isOwn = /^127\./.test(hostname);
  const answer = await ask({ url, origins: [origin], timeoutMs: 2_000 });
  expect(answer.ok).toBe(false);
  if (!isOwn) expect(connections).toBe(0);
});

test.each([
  ['another host', 'https://evil.example/'],
  ['a host that only begins alike', 'https://cms.example.evil.example/'],
  ['another port', 'https://cms.example:8443/'],
  ['another scheme', 'http://cms.example/'],
  ['a user name in front', 'https://cms.example@evil.example/'],
  ['a user name for the host itself', 'https://user:word@cms.example/'],
  ['a back slash', 'https:\\\\evil.example/'],
  ['no address', 'cms.example'],
  ['a script', 'javascript:alert(1)'],
])('%s is not called', async (_what, url) => {
  const ask = createOutbound({ lookup: async () => at('93.184.216.34') });
  const answer = await ask({ url, origins: ['https://cms.example'] });
  expect(answer.ok).toBe(false);
  expect(connections).toBe(0);
});

test('a name that changes its mind after the check is connected to where it was checked', async () => {
  const own = await served((_request, response) => response.end('own'));
  const { port } = new URL(own);
  let asked = 0;
  const ask = createOutbound({
    lookup: async () => {
      asked += 1;
      return asked === 1 ? at('127.0.0.1') : at('10.0.0.1');
    },
  });
  const url = `http://localhost:${port}/`;
  const answer = await ask({ url, origins: [`http://localhost:${port}`] });
  expect(answer.ok && answer.value.body.toString()).toBe('own');
  expect([asked, connections]).toEqual([1, 1]);
});

test('localhost that leads elsewhere is not called', async () => {
  const ask = createOutbound({ lookup: async () => at('10.0.0.1') });
  const answer = await ask({ url: 'http://localhost:1/', origins: ['http://localhost:1'] });
  expect(answer).toEqual({ ok: false, refusal: 'private-address' });
  expect(connections).toBe(0);
});

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i is told and not followed',
  async (status) => {
    const other = await served((_request, response) => response.end('stolen'));
    const own = await served((_request, response) =>
      response.writeHead(status, { location: `${other}/latest/meta-data` }).end(),
    );
    const answer = await createOutbound()({ url: own, origins: [own, other] });
    expect(answer).toEqual({ ok: false, refusal: 'redirected' });
    expect(connections).toBe(1);
  },
);

test('status, headers and body arrive; the request is a plain one', async () => {
  let seen: Record<string, unknown> = {};
  const own = await served((request, response) => {
    seen = request.headers;
    response.writeHead(418, { 'x-wp-total': '200' }).end('á');
  });
  const answer = await createOutbound()({ url: `${own}/x?y=1`, origins: [own] });
  expect(
    answer.ok && { ...answer.value, latencyMs: 0, headers: answer.value.headers['x-wp-total'] },
  ).toEqual({ status: 418, headers: '200', body: Buffer.from('á'), latencyMs: 0 });
  expect(Object.keys(seen).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(seen.connection).toBe('close');
});

test('a body makes it a POST with its length', async () => {
  const own = await served((request, response) => {
    request.on('data', (part) =>
      response.end(`${request.method} ${request.headers['content-length']} ${part}`),
    );
  });
  const answer = await createOutbound()({ url: own, origins: [own], method: 'POST', body: 'ção' });
  expect(answer.ok && answer.value.body.toString()).toBe('POST 5 ção');
});

test.each([
  [
    'announced',
    (own: Parameters<RequestListener>[1]) =>
      own.writeHead(200, { 'content-length': 5_000_000 }).write('x'),
  ],
  ['endless', (own: Parameters<RequestListener>[1]) => void drip(own, 'x'.repeat(65_536))],
  [
    'a packed bomb',
    (own: Parameters<RequestListener>[1]) =>
      own.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  ],
])('what is too large is given up: %s', async (_what, answerWith) => {
  const own = await served((_request, response) => void answerWith(response));
  const answer = await createOutbound()({ url: own, origins: [own], maxBytes: 1_000_000 });
  expect(answer).toEqual({ ok: false, refusal: 'too-large' });
});

async function drip(response: Parameters<RequestListener>[1], part: string) {
  while (!response.destroyed && response.write(part))
    await new Promise((done) => setImmediate(done));
  response.once('drain', () => void drip(response, part));
}

test('a packed answer is unpacked', async () => {
  const own = await served((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('visão')),
  );
  const answer = await createOutbound()({ url: own, origins: [own] });
  expect(answer.ok && answer.value.body.toString()).toBe('visão');
});

test.each([
  ['gzip that is none', { 'content-encoding': 'gzip' }],
  ['a packing that nobody asked for', { 'content-encoding': 'zstd' }],
])('%s is refused', async (_what, headers) => {
  const own = await served((_request, response) => response.writeHead(200, headers).end('plain'));
  const answer = await createOutbound()({ url: own, origins: [own] });
  expect(answer).toEqual({ ok: false, refusal: 'broken' });
});

test.each([
  ['never answers', () => undefined],
  ['answers by drops', (response: Parameters<RequestListener>[1]) => void response.write('x')],
])('who %s is given up', async (_what, answerWith) => {
  const own = await served((_request, response) => answerWith(response));
  const answer = await createOutbound()({ url: own, origins: [own], timeoutMs: 150 });
  expect(answer).toEqual({ ok: false, refusal: 'timeout' });
});

test('a resolver that never answers is given up', async () => {
  const ask = createOutbound({ lookup: () => new Promise(() => undefined) });
  const answer = await ask({
    url: 'https://cms.example',
    origins: ['https://cms.example'],
    timeoutMs: 50,
  });
  expect(answer).toEqual({ ok: false, refusal: 'timeout' });
});

test('nobody there, a broken answer and an unknown name are told apart', async () => {
  const port = await listening(createTcpServer((socket) => socket.resume().end('garbage\r\n\r\n')));
  const broken = `http://127.0.0.1:${port}`;
  expect(await createOutbound()({ url: broken, origins: [broken] })).toEqual({
    ok: false,
    refusal: 'broken',
  });
  const gone = await served(() => undefined);
  await new Promise((done) => servers.pop()?.close(done));
  expect(await createOutbound()({ url: gone, origins: [gone] })).toEqual({
    ok: false,
    refusal: 'unreachable',
  });
  const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  const ask = createOutbound({ lookup: () => Promise.reject(unknown) });
  expect(await ask({ url: 'https://cms.example', origins: ['https://cms.example'] })).toEqual({
    ok: false,
    refusal: 'unknown-host',
  });
});

test('a certificate counts only when it is trusted and names the host', async () => {
  const { key, cert } = selfSignedCertificate('localhost');
  const port = await listening(
    createTlsServer({ key, cert }, (_request, response) => response.end('safe')),
  );
  const url = `https://localhost:${port}`;
  const lookup = async () => at('127.0.0.1');
  expect(await createOutbound({ lookup })({ url, origins: [url] })).toEqual({
    ok: false,
    refusal: 'certificate',
  });
  const trusted = await createOutbound({ lookup, ca: cert })({ url, origins: [url] });
  expect(trusted.ok && trusted.value.body.toString()).toBe('safe');
  const other = selfSignedCertificate('other.example');
  const wrong = await listening(createTlsServer(other, (_request, response) => response.end('no')));
  const wrongUrl = `https://localhost:${wrong}`;
  const named = await createOutbound({ lookup, ca: other.cert })({
    url: wrongUrl,
    origins: [wrongUrl],
  });
  expect(named).toEqual({ ok: false, refusal: 'certificate' });
});
