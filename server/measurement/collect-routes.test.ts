import { expect, test } from 'vitest';
import { EVENT_LIMIT } from '#app/features/analytics/count-event.server.ts';
import { testDatabase } from '#tests/database.ts';
import { TEST_IDS, testMeasurement } from './test-measurement.ts';
import { testVendor } from './test-vendor.ts';

const database = await testDatabase();
const vendor = await testVendor();
const app = await testMeasurement(database, { vendorOrigin: vendor.origin });

const HIT = {
  v: '2',
  tid: TEST_IDS.ga,
  cid: '1234567890.1759600000',
  gcs: 'G111',
  dl: 'https://clinica.example.com/servicos?busca=catarata',
  en: 'page_view',
  dt: 'Antônia Reis',
};
const hit = (changes: Record<string, string> = {}) =>
  `/collect?${new URLSearchParams({ ...HIT, ...changes })}`;
const BEACON = { 'content-type': 'text/plain;charset=UTF-8' };
/** Time for a request that must not come. */
const passing = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a hit is passed on without the visitor’s address, cookies and device', async () => {
  const headers = {
    cookie: '_ga=GA1.1.1; agendamento=secret',
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) Mobile/15E148 Secret/1.2.3',
    referer: 'https://clinica.example.com/servicos?busca=catarata',
    'x-forwarded-for': '203.0.113.7',
    'accept-language': 'pt-BR,pt;q=0.7',
  };
  const answer = await app.get(hit(), headers);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    204,
    '',
    'no-store',
  ]);
  await expect.poll(() => vendor.heard).toHaveLength(1);
  const [heard] = vendor.heard;
  expect(heard?.url).toMatch(/^\/g\/collect\?/);
  expect(JSON.stringify(heard)).not.toMatch(/Secret|cookie|203\.0|catarata|Ant|iPhone|pt;q/);
  expect(heard?.headers['user-agent']).toContain('Mobile');
});

test.each(['/collect', '/collect/g/collect'])('%s takes batches by POST', async (path) => {
  const url = hit({ en: '' }).replace('/collect', path);
  const answer = await app.post(url, 'en=scroll&epn.percent_scrolled=90', BEACON);
  expect(answer.statusCode).toBe(204);
  await expect.poll(() => vendor.heard).toHaveLength(1);
  expect(vendor.heard[0]?.body).toBe('epn.percent_scrolled=90&en=scroll');
});

test.each<[string, string, Record<string, string>]>([
  ['nothing', '/collect', {}],
  ['another property', hit({ tid: 'G-OTHER1234' }), {}],
  ['no consent', hit({ gcs: 'G100' }), {}],
  ['a private page', hit({ dl: 'https://clinica.example.com/meu-agendamento' }), {}],
  ['another site', hit(), { 'sec-fetch-site': 'cross-site' }],
])('%s is 204 and goes nowhere', async (_, url, headers) => {
  expect((await app.get(url, headers)).statusCode).toBe(204);
  await passing();
  expect(vendor.heard).toEqual([]);
});

test('where Google Analytics is not configured nothing goes anywhere', async () => {
  const alone = await testMeasurement(database, { vendorOrigin: vendor.origin, ids: {} });
  expect((await alone.get(hit())).statusCode).toBe(204);
  await passing();
  expect(vendor.heard).toEqual([]);
});

test.each(['blocked', 'slow', 'broken', 'huge', 'redirecting', 'html'] as const)(
  'a vendor that is %s changes no answer',
  async (mood) => {
    vendor.become(mood);
    expect((await app.get(hit())).statusCode).toBe(204);
  },
);

test('too much at once is 413 or 429, another method 405', async () => {
  const large = await app.post(hit(), 'x'.repeat(17 * 1024), BEACON);
  expect(large.statusCode).toBe(413);
  const answer = await app.app.inject({
    method: 'PUT',
    url: '/collect',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  const limited = await testMeasurement(database, {
    vendorOrigin: vendor.origin,
    rateLimits: true,
  });
  for (let n = 0; n < EVENT_LIMIT.hits; n += 1) await limited.get(hit());
  const last = await limited.get(hit());
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});
