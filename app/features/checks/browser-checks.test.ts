import { expect, test } from 'vitest';
import { runCheck } from './browser-checks.ts';
import type { PublicCheckId } from './check.ts';
import { allWell, type FakeNet, FIVE_HEADERS, fakeBrowser, SITE } from './test-tools.ts';

const open = new AbortController().signal;

async function found(id: PublicCheckId, net: FakeNet = allWell, site = SITE) {
  const { tools } = fakeBrowser(net, site);
  const { verdict, finding } = await runCheck(tools, id, open);
  return [verdict, finding];
}

/** Runs a check of a site that keeps it waiting until its time is over. */
async function foundAtLast(id: PublicCheckId, net: FakeNet) {
  const { tools, ringNext, waiting } = fakeBrowser(net);
  const work = runCheck(tools, id, open);
  let isDone = false;
  work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!isDone && waiting() > 0) ringNext();
  }
  const { verdict, finding, latencyMs } = await work;
  return [verdict, finding, latencyMs];
}

test.each(['server', 'host', 'assets', 'headers', 'speed', 'server-header', 'tls'] as const)(
  '%s is fine on a site that is well',
  async (id) => {
    expect(await found(id)).toEqual(['success', 'fine']);
  },
);

test.each([
  [{ status: 500 }, ['error', 'unexpected-status']],
  [{ body: '<p>Bem-vindo ao wi-fi do hotel</p>' }, ['error', 'unexpected-status']],
  [{ body: '{"status":"sim"}' }, ['error', 'unexpected-status']],
  [{ body: 'null' }, ['error', 'unexpected-status']],
  ['fails', ['error', 'fetch-failure']],
  [{ type: 'opaqueredirect' }, ['warning', 'opaque-response']],
] as const)('the server that answers %j', async (answer, expected) => {
  expect(await found('server', () => answer)).toEqual(expected);
});

test('from a host of its own the site is asked by its name, and an answer that nobody may read is no error', async () => {
  const site = { ...SITE, here: { protocol: 'https:', host: 'check.clinica.example.com' } };
  const asked: string[] = [];
  const blocked: FakeNet = (path, { mode }) => {
    asked.push(path);
    return mode === 'no-cors' ? { type: 'opaque' } : 'fails';
  };
  expect(await found('server', blocked, site)).toEqual(['warning', 'opaque-response']);
  expect(new Set(asked)).toEqual(new Set(['https://clinica.example.com/healthz']));
  expect(await found('server', () => 'fails', site)).toEqual(['error', 'fetch-failure']);
  const readable: FakeNet = () => ({ body: '{"status":"ok"}' });
  expect(await found('server', readable, site)).toEqual(['success', 'fine']);
});

test.each([
  ['https:', 'clinica.example.com', 'success', 'fine'],
  ['https:', 'check.clinica.example.com', 'success', 'fine'],
  ['https:', 'Check.Clinica.example.com', 'success', 'fine'],
  ['http:', 'clinica.example.com', 'error', 'insecure-protocol'],
  ['https:', 'www.clinica.example.com', 'error', 'host-mismatch'],
  ['https:', 'clinica.example.com:8443', 'error', 'host-mismatch'],
  ['https:', 'check.clinica.example.com.evil.example', 'error', 'host-mismatch'],
  ['http:', '192.0.2.7', 'error', 'host-mismatch'],
])('%s//%s', async (protocol, host, verdict, finding) => {
  const site = { ...SITE, here: { protocol, host } };
  expect(await found('host', allWell, site)).toEqual([verdict, finding]);
});

test('a demo on this machine may do without https', async () => {
  const site = {
    ...SITE,
    origin: 'http://localhost:3000',
    here: { protocol: 'http:', host: 'localhost:3000' },
  };
  expect(await found('host', allWell, site)).toEqual(['success', 'fine']);
});

test.each([
  [0, 'success', 'fine'],
  [1, 'warning', 'partial-assets'],
  [2, 'warning', 'partial-assets'],
  [3, 'error', 'partial-assets'],
])('of three files %i do not come', async (missing, verdict, finding) => {
  const gone = SITE.files.slice(0, missing);
  for (const answer of ['fails', { status: 404, body: 'x' }, { body: '' }] as const) {
    const net: FakeNet = (path, init) =>
      gone.some((file) => path.startsWith(file)) ? answer : allWell(path, init);
    expect(await found('assets', net)).toEqual([verdict, finding]);
  }
});

test('a file that keeps its reader waiting counts as missing after 4 s', async () => {
  const net: FakeNet = (path, init) =>
    path.startsWith('/favicon') ? 'never' : allWell(path, init);
  expect(await foundAtLast('assets', net)).toEqual(['warning', 'partial-assets', 4_000]);
});

