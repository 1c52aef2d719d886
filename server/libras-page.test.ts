import { expect, test } from 'vitest';
import { inlineHash } from '#app/platform/csp.ts';
import { buildTestApp } from './test-app.ts';

const { app } = await buildTestApp();
const env = { baseUrl: new URL('https://clinica.example.com'), trustProxy: [], nodeEnv: 'test' };
const { app: without } = await buildTestApp({ env: { ...env, nodeEnv: 'test' } });

const get = async (path: string, from = app) => from.inject({ url: path });
const policyOf = async (path: string, from = app) =>
  String((await get(path, from)).headers['content-security-policy']).split('; ');

test('the translator’s page has no origin, and only its own script and the operator’s hosts', async () => {
  const { statusCode, headers, body } = await get('/libras');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const hosts = 'https://vlibras.gov.br https://*.vlibras.gov.br';
  expect(await policyOf('/libras')).toEqual([
    "default-src 'none'",
    `script-src ${inlineHash(script)} 'unsafe-eval' blob: ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `font-src data: ${hosts}`,
    `media-src blob: ${hosts}`,
    `connect-src data: blob: ${hosts}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
    'upgrade-insecure-requests',
  ]);
});

test.each(['/', '/agendamento/dados', '/en-us/meu-agendamento'])(
  'the policy of %s differs by the address of that one page',
  async (path) => {
    const [before, after] = [await policyOf(path, without), await policyOf(path)];
    expect(after.filter((each) => !before.includes(each))).toEqual([
      'frame-src https://clinica.example.com/libras',
    ]);
    expect(before.filter((each) => !after.includes(each))).toEqual([]);
    expect(after.join()).not.toMatch(/unsafe|vlibras/);
  },
);

test('staff pages show no frame', async () => {
  expect(await policyOf('/equipe/agenda')).toEqual(await policyOf('/equipe/agenda', without));
});

test('a clinic without a translator has no such page', async () => {
  expect((await get('/libras', without)).headers['x-frame-options']).toBe('DENY');
});
