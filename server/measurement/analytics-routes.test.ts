import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventCounts } from '#app/db/schema.ts';
import { EVENT_LIMIT } from '#app/features/analytics/count-event.server.ts';
import {
  type GaBody,
  type GtmBody,
  MAX_AGE_MS,
  type MeasuredEvent,
} from '#app/features/analytics/events.ts';
import { testDatabase } from '#tests/database.ts';
import { TEST_IDS, testMeasurement } from './test-measurement.ts';
import { testVendor } from './test-vendor.ts';

const database = await testDatabase();
const { db } = database;
const vendor = await testVendor();
const API_SECRET = 'aB3_dE6-gH9jKlMnOpQrSt';
// Without the secret nothing is passed on, which would arrive during the tests of that.
const app = await testMeasurement(database, { vendorOrigin: vendor.origin });
const passing = { vendorOrigin: vendor.origin, apiSecret: API_SECRET };
const passingApp = await testMeasurement(database, passing);

const GA = '/api/analytics/ga';
const GTM = '/api/analytics/gtm';
const CLIENT = '3f0a4c1e-8c55-4a59-9a57-2f6d1e0b7c11';

const gaCommon = {
  consent: 'granted',
  version: '2',
  tracking_id: TEST_IDS.ga,
  client_id: CLIENT,
  page_url: 'https://clinica.example.com/servicos',
  user_agent: 'Mozilla/5.0',
  referrer: 'https://www.google.com/',
} as const;
const pageView: GaBody = { ...gaCommon, type: 'pageview' };
const gaEvent = ({ event, ...fields }: MeasuredEvent) => ({
  ...gaCommon,
  type: 'event',
  event_name: event,
  ...fields,
});
const gtmEvent = (event: MeasuredEvent): GtmBody => ({
  consent: 'granted',
  page: { location: 'https://clinica.example.com/', title: 'Clareia', path: '/' },
  user_properties: { user_agent: 'Mozilla/5.0' },
  ...event,
});

const EVENTS: [MeasuredEvent, string, string][] = [
  [{ event: 'page_view' }, '', ''],
  [{ event: 'heartbeat' }, '', ''],
  [{ event: 'click', click_target: 'whatsapp', click_text: 'Falar agora' }, 'whatsapp', ''],
  [{ event: 'form_submit', form_name: 'contact' }, 'contact', ''],
  [{ event: 'visibility_change', visibility_state: 'hidden' }, 'hidden', ''],
  [
    { event: 'web_vitals', metric_name: 'CLS', metric_value: 0.02, metric_rating: 'good' },
    'CLS',
    'good',
  ],
  [{ event: 'long_task', duration_ms: 80 }, '', ''],
  [{ event: 'vitals_compliance', is_compliant: false }, 'missed', ''],
  [{ event: 'blog_interaction', action: 'share', post_slug: 'olho-seco' }, 'share', ''],
  [{ event: 'search_interaction', results_count: 2, query: 'glaucoma' }, 'found', ''],
];

async function counted() {
  const rows = await db.select().from(eventCounts);
  return rows.map(({ event, path, detail, rating, hits }) => [event, path, detail, rating, hits]);
}

describe('POST /api/analytics/ga', () => {
  test('a page view is counted by page, day and where people came from', async () => {
    const answer = await app.post(GA, pageView);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      204,
      '',
      'no-store',
    ]);
    await app.post(GA, pageView);
    expect(await counted()).toEqual([['page_view', '/servicos', 'search', '', 2]]);
    expect((await db.select().from(eventCounts))[0]?.countedOn).toBe('2026-10-05');
  });

  test('an age in parts of a millisecond, as browsers measure it, is taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: MAX_AGE_MS, noNaN: true }), async (age_ms) => {
        expect((await app.post(GA, { ...pageView, age_ms })).statusCode).toBe(204);
      }),
      { examples: [[0.1], [69_999.899_999_976_16], [MAX_AGE_MS]], numRuns: 30 },
    );
  });

  test.each(EVENTS.slice(1))('%j is counted', async (event, detail, rating) => {
    expect((await app.post(GA, gaEvent(event))).statusCode).toBe(204);
    expect(await counted()).toEqual([[event.event, '/servicos', detail, rating, 1]]);
  });
});

