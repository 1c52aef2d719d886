import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbound } from '#app/platform/outbound/outbound.server.ts';
import { createCertificateReader } from '#app/platform/outbound/read-certificate.server.ts';
import { testDatabase } from '#tests/database.ts';
import { selfSignedCertificate } from '#tests/self-signed-certificate.ts';
import { CHECKED_FILES, SECURITY_HEADERS, STAFF_CHECKS } from './check.ts';
import { forgetWays } from './reach-site.server.ts';
import { forgetOutcomes, runServerCheck } from './run-server-check.server.ts';
import {
  checkServices,
  type Peer,
  quickOutbound,
  type SiteFaults,
  siteAnswer,
  startPeer,
} from './test-checks.ts';

const database = await testDatabase();
let peers: Peer[] = [];
let faults: SiteFaults = {};

beforeEach(() => {
  faults = {};
  forgetOutcomes(database.db);
  forgetWays(database.db);
});
afterEach(async () => {
  await Promise.all(peers.map(({ close }) => close()));
  peers = [];
});

async function aSite(changes: SiteFaults = {}): Promise<Peer> {
  faults = changes;
  const peer = await startPeer(siteAnswer(() => faults));
  peers.push(peer);
  return peer;
}

const DAY_MS = 86_400_000;

test.each([
  ['server', { status: 500 }, 'error', 'unexpected-status'],
  ['host', { canonical: 'https://outra.example.com' }, 'error', 'host-mismatch'],
  ['host', { canonical: null }, 'error', 'host-mismatch'],
  ['host', { canonical: null, head: '<link '.repeat(200_000) }, 'error', 'host-mismatch'],
  ['host', { head: '<link rel="icon">' }, 'success', 'fine'],
  ['host', { redirectTo: 'https://outra.example.com/' }, 'error', 'host-mismatch'],
  ['assets', { missingFiles: [CHECKED_FILES[1]] }, 'warning', 'partial-assets'],
  ['assets', { missingFiles: CHECKED_FILES }, 'error', 'fetch-failure'],
  ['headers', { lacks: SECURITY_HEADERS.slice(0, 1) }, 'warning', 'missing-headers'],
  ['headers', { lacks: SECURITY_HEADERS.slice(0, 2) }, 'warning', 'missing-headers'],
  ['headers', { lacks: SECURITY_HEADERS.slice(0, 3) }, 'error', 'missing-headers'],
  ['server-header', { server: 'nginx/1.2' }, 'warning', 'worrying'],
] as const)('%s tells what %o is', async (id, changes, verdict, finding) => {
  const { origin } = await aSite();
  const services = checkServices(database, { baseUrl: origin });
  expect(await runServerCheck(services, id)).toMatchObject({ verdict: 'success', finding: 'fine' });
  faults = changes;
  forgetOutcomes(database.db);
  forgetWays(database.db);
  expect(await runServerCheck(services, id)).toMatchObject({ verdict, finding });
});

test.each(['server', 'host', 'assets', 'headers', 'speed', 'server-header'] as const)(
  '%s is an error when nobody listens, and when nobody answers',
  async (id) => {
    const peer = await aSite();
    await peer.close();
    peers = [];
    const services = checkServices(database, { baseUrl: peer.origin });
    expect(await runServerCheck(services, id)).toMatchObject({
      verdict: 'error',
      finding: 'fetch-failure',
    });
    forgetOutcomes(database.db);
    forgetWays(database.db);
    const mute = await startPeer(() => undefined);
    peers.push(mute);
    const late = checkServices(database, {
      baseUrl: mute.origin,
      checks: { outbound: quickOutbound(60) },
    });
    expect(await runServerCheck(late, id)).toMatchObject({ verdict: 'error', finding: 'timeout' });
  },
);

test('pages that need more than two seconds on average are slow, with the time of each', async () => {
  const { origin } = await aSite({ delayMs: 2_050 });
  const outcome = await runServerCheck(checkServices(database, { baseUrl: origin }), 'speed');
  expect(outcome).toMatchObject({ verdict: 'warning', finding: 'slow', raw: {} });
  expect(outcome.raw.probes).toHaveLength(3);
});

test('between one second and two all is well, and that it is not fast is noted', async () => {
  const { origin } = await aSite({ delayMs: 1_100 });
  const outcome = await runServerCheck(checkServices(database, { baseUrl: origin }), 'speed');
  expect(outcome).toMatchObject({ verdict: 'success', raw: { note: 'between-fast-and-slow' } });
});

test('a site that cannot be reached by its own name from here is asked by the listener, and only warns', async () => {
  const { port, hosts } = await aSite({ canonical: 'https://clinica.example.com' });
  const services = checkServices(database, {
    baseUrl: 'https://clinica.example.com',
    env: { port },
    // As behind a router that does not lead its own address back in.
    checks: {
      outbound: createOutbound({ lookup: async () => [{ address: '192.168.0.7', family: 4 }] }),
    },
  });
  expect(await runServerCheck(services, 'server')).toMatchObject({
    verdict: 'warning',
    finding: 'fetch-failure',
    raw: { nameRefusal: 'private-address' },
  });
  expect(await runServerCheck(services, 'host')).toMatchObject({ verdict: 'warning' });
  for (const id of ['assets', 'headers', 'speed', 'server-header'] as const) {
    expect(await runServerCheck(services, id), id).toMatchObject({
      verdict: 'success',
      raw: { via: 'loopback' },
    });
  }
  expect(new Set(hosts)).toEqual(new Set(['clinica.example.com']));
});

