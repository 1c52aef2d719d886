import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookSecret } from '#app/features/cms/webhook-secret.server.ts';
import { buildTestApp } from '#server/test-app.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { idleJobs } from '#tests/jobs.ts';
import { staffAppServices } from '#tests/staff.ts';
import { cmsWebhook } from './cms-webhook.ts';

const database = await testDatabase();
const SECRET = webhookSecret(TEST_SECRET, 0);
const URL = '/webhooks/cms';

async function hook({ cmsUrl }: { cmsUrl: string | undefined } = { cmsUrl: CMS_ADDRESS }) {
  const services = await staffAppServices(database);
  const asked: string[] = [];
  services.env.cmsUrl = cmsUrl;
  services.jobs = {
    ...idleJobs,
    'cms-sync': async (_tx, { reason }) => {
      asked.push(reason);
    },
  };
  const { app } = await buildTestApp({ cmsWebhook: cmsWebhook(services) });
  const post = async (headers: Record<string, string>, payload = '{"id":7}') =>
    (await app.inject({ method: 'POST', url: URL, headers, payload })).statusCode;
  return { app, asked, post };
}

const signed = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex');

test('who knows the secret, or signs with it, makes the source be read; what is sent is not looked at', async () => {
  const { post, asked } = await hook();
  expect(await post({ authorization: `Bearer ${SECRET}` })).toBe(202);
  expect(await post({ 'x-clareia-signature': `sha256=${signed('{"id":7}')}` })).toBe(202);
  expect(
    await post({ authorization: `Bearer ${SECRET}`, 'content-type': 'text/html' }, '<script>'),
  ).toBe(202);
  expect(asked).toEqual(['notice', 'notice', 'notice']);
});

test('everybody else is refused, ever earlier, and nothing is asked for', async () => {
  const { post, asked } = await hook();
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer' },
    { authorization: 'Bearer x' },
    { authorization: SECRET },
    { authorization: `Bearer ${webhookSecret(TEST_SECRET, 1)}` },
    { 'x-clareia-signature': signed('{"id":8}') },
    { 'x-clareia-signature': 'x'.repeat(64) },
  ];
  for (const headers of wrong) expect(await post(headers)).toBe(401);
  let last = 401;
  for (let n = 0; n < 20; n += 1) last = await post({});
  expect(last).toBe(429);
  expect(asked).toEqual([]);
});

test('a look changes nothing, a huge body is not read, and no source means no run', async () => {
  const { app, post, asked } = await hook();
  const looked = await app.inject({ method: 'GET', url: URL });
  expect([looked.statusCode, looked.headers.allow]).toEqual([405, 'POST']);
  expect(await post({ authorization: `Bearer ${SECRET}` }, 'x'.repeat(300_000))).toBe(413);
  expect(asked).toEqual([]);
  const none = await hook({ cmsUrl: undefined });
  expect(await none.post({ authorization: `Bearer ${SECRET}` })).toBe(202);
  expect(none.asked).toEqual([]);
});
