import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const SECRET = 'mJ7x0QkV2nRb8TzYw4LpE6sHdU9cGfA1';

function issuesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : ['not an Error'];
  }
}

test('an empty environment gives a site for this machine alone', () => {
  const env = readEnv({ HOST: '', UNKNOWN: 'x' });
  expect(env).toMatchObject({ host: '127.0.0.1', port: 3000, rateLimits: true, trustProxy: [] });
  expect(env.baseUrl.origin).toBe('http://localhost:3000');
  expect(readEnv({ PORT: '4100' }).baseUrl.origin).toBe('http://localhost:4100');
});

test('a production environment is read whole', () => {
  const env = readEnv({
    BASE_URL: 'https://www.clinica.com.br',
    DATABASE_URL: 'postgres://app:Zt9vKq@db/clareia',
    APP_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
    SMTP_URL: 'smtps://user:x@mail.clinica.com.br',
    MAIL_FROM: 'agenda@clinica.com.br',
  });
  expect(env.databaseOwnerUrl).toBe('postgres://app:Zt9vKq@db/clareia');
  expect(env.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
});

test('a WordPress is named by CMS_URL, or by its older name, by https outside this machine', () => {
  expect(readEnv({ CMS_URL: 'https://blog.clinica.com.br/' }).cmsUrl).toBe(
    'https://blog.clinica.com.br',
  );
  expect(readEnv({ BACKEND_URL: 'https://a.com.br/blog' }).cmsUrl).toBe('https://a.com.br/blog');
  const both = { CMS_URL: 'https://a.com.br', BACKEND_URL: 'https://b.com.br' };
  expect(readEnv(both).cmsUrl).toBe('https://a.com.br');
  expect(readEnv({ CMS_URL: 'http://127.0.0.1:8080' }).cmsUrl).toBe('http://127.0.0.1:8080');
  for (const CMS_URL of ['http://a.com.br', 'off', 'https://ana:x@a.com.br', 'https://a.com.br/?x'])
    expect(issuesOf({ CMS_URL })).toEqual([expect.stringContaining('CMS_URL must be an address')]);
});

test('all issues are told at once, a line each, without the values', () => {
  const issues = issuesOf({
    PORT: '70000',
    BASE_URL: 'http://clinica.com.br',
    DATABASE_URL: 'mysql://root:hunter2@x',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'off',
    TRUST_PROXY: 'true',
    SMTP_URL: 'mail.example',
  });
  expect(issues).toHaveLength(8);
  expect(issues.join('\n')).not.toContain('hunter2');
});

test.each([
  ['a base URL without https', { BASE_URL: 'http://192.168.0.9' }],
  ['a base URL with a path', { BASE_URL: 'https://clinica.com.br/site' }],
  ['a base URL with a user', { BASE_URL: 'https://a:b@clinica.com.br' }],
  ['a name that only begins like this machine', { BASE_URL: 'http://127.0.0.1.example.com' }],
  ['limits off in public', { BASE_URL: 'https://clinica.com.br', RATE_LIMITS: 'off' }],
  ['a database without the secret', { DATABASE_URL: 'postgres://a:Zt9vKq@db/c' }],
  ['an owner without a database', { DATABASE_OWNER_URL: 'postgres://a:Zt9vKq@db/c' }],
  ['a short secret', { APP_SECRET: 'x7Kq' }],
  ['a repeated secret', { APP_SECRET: 'ab'.repeat(20) }],
  ['a well-known secret', { APP_SECRET: `${SECRET}-changeme` }],
  ['an old kind of analytics id', { GA_MEASUREMENT_ID: 'UA-12345-1' }],
  ['a container id in small letters', { GTM_CONTAINER_ID: 'gtm-ab12cd3' }],
  ['a pixel that is no number', { AD_PIXEL_ID: '12345abcde' }],
  ['a short web analytics id', { WEB_ANALYTICS_ID: 'abc' }],
  ['an analytics secret without the id', { GA_API_SECRET: 'aB3_dE6-gH9jKlMnOpQrSt' }],
  [
    'a stand-in for the vendors in public',
    { BASE_URL: 'https://clinica.com.br', MEASUREMENT_ORIGIN: 'http://127.0.0.1:4100' },
  ],
  ['a proxy list that means everybody', { TRUST_PROXY: '0.0.0.0/0' }],
  ['a proxy network that is none', { TRUST_PROXY: '10.0.0.0/40' }],
])('%s is refused', (_, source) => {
  expect(issuesOf(source)).toHaveLength(1);
});

test('a database password equal to the user is refused in public only', () => {
  const source = { DATABASE_URL: 'postgres://admin:admin@db/c', APP_SECRET: SECRET };
  expect(issuesOf({ ...source, BASE_URL: 'https://clinica.com.br' })).toHaveLength(1);
  expect(issuesOf(source)).toEqual([]);
});

test('measurement services are those that are configured', () => {
  expect(readEnv({}).vendorIds).toEqual({});
  const env = readEnv({
    GA_MEASUREMENT_ID: 'G-AB12CD34EF',
    GA_API_SECRET: 'aB3_dE6-gH9jKlMnOpQrSt',
    GTM_CONTAINER_ID: 'GTM-AB12CD3',
    WEB_ANALYTICS_ID: '0123456789abcdef0123456789abcdef',
    AD_PIXEL_ID: '123456789012345',
    MEASUREMENT_ORIGIN: 'http://127.0.0.1:4100',
  });
  expect(env.vendorIds).toEqual({
    ga: 'G-AB12CD34EF',
    gtm: 'GTM-AB12CD3',
    web: '0123456789abcdef0123456789abcdef',
    pixel: '123456789012345',
  });
  expect(env).toMatchObject({
    gaApiSecret: 'aB3_dE6-gH9jKlMnOpQrSt',
    measurementOrigin: 'http://127.0.0.1:4100',
  });
});

test("the README's own example is accepted, once its files hold secrets", () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, block = ''] = /```sh\n(BASE_URL=[\s\S]*?)npm start\n```/.exec(readme) ?? [];
  const given = block
    .replace(/\$\(cat [^)]*\)/g, () => randomBytes(32).toString('hex'))
    .matchAll(/^(\w+)=(?:"([^"]*)"|(\S*)) \\$/gm);
  const example = Object.fromEntries(
    [...given].map(([, name = '', quoted, plain]) => [name, quoted ?? plain]),
  );
  expect(Object.keys(example)).toEqual([
    'BASE_URL',
    'TRUST_PROXY',
    'DATABASE_URL',
    'APP_SECRET',
    'SMTP_URL',
  ]);
  expect(readEnv(example).baseUrl.href).toBe('https://www.yourclinic.com.br/');
});

test('a place id, a key and a test server of Google’s places are read, and refused where they cannot be right', () => {
  const given = {
    MAPS_KEY: 'AIzaSy-CANARIO-0001',
    MAPS_PLACE_ID: 'ChIJclareia0000',
    PLACES_ORIGIN: 'http://127.0.0.1:4100',
  };
  expect(readEnv(given)).toMatchObject({
    mapsKey: 'AIzaSy-CANARIO-0001',
    mapsPlaceId: 'ChIJclareia0000',
    placesOrigin: 'http://127.0.0.1:4100',
  });
  for (const wrong of [
    { MAPS_KEY: 'CANARIO com espaço' },
    { MAPS_PLACE_ID: '../CANARIO' },
    { PLACES_ORIGIN: 'http://10.0.0.7:80/CANARIO' },
    { PLACES_ORIGIN: 'https://CANARIO.example.com' },
    { PLACES_ORIGIN: 'http://127.0.0.1:4100', BASE_URL: 'https://clinica.com.br' },
  ]) {
    const reading = () => readEnv(wrong);
    expect(reading).toThrow(String(Object.keys(wrong)[0]));
    expect(reading).not.toThrow('CANARIO');
  }
});