test('a name that resolves to a private network is never called there', async () => {
  const { port, asked } = await aSite();
  const services = checkServices(database, {
    baseUrl: `https://clinica.example.com:${port}`,
    env: { host: '10.0.0.5', port },
    checks: {
      outbound: createOutbound({ lookup: async () => [{ address: '127.0.0.1', family: 4 }] }),
    },
  });
  expect(await runServerCheck(services, 'server')).toMatchObject({
    verdict: 'error',
    raw: { refusal: 'private-address' },
  });
  expect(asked).toEqual([]);
});

test.each([
  [60, 'success', 'fine', 'success', 'fine'],
  [20, 'success', 'fine', 'warning', 'worrying'],
  [3, 'success', 'fine', 'error', 'failing'],
  [-1, 'error', 'insecure-protocol', 'error', 'failing'],
] as const)(
  'a certificate with %i days left: %s, %s and for staff %s, %s',
  async (days, verdict, finding, staffVerdict, staffFinding) => {
    const to = new Date(Date.now() + (days + 0.5) * DAY_MS);
    const certificate = selfSignedCertificate('localhost', to);
    const peer = await startPeer(
      siteAnswer(() => ({}), true),
      certificate,
    );
    peers.push(peer);
    const services = checkServices(database, {
      baseUrl: peer.origin,
      clock: { now: () => new Date() },
      checks: { readCertificate: createCertificateReader({ ca: certificate.cert }) },
    });
    const tls = await runServerCheck(services, 'tls');
    expect(tls).toMatchObject({ verdict, finding });
    if (days > 0) expect(tls.raw).toMatchObject({ isTrusted: true, fault: null });
    else expect(tls.raw).toMatchObject({ isTrusted: false, fault: 'CERT_HAS_EXPIRED' });
    expect(await runServerCheck(services, 'certificate')).toMatchObject({
      verdict: staffVerdict,
      finding: staffFinding,
    });
    expect(peer.asked).toEqual([]);
  },
);

test('a certificate of an unknown authority is no secure connection', async () => {
  const peer = await startPeer(
    siteAnswer(() => ({}), true),
    selfSignedCertificate('localhost'),
  );
  peers.push(peer);
  const services = checkServices(database, { baseUrl: peer.origin });
  expect(await runServerCheck(services, 'tls')).toMatchObject({
    verdict: 'error',
    finding: 'insecure-protocol',
    raw: { fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  });
});

test('http on this machine is a warning, and has no certificate to look at', async () => {
  const services = checkServices(database, { baseUrl: 'http://localhost:3000' });
  expect(await runServerCheck(services, 'tls')).toMatchObject({
    verdict: 'warning',
    finding: 'insecure-protocol',
  });
  expect(await runServerCheck(services, 'certificate')).toMatchObject({
    verdict: 'warning',
    finding: 'not-configured',
  });
});

const no = (code: string) => async () => {
  throw Object.assign(new Error(`query ${code}`), { code });
};

test.each([
  [
    'both',
    async (_: string, family: 4 | 6) => (family === 4 ? ['203.0.113.9'] : ['2001:db8::9']),
    'success',
    'fine',
  ],
  ['no name', no('ENOTFOUND'), 'error', 'fetch-failure'],
  ['no answer', no('ETIMEOUT'), 'error', 'timeout'],
  ['an empty answer', async () => [], 'error', 'fetch-failure'],
] as const)('a name with %s', async (_, resolveName, verdict, finding) => {
  const services = checkServices(database, {
    baseUrl: 'https://clinica.example.com',
    checks: { resolveName },
  });
  expect(await runServerCheck(services, 'dns')).toMatchObject({ verdict, finding });
});

test('a name without IPv6 is fine, and that is noted', async () => {
  const resolveName = async (_: string, family: 4 | 6) => {
    if (family === 6) throw Object.assign(new Error('no data'), { code: 'ENODATA' });
    return ['203.0.113.9'];
  };
  const services = checkServices(database, {
    baseUrl: 'https://clinica.example.com',
    checks: { resolveName },
  });
  expect(await runServerCheck(services, 'dns')).toMatchObject({
    verdict: 'success',
    raw: { a: ['203.0.113.9'], aaaa: [], note: 'no-ipv6', isThisMachine: false },
  });
});

test('however many ask, one looks, and for half a minute nobody looks again', async () => {
  const { origin, asked } = await aSite();
  const services = checkServices(database, { baseUrl: origin });
  const all = await Promise.all(
    Array.from({ length: 20 }, () => runServerCheck(services, 'server')),
  );
  expect(new Set(all).size).toBe(1);
  await runServerCheck(services, 'server');
  expect(asked).toEqual(['/healthz']);
});

test('a check that breaks is an error of what it looks at, and quotes nothing', async () => {
  const broken = {
    ...checkServices(database, { baseUrl: 'http://localhost:3000' }),
    checks: {
      dataDir: '/nowhere/at/all',
      cms: () => Promise.reject(new Error('maria@example.com')),
    },
  };
  for (const id of ['disk', 'cms-posts'] as const) {
    const outcome = await runServerCheck(broken, id);
    expect(outcome).toMatchObject({ verdict: 'error', finding: 'failing' });
    expect(JSON.stringify(outcome)).not.toMatch(/maria|nowhere/);
  }
  expect(STAFF_CHECKS).toContain('disk');
});

test('a check that never ends is ended after eight seconds', async () => {
  vi.useFakeTimers();
  try {
    const services = checkServices(database, {
      baseUrl: 'http://localhost:3000',
      checks: { cmsState: () => new Promise(() => undefined) },
    });
    const outcome = runServerCheck(services, 'cms');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatchObject({ verdict: 'error', finding: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});