test('files are asked for past the service worker and every cache', async () => {
  const { tools, asked } = fakeBrowser(allWell);
  await runCheck(tools, 'assets', open);
  for (const { address, init } of asked) {
    expect(address).toMatch(/\?again=1$/);
    expect(init.cache).toBe('no-store');
  }
});

test.each([
  [5, 'success', 'fine'],
  [4, 'warning', 'missing-headers'],
  [3, 'warning', 'missing-headers'],
  [2, 'error', 'missing-headers'],
  [0, 'error', 'missing-headers'],
])('with %i of the five headers', async (count, verdict, finding) => {
  const headers = Object.fromEntries(Object.entries(FIVE_HEADERS).slice(0, count));
  expect(await found('headers', () => ({ headers }))).toEqual([verdict, finding]);
});

test('headers of an error page say nothing about the site', async () => {
  const net: FakeNet = () => ({ status: 503, headers: FIVE_HEADERS });
  expect(await found('headers', net)).toEqual(['error', 'unexpected-status']);
});

test.each([
  [[10, 20, 30], 'success', 'fine', 20],
  [[1_000, 1_500, 2_000], 'success', 'fine', 1_500],
  [[2_000, 2_000, 2_000], 'success', 'fine', 2_000],
  [[2_000, 2_000, 2_003], 'warning', 'slow', 2_001],
  [[0, 3_900, 3_900], 'warning', 'slow', 2_600],
])('three pages in %j ms', async (times, verdict, finding, latencyMs) => {
  const left = [...times];
  const { tools } = fakeBrowser(() => ({ ms: left.shift() ?? 0, body: 'page' }));
  const outcome = await runCheck(tools, 'speed', open);
  expect(outcome).toMatchObject({ verdict, finding, latencyMs });
});

test('a page that does not come in 4 s, or comes as an error, is no measure of speed', async () => {
  expect(await foundAtLast('speed', () => 'never')).toEqual(['error', 'timeout', 4_000]);
  expect(await found('speed', () => ({ status: 500 }))).toEqual(['error', 'unexpected-status']);
  expect(await found('speed', () => 'fails')).toEqual(['error', 'fetch-failure']);
});

test.each([
  [{}, 'success', 'fine'],
  [{ server: 'nginx/1.24.0' }, 'warning', 'worrying'],
  [{ 'x-powered-by': 'PHP/8.2' }, 'warning', 'worrying'],
])('a server that says of itself %j', async (headers, verdict, finding) => {
  expect(await found('server-header', () => ({ headers }))).toEqual([verdict, finding]);
});

test.each(['server', 'headers', 'server-header', 'tls', 'dns'] as const)(
  '%s that gets no answer ends after 8 s',
  async (id) => {
    expect(await foundAtLast(id, () => 'never')).toEqual(['error', 'timeout', 8_000]);
  },
);

test('what the server finds is told as it told it, with its own time and moment', async () => {
  const told = {
    verdict: 'warning',
    finding: 'not-configured',
    latencyMs: 12,
    at: '2026-11-25T17:59:30.000Z',
  };
  const { tools, asked } = fakeBrowser(() => ({ body: JSON.stringify(told) }));
  expect(await runCheck(tools, 'cms-posts', open)).toEqual(told);
  expect(asked.map(({ address }) => address)).toEqual(['/check/resultado/cms-posts']);
});

test.each([
  [{ status: 429 }, ['warning', 'too-many']],
  [{ status: 404 }, ['error', 'unexpected-status']],
  [{ body: '<html>' }, ['error', 'unexpected-status']],
  [{ body: '{"verdict":"great","finding":"fine"}' }, ['error', 'unexpected-status']],
  [
    { body: '{"verdict":"error","finding":"<b>","latencyMs":1,"at":"2026-11-25T17:59:30.000Z"}' },
    ['error', 'unexpected-status'],
  ],
  ['fails', ['error', 'fetch-failure']],
] as const)('a server that tells %j of a check', async (answer, expected) => {
  expect(await found('dns', () => answer)).toEqual(expected);
});

test('a check that is called off ends with the reason, and its request too', async () => {
  const { tools, asked } = fakeBrowser(() => 'never');
  const leaving = new AbortController();
  const work = runCheck(tools, 'server', leaving.signal);
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await expect(work).rejects.toBe(leaving.signal.reason);
  expect(asked[0]?.init.signal?.aborted).toBe(true);
  await expect(runCheck(tools, 'assets', leaving.signal)).rejects.toBe(leaving.signal.reason);
});

test('nothing of the visitor goes along with a question', async () => {
  const { tools, asked } = fakeBrowser(allWell);
  for (const id of ['server', 'assets', 'headers', 'speed', 'server-header', 'tls'] as const)
    await runCheck(tools, id, open);
  expect(asked.length).toBe(1 + 3 + 1 + 3 + 1 + 1);
  for (const { init } of asked)
    expect([init.credentials, init.body, init.headers]).toEqual(['omit', undefined, undefined]);
});
