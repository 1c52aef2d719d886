import type { InjectOptions } from 'fastify';
import pino from 'pino';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import { buildTestApp } from '#server/test-app.ts';
import { bookingServices, stillClock } from '#tests/booking.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { type TestDatabase, testClinic } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { measurementPlugin } from './measurement-plugin.ts';
import { vendorFetch } from './vendor-fetch.ts';

export const TEST_IDS = {
  ga: 'G-TEST12345',
  gtm: 'GTM-TEST123',
  web: '0123456789abcdef0123456789abcdef',
  pixel: '123456789012345',
} satisfies VendorIds;

const ORIGIN = 'https://clinica.example.com';

type Settings = {
  vendorOrigin: string;
  ids?: VendorIds;
  apiSecret?: string | undefined;
  rateLimits?: boolean;
  /** How long a vendor may take: always enough, however busy the machine is; short for those that never answer. */
  timeoutMs?: number;
};

/** The web server with measurement, a fixed clock and a fake vendor. */
export async function testMeasurement(
  database: TestDatabase,
  { vendorOrigin, ids = TEST_IDS, apiSecret, rateLimits = false, timeoutMs = 60_000 }: Settings,
) {
  const clock = stillClock();
  const { jobs, secret } = bookingServices(database, clock);
  const services = {
    db: database.db,
    clock,
    jobs: { ...idleJobs, ...jobs },
    deadLetters: noDeadLetters,
    log: pino({ level: 'silent' }),
    clinic: testClinic,
    contents: testContents,
    contentStore: stillContents,
    env: {
      nodeEnv: 'test' as const,
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL(ORIGIN),
      appSecret: secret,
      trustProxy: [],
      rateLimits,
      logLevel: 'silent' as const,
      vendorIds: ids,
      gaApiSecret: apiSecret,
    },
  };
  const fetch = vendorFetch({ origin: vendorOrigin, timeoutMs });
  const { app } = await buildTestApp({
    baseUrl: ORIGIN,
    measurement: measurementPlugin(services, fetch),
    vendorIds: ids,
  });
  const own = { 'sec-fetch-site': 'same-origin' };
  return {
    app,
    clock,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...own, ...headers } }),
    post: (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...own, 'content-type': 'application/json', ...headers },
      } satisfies InjectOptions),
  };
}
