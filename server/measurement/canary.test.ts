import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { TEST_IDS, testMeasurement } from './test-measurement.ts';
import { testVendor } from './test-vendor.ts';

// Whatever a browser or program puts into any field, personal data is neither stored nor forwarded.

const database = await testDatabase();
const vendor = await testVendor();
const app = await testMeasurement(database, {
  vendorOrigin: vendor.origin,
  apiSecret: 'aB3_dE6-gH9jKlMnOpQrSt',
});

const CANARIES = [
  'Antônia Canário',
  'antonia-canario',
  'antonia.canario@example.com',
  '(35) 99999-0001',
  '35999990001',
  '5535999990001',
  '12345678909',
];
const SIGNS = /can(?:á|%C3%A1|a)rio|example\.com(?!\/|"|%2F|$)|99999-?0001|9999-0001|12345678909/i;

const PAGE = 'https://clinica.example.com/blog';
const ga = {
  consent: 'granted',
  version: '2',
  tracking_id: TEST_IDS.ga,
  client_id: '3f0a4c1e-8c55-4a59-9a57-2f6d1e0b7c11',
  page_url: PAGE,
  user_agent: 'Mozilla/5.0',
  referrer: '',
};
const gtm = {
  consent: 'granted',
  page: { location: PAGE, title: 'Blog', path: '/blog' },
  user_properties: { user_agent: 'Mozilla/5.0' },
};

/** Every body with the canary in one field, and in each part of an address where it can hide. */
function bodiesWith(canary: string): [string, object][] {
  const inAddress = [
    `${PAGE}/${encodeURIComponent(canary)}`,
    `${PAGE}?busca=${encodeURIComponent(canary)}`,
    `${PAGE}#${encodeURIComponent(canary)}`,
    `https://${encodeURIComponent(canary)}@clinica.example.com/blog`,
  ];
  const fields = {
    click_target: canary,
    click_text: canary,
    form_name: canary,
    visibility_state: canary,
    metric_name: canary,
    metric_value: canary,
    metric_rating: canary,
    duration_ms: canary,
    is_compliant: canary,
    action: canary,
    post_slug: canary,
    results_count: canary,
    query: canary,
  };
  const complete = {
    click: { click_target: 'other' },
    blog_interaction: { action: 'share' },
    search_interaction: { results_count: 1 },
    web_vitals: { metric_name: 'LCP', metric_value: 1, metric_rating: 'good' },
  };
  const gaBodies = [
    ...[...Object.keys(ga), 'event_name', 'name'].map((field) => ({ ...ga, [field]: canary })),
    ...inAddress.flatMap((url) => [
      { ...ga, page_url: url },
      { ...ga, referrer: url },
    ]),
  ].map((body) => ({ type: 'pageview', ...body }));
  const events = Object.entries(complete).flatMap(([event, own]) =>
    Object.entries(fields).map(([field, value]) => ({ event, ...own, [field]: value })),
  );
  const pages = [
    ...inAddress.map((location) => ({ ...gtm.page, location })),
    { ...gtm.page, title: canary },
    { ...gtm.page, path: `/${canary}` },
    { ...gtm.page, path: `/blog?busca=${canary}` },
  ];
  return [
    ...gaBodies.map((body): [string, object] => ['/api/analytics/ga', body]),
    ...events.map(({ event, ...own }): [string, object] => [
      '/api/analytics/ga',
      { ...ga, type: 'event', event_name: event, ...own },
    ]),
    ...events.map((event): [string, object] => ['/api/analytics/gtm', { ...gtm, ...event }]),
    ...pages.map((page): [string, object] => [
      '/api/analytics/gtm',
      { ...gtm, event: 'heartbeat', page },
    ]),
    ['/api/analytics/gtm', { ...gtm, event: canary }],
    ['/api/analytics/gtm', { ...gtm, event: 'heartbeat', client_id: canary }],
    ['/api/analytics/gtm', { ...gtm, event: 'heartbeat', user_properties: { user_agent: canary } }],
  ];
}

const HIT_FIELDS =
  'v tid gtm _p cid ul sr _s sid sct seg dl dr dt en _et gcs gcd npa dma uid uip uaa ep.name ep.metric_name epn.metric_value up.phone';

async function stored(): Promise<string> {
  const { rows } = await database.pool.query('select * from event_counts');
  return JSON.stringify(rows);
}

test.each(CANARIES)('%s in any field of an event stays here and is not kept', async (canary) => {
  const statuses = new Set<number>();
  for (const [url, body] of bodiesWith(canary)) {
    const headers = { cookie: `a=${encodeURIComponent(canary)}`, 'user-agent': 'x' };
    statuses.add((await app.post(url, body, headers)).statusCode);
  }
  expect([...statuses].sort()).toEqual([204, 400]);
  await expect.poll(() => vendor.heard.length).toBeGreaterThan(0);
  expect(JSON.stringify(vendor.heard)).not.toMatch(SIGNS);
  expect(await stored()).not.toMatch(SIGNS);
});

test.each(CANARIES)('%s in any field of a hit stays here', async (canary) => {
  const whole = {
    v: '2',
    tid: TEST_IDS.ga,
    cid: '1234567890.1759600000',
    gcs: 'G111',
    dl: PAGE,
    en: 'page_view',
  };
  for (const field of HIT_FIELDS.split(' ')) {
    const query = new URLSearchParams({ ...whole, [field]: canary });
    const line = new URLSearchParams({ en: 'scroll', [field]: canary }).toString();
    await app.get(`/collect?${query}`);
    await app.post(`/collect?${new URLSearchParams(whole)}`, line, {
      'content-type': 'text/plain',
    });
  }
  await expect.poll(() => vendor.heard.length).toBeGreaterThan(HIT_FIELDS.split(' ').length);
  expect(JSON.stringify(vendor.heard)).not.toMatch(SIGNS);
});