describe('POST /api/analytics/gtm', () => {
  test.each(EVENTS.slice(1))('%j is counted', async (event, detail, rating) => {
    expect((await app.post(GTM, gtmEvent(event))).statusCode).toBe(204);
    expect(await counted()).toEqual([[event.event, '/', detail, rating, 1]]);
  });

  test('a page view is for Google alone: it has been counted already', async () => {
    expect((await passingApp.post(GTM, gtmEvent({ event: 'page_view' }))).statusCode).toBe(204);
    await expect.poll(() => vendor.heard).toHaveLength(1);
    expect(JSON.parse(vendor.heard[0]?.body ?? '')).toMatchObject({
      client_id: '1.1',
      events: [{ name: 'page_view', params: { page_location: 'https://clinica.example.com/' } }],
    });
    expect(await counted()).toEqual([]);
  });

  test('a data layer needs no event', async () => {
    const { event: _, ...body } = {
      ...gtmEvent({ event: 'heartbeat' }),
      type: 'dataLayer',
      event: 1,
    };
    expect((await app.post(GTM, body)).statusCode).toBe(204);
    expect(await counted()).toEqual([['data_layer', '/', '', '', 1]]);
  });
});

describe('a body that is not one', () => {
  const click = gaEvent({ event: 'click', click_target: 'phone' });
  const beat = gtmEvent({ event: 'heartbeat' });

  test.each<[string, string, object | string, string]>([
    ['without consent', GA, { ...pageView, consent: undefined }, 'consent'],
    ['with consent denied', GTM, { ...beat, consent: 'denied' }, 'consent'],
    ['of another property', GA, { ...pageView, tracking_id: 'G-OTHER1234' }, 'tracking_id'],
    ['of no version', GA, { ...pageView, version: 2 }, 'version'],
    ['of a client with a name', GA, { ...pageView, client_id: 'Antônia' }, 'client_id'],
    ['of a client with a phone', GTM, { ...beat, client_id: '35999990001' }, 'client_id'],
    ['of another type', GA, { ...pageView, type: 'transaction' }, 'type'],
    ['of no page', GA, { ...pageView, page_url: '/servicos' }, 'page_url'],
    ['of a script as page', GA, { ...pageView, page_url: 'javascript:alert(1)' }, 'page_url'],
    ['an event without a name', GA, { ...gaCommon, type: 'event' }, 'event_name'],
    ['an unknown event', GA, { ...click, event_name: 'toString' }, 'event_name'],
    ['an unknown field', GA, { ...pageView, name: 'Antônia' }, 'name'],
    ['a field of another event', GA, { ...pageView, metric_name: 'LCP' }, 'metric_name'],
    ['a target in own words', GA, { ...click, click_target: 'Antônia' }, 'click_target'],
    ['a click without target', GTM, { ...beat, event: 'click' }, 'click_target'],
    [
      'a long click',
      GTM,
      { ...beat, event: 'click', click_target: 'other', click_text: 'x'.repeat(101) },
      'click_text',
    ],
    ['neither event nor type', GTM, { ...beat, event: undefined }, 'event'],
    ['an old event', GTM, { ...beat, age_ms: 3_600_000 }, 'age_ms'],
    ['more in a page', GTM, { ...beat, page: { ...beat.page, name: 'x' } }, 'page.name'],
    ['no object', GTM, '[]', 'body'],
    ['no JSON', GA, '{', 'body'],
    ['nothing', GA, '', 'body'],
    ['a prototype', GA, '{"__proto__":{}}', 'body'],
  ])('%s is 400', async (_, url, body, field) => {
    const answer = await passingApp.post(url, body);
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().errors.map((each: { field: string }) => each.field);
    expect(fields).toContain(field);
    expect(await counted()).toEqual([]);
    expect(vendor.heard).toEqual([]);
  });

  test('in another type is 415, too large is 413', async () => {
    const text = await passingApp.post(GA, 'x', { 'content-type': 'text/plain' });
    expect(text.statusCode).toBe(415);
    expect((await passingApp.post(GA, `"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
  });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is 405', async (method) => {
  for (const url of [GA, GTM]) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await passingApp.app.inject({ method, url, headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  }
});

test('other addresses beside them are not there', async () => {
  for (const url of ['/api/analytics', '/api/analytics/ga/', '/api/v1/analytics/ga']) {
    expect((await passingApp.post(url, pageView)).statusCode).toBe(404);
  }
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
  '%j: another site’s events are refused',
  async (headers) => {
    expect((await passingApp.post(GA, pageView, headers)).statusCode).toBe(403);
    expect(await counted()).toEqual([]);
  },
);

test.each([
  '/agendamento/dados',
  '/en-us/meu-agendamento',
  '/equipe',
  '/%61gendamento',
  '/servicos/acompanhamento-pediatrico',
])('an event on %s is taken and forgotten', async (path) => {
  const url = `https://clinica.example.com${path}`;
  const hidden = gtmEvent({ event: 'heartbeat' });
  const answers = [
    await passingApp.post(GA, { ...pageView, page_url: url }),
    await passingApp.post(GTM, { ...hidden, page: { ...hidden.page, path } }),
    await passingApp.post(GTM, { ...hidden, page: { ...hidden.page, location: url } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await counted()).toEqual([]);
  expect(vendor.heard).toEqual([]);
});

test('an unknown page is counted without its address, and not passed on', async () => {
  const url = 'https://clinica.example.com/maria-silva?x=1';
  await passingApp.post(GA, { ...pageView, page_url: url });
  await passingApp.post(GA, { ...gaEvent({ event: 'heartbeat' }), page_url: url });
  expect((await counted()).map(([event, path]) => [event, path])).toEqual([
    ['page_view', '*'],
    ['heartbeat', '*'],
  ]);
  expect(vendor.heard).toEqual([]);
});

describe('what is passed on', () => {
  test('is the event and its page, with an id that only this site can trace', async () => {
    await passingApp.post(GA, {
      ...gaEvent(EVENTS[5]?.[0] ?? { event: 'heartbeat' }),
      age_ms: 59_999.6,
    });
    await expect.poll(() => vendor.heard).toHaveLength(1);
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '' }] =
      vendor.heard;
    expect([method, url]).toEqual([
      'POST',
      `/mp/collect?measurement_id=${TEST_IDS.ga}&api_secret=${API_SECRET}`,
    ]);
    expect(JSON.parse(body)).toEqual({
      client_id: expect.stringMatching(/^\d+\.\d+$/),
      timestamp_micros: (passingApp.clock.now().getTime() - 60_000) * 1_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'web_vitals',
          params: {
            page_location: 'https://clinica.example.com/servicos',
            engagement_time_msec: 1,
            metric_name: 'CLS',
            metric_value: 0.02,
            metric_rating: 'good',
          },
        },
      ],
    });
    expect(JSON.stringify(headers)).not.toMatch(/cookie|forwarded|Mozilla/i);
  });

  test('is nothing without the secret', async () => {
    const quiet = await testMeasurement(database, { vendorOrigin: vendor.origin });
    const beat = gaEvent({ event: 'heartbeat' });
    expect((await quiet.post(GA, beat)).statusCode).toBe(204);
    expect(await counted()).toHaveLength(1);
    expect(vendor.heard).toEqual([]);
  });

  test('is no page view that Google’s own script tells', async () => {
    await passingApp.post(GA, pageView);
    await passingApp.post(GA, gaEvent({ event: 'heartbeat' }));
    await expect.poll(() => vendor.heard).toHaveLength(1);
    expect(vendor.heard[0]?.body).toContain('"name":"heartbeat"');
  });

  test.each(['blocked', 'slow', 'broken', 'redirecting'] as const)(
    'to a vendor that is %s changes no answer',
    async (mood) => {
      vendor.become(mood);
      expect((await passingApp.post(GA, gaEvent({ event: 'heartbeat' }))).statusCode).toBe(204);
      expect(await counted()).toHaveLength(1);
      await expect.poll(() => vendor.heard).toHaveLength(1);
    },
  );

  test('stops for a minute after five failures', async () => {
    const tired = await testMeasurement(database, passing);
    vendor.become('blocked');
    for (let n = 1; n <= 5; n += 1) {
      await tired.post(GA, gaEvent({ event: 'heartbeat' }));
      await expect.poll(() => vendor.heard.length).toBe(n);
    }
    await expect
      .poll(async () => {
        const before = vendor.heard.length;
        await tired.post(GA, gaEvent({ event: 'heartbeat' }));
        await new Promise((resolve) => setTimeout(resolve, 50));
        return vendor.heard.length - before;
      })
      .toBe(0);
    vendor.become('answering');
    tired.clock.set(new Date(tired.clock.now().getTime() + 60_000));
    const before = vendor.heard.length;
    await tired.post(GA, gaEvent({ event: 'heartbeat' }));
    await expect.poll(() => vendor.heard.length).toBeGreaterThan(before);
  });
});

test('figures are the clinic’s own where Google is not configured', async () => {
  const alone = await testMeasurement(database, { vendorOrigin: vendor.origin, ids: {} });
  expect((await alone.post(GA, { ...pageView, tracking_id: '' })).statusCode).toBe(204);
  expect(await counted()).toHaveLength(1);
});

test('too many events are 429 with the seconds to wait', async () => {
  const limited = await testMeasurement(database, {
    vendorOrigin: vendor.origin,
    rateLimits: true,
  });
  const answers = [];
  for (let n = 0; n <= EVENT_LIMIT.hits; n += 1)
    answers.push(await limited.post(GTM, gtmEvent({ event: 'heartbeat' })));
  const last = answers.at(-1);
  expect(answers.slice(0, -1).every(({ statusCode }) => statusCode === 204)).toBe(true);
  expect(last?.statusCode).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await counted()).toEqual([['heartbeat', '/', '', '', EVENT_LIMIT.hits]]);
});
