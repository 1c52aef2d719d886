import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppServices, appServices, visitorAddress } from '#app/context/app-services.ts';
import { BROWSER_CHECKS, PUBLIC_CHECKS, STAFF_CHECKS } from '#app/features/checks/check.ts';
import { exportOf } from '#app/features/checks/check-export.ts';
import { forgetOutcomes } from '#app/features/checks/run-server-check.server.ts';
import { refuse } from '#app/platform/result.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { loader as pageLoader } from './check.tsx';
import { loader as resultLoader } from './check-result.ts';
import { readResults } from './check-results.server.ts';

const database = await testDatabase();
const SERVER_CHECKS = ['tls', 'cms-pages', 'cms-posts', 'cms-categories', 'cms-routes', 'dns'];

/** The site on a name of the internet, and all that its checks have called and resolved. */
async function bench() {
  const base = await staffAppServices(database);
  const called: string[] = [];
  const services: AppServices = {
    ...base,
    env: { ...base.env, baseUrl: new URL('https://clinica.example.com') },
    checks: {
      outbound: async ({ url }) => {
        called.push(String(url));
        return refuse('unreachable');
      },
      readCertificate: async (url) => {
        called.push(String(url));
        return refuse('unreachable');
      },
      resolveName: async (host) => {
        called.push(host);
        return ['192.0.2.7'];
      },
    },
  };
  forgetOutcomes(services.db);
  const ask = (id: string, { query = '', headers = {}, address = '203.0.113.9' } = {}) => {
    const url = new URL(`/check/resultado/${encodeURIComponent(id)}${query}`, services.env.baseUrl);
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, address);
    return {
      request: new Request(url, { headers }),
      url,
      context,
      params: { checkId: id },
      pattern: '/check/resultado/:checkId' as const,
    };
  };
  return { services, called, ask };
}

test('each check that only the server can run is told, and nothing internal with it', async () => {
  const { ask } = await bench();
  for (const id of SERVER_CHECKS) {
    const answer = await resultLoader(ask(id));
    expect([id, answer.status, answer.headers.get('cache-control')]).toEqual([id, 200, 'no-store']);
    const outcome = await answer.json();
    expect(Object.keys(outcome).sort()).toEqual(['at', 'finding', 'latencyMs', 'verdict']);
    expect(JSON.stringify(outcome)).not.toMatch(/example|192\.0|unreachable/);
  }
});

test.each([
  ...BROWSER_CHECKS,
  ...STAFF_CHECKS,
  'nada',
  '',
  '__proto__',
  'constructor',
  'https://169.254.169.254/',
])('no other id is answered: %s', async (id) => {
  const { ask, called } = await bench();
  const answer = await resultLoader(ask(id));
  expect([answer.status, await answer.text()]).toEqual([404, '']);
  expect(called).toEqual([]);
});

test('nothing of a request takes part in where a check looks', async () => {
  const { ask, called } = await bench();
  const more = {
    query: '?url=http://169.254.169.254/latest&host=evil.example&id=database',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    },
  };
  for (const id of SERVER_CHECKS) await resultLoader(ask(id, more));
  expect(called.length).toBeGreaterThan(0);
  for (const target of called) expect(target).toMatch(/^(?:https:\/\/)?clinica\.example\.com\b/);
});

test('however often one asks, targets are asked once in a while', async () => {
  const { ask, called } = await bench();
  await Promise.all(Array.from({ length: 20 }, () => resultLoader(ask('dns'))));
  expect(called).toEqual(['clinica.example.com', 'clinica.example.com']);
});

test('a network that asks too often is refused for a minute, another is not', async () => {
  const { ask } = await bench();
  for (let n = 0; n < 120; n += 1)
    expect((await resultLoader(ask('dns', { address: '198.51.100.4' }))).status).toBe(200);
  const refused = await resultLoader(ask('dns', { address: '198.51.100.4' }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await resultLoader(ask('dns', { address: '192.0.2.200' }))).status).toBe(200);
});

test('the page runs checks when it is asked to, and says when that is too often', async () => {
  const { ask } = await bench();
  const load = async (query: string) => {
    const { request, context } = ask('');
    const url = new URL(`/check${query}`, request.url);
    const args = {
      request: new Request(url),
      url,
      context,
      params: {},
      pattern: '/check' as const,
    };
    const { data, init } = await pageLoader(args);
    const { checks, isTooMany, filter } = data;
    return {
      statuses: [...new Set(checks.map(({ status }) => status))].sort(),
      isTooMany,
      filter,
      status: init?.status,
      kept: new Headers(init?.headers).get('cache-control')?.startsWith('public'),
    };
  };
  const idle = { statuses: ['idle'], isTooMany: false, filter: 'todos', status: 200 };
  expect(await load('')).toEqual({ ...idle, kept: true });
  expect(await load('?estado=erro&executar=nao')).toEqual({ ...idle, kept: false });
  const run = {
    ...idle,
    statuses: ['error', 'success', 'warning'],
    filter: 'atencao',
    kept: false,
  };
  for (let n = 0; n < 120; n += 1) expect(await load('?executar=sim&estado=atencao')).toEqual(run);
  expect(await load('?executar=sim')).toEqual({
    ...idle,
    isTooMany: true,
    status: 429,
    kept: false,
  });
  expect(await load('')).toEqual({ ...idle, kept: true });
});

test('while the database is away the site still tells how it is', async () => {
  const { ask, services } = await bench();
  const db = new Proxy(services.db, {
    get() {
      throw new Error('the database is away');
    },
  });
  const args = ask('dns');
  args.context.set(appServices, { ...services, db });
  expect((await resultLoader(args)).status).toBe(200);
});

test('the file holds every check as anybody may know it', async () => {
  const { ask } = await bench();
  const now = new Date('2026-11-25T18:00:00Z');
  const text = exportOf(await readResults(ask('').context), { release: 'abc', now });
  expect(text).not.toMatch(/clinica\.example|192\.0\.2|"raw"/);
  const { overall, release, exportedAt, checks } = JSON.parse(text);
  expect([overall, release, exportedAt]).toEqual(['error', 'abc', now.toISOString()]);
  expect(checks.map(({ id }: { id: string }) => id)).toEqual([...PUBLIC_CHECKS]);
  for (const check of checks)
    expect(Object.keys(check).sort()).toEqual(['at', 'finding', 'id', 'latencyMs', 'status']);
});
