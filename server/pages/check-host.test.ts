import { expect, test } from 'vitest';
import { buildTestApp } from '#server/test-app.ts';

const CHECK_HOST = 'check.clinica.example.com';

test('on the check host the front page is the check page, also from memory', async () => {
  const { app } = await buildTestApp();
  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
  expect((await ask('/', 'clinica.example.com')).body).toContain('<body>/ ');
  for (const [url, shown] of [
    ['/', '/check'],
    ['/', '/check'],
    ['/?utm_source=x', '/check'],
    ['/en-us', '/en-us/check'],
    ['/servicos', '/servicos'],
  ] as const) {
    const { statusCode, body } = await ask(url, CHECK_HOST);
    expect([statusCode, body.includes(`<body>${shown} `)]).toEqual([200, true]);
  }
  expect((await ask('/', 'clinica.example.com')).body).toContain('<body>/ ');
  expect((await ask('/', 'checkup.example.com')).headers.location).toBe(
    'https://clinica.example.com/',
  );
});

test('on the check host what is not there leads to its front page', async () => {
  const { app } = await buildTestApp();
  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
  const { statusCode, headers } = await ask('/nada', CHECK_HOST.toUpperCase());
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store']);
  expect((await ask('/nada', 'clinica.example.com')).statusCode).toBe(404);
  expect((await ask('/assets/nada.js', CHECK_HOST)).statusCode).toBe(404);
  expect((await ask('/api/nada', CHECK_HOST)).statusCode).toBe(404);
});

test('an English page that is not there leads to the English front page', async () => {
  const { app } = await buildTestApp({
    pageHandler: async () => new Response('<p>nothing</p>', { status: 404 }),
  });
  const answer = await app.inject({ url: '/en-us/nothing', headers: { host: CHECK_HOST } });
  expect(answer.headers.location).toBe('/en-us');
});

test('a proxy’s word on the host counts only when the proxy is trusted', async () => {
  const request = { url: '/', headers: { 'x-forwarded-host': CHECK_HOST } };
  const { app: alone } = await buildTestApp();
  expect((await alone.inject(request)).body).toContain('<body>/ ');
  const { app: behind } = await buildTestApp({
    env: {
      baseUrl: new URL('https://clinica.example.com'),
      trustProxy: ['127.0.0.1'],
      nodeEnv: 'test',
    },
  });
  expect((await behind.inject(request)).body).toContain('<body>/check ');
});
