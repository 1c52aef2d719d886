import { expect, test } from 'vitest';
import { buildTestApp } from '#server/test-app.ts';
import { TEST_IDS } from './test-measurement.ts';

async function policyOf(url: string, vendorIds = {}): Promise<string> {
  const { app } = await buildTestApp({ vendorIds });
  const first = await app.inject(url);
  // From the cache the second time, with the same header.
  const again = await app.inject(url);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  return String(first.headers['content-security-policy']);
}

test('pages allow the services in use', async () => {
  const policy = await policyOf('/servicos', TEST_IDS);
  for (const host of ['googletagmanager', 'facebook', 'cloudflareinsights'])
    expect(policy).toContain(host);
});

test.each([
  '/agendamento',
  '/agendamento/dados?x=1',
  '/%61gendamento',
  '/en-us/meu-agendamento',
  '/questionario-olho-seco',
  '/equipe',
  '/servicos/acompanhamento-pediatrico',
  '/en-us/servicos/acompanhamento-pediatrico',
])('%s allows none, and has the policy of a site without any', async (url) => {
  expect(await policyOf(url, TEST_IDS)).toBe(await policyOf(url));
});

test('without services no page names another host', async () => {
  const policy = await policyOf('/servicos');
  expect(policy.replace('frame-src https://clinica.example.com/libras;', '')).not.toContain('//');
});
