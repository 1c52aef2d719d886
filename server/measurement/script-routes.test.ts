import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { TEST_IDS, testMeasurement } from './test-measurement.ts';
import { testVendor } from './test-vendor.ts';

const database = await testDatabase();
const vendor = await testVendor();
const start = (ids = {}, more: { timeoutMs?: number } = {}) =>
  testMeasurement(database, { vendorOrigin: vendor.origin, ids: { ...TEST_IDS, ...ids }, ...more });

const GTAG = `/gtag.js?id=${TEST_IDS.ga}`;
const HOUR_MS = 3_600_000;

test.each([
  [GTAG, `/gtag/js?id=${TEST_IDS.ga}`],
  [`/gtm.js?id=${TEST_IDS.gtm}`, `/gtm.js?id=${TEST_IDS.gtm}`],
])('%s is the vendor’s script through this site', async (url, vendorUrl) => {
  const { get } = await start();
  const { statusCode, headers, body } = await get(url, { cookie: 'secret=1' });
  expect([statusCode, body]).toEqual([200, '/* 1 */']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(vendor.heard.map((each) => each.url)).toEqual([vendorUrl]);
  expect(vendor.heard[0]?.headers).not.toHaveProperty('cookie');
  const unchanged = await get(url, { 'if-none-match': String(headers.etag) });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
});

test.each([
  '/gtag.js',
  '/gtag.js?id=',
  '/gtag.js?id=G-OTHER1234',
  `/gtag.js?id=${TEST_IDS.gtm}`,
  `${GTAG}&id=G-OTHER1234`,
  `${GTAG}/../x`,
  `/gtm.js?id=${TEST_IDS.ga}`,
  '/gtm.js?id=https://evil.example/x.js',
])('%s is not there', async (url) => {
  const { get } = await start();
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(vendor.heard).toEqual([]);
});

test('nothing is there where nothing is configured', async () => {
  const { get } = await start({ ga: undefined, gtm: undefined });
  expect((await get(GTAG)).statusCode).toBe(404);
  expect(vendor.heard).toEqual([]);
});

test('other methods are told which there are', async () => {
  const { post } = await start();
  const { statusCode, headers } = await post(GTAG, {});
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['blocked', 'slow', 'broken', 'huge', 'redirecting', 'html'] as const)(
  'a vendor that is %s is no script, and is left alone for a minute',
  async (mood) => {
    const { get, clock } = await start({}, mood === 'slow' ? { timeoutMs: 2_000 } : {});
    vendor.become(mood);
    const answers = [await get(GTAG), await get(GTAG)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([502, 502]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(vendor.heard).toHaveLength(1);
    vendor.become('answering');
    clock.set(new Date(clock.now().getTime() + 60_000));
    expect((await get(GTAG)).statusCode).toBe(200);
  },
);

describe('a copy', () => {
  test('is fetched once for all who ask, and kept for an hour', async () => {
    const { get, clock } = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(GTAG)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['/* 1 */']));
    clock.set(new Date(clock.now().getTime() + HOUR_MS - 1));
    await get(GTAG);
    expect(vendor.heard).toHaveLength(1);
    clock.set(new Date(clock.now().getTime() + 1));
    await get(GTAG);
    await expect.poll(async () => (await get(GTAG)).body).toBe('/* 2 */');
  });

  test('stands in for a vendor that fails, for a day', async () => {
    const { get, clock } = await start();
    await get(GTAG);
    vendor.become('blocked');
    const fetchedAtMs = clock.now().getTime();
    for (const hours of [1, 12, 23.9]) {
      clock.set(new Date(fetchedAtMs + hours * HOUR_MS));
      expect((await get(GTAG)).body).toBe('/* 1 */');
    }
    clock.set(new Date(fetchedAtMs + 25 * HOUR_MS));
    expect((await get(GTAG)).statusCode).toBe(502);
  });
});
