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

/** The check page's HTML, as far as its host matters. */
const checkPage = async (request: Request) =>
  new Response(
    `<html><body>${new URL(request.url).pathname}<a class="x" href="/servicos?a=1#b">a</a><a href="/">b</a><a href="/en-us/check">c</a><a href="/check/resultados.json">d</a><a href="//outro.example/">e</a><a href="https://outro.example/">f</a><a href="#testes">g</a><a href="tel:+55">h</a><form action="/check"></form><img src="/favicon.svg"/></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    },
  );
const hrefsIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|action)="(.*?)"/g)].map(([, to]) => to);

test('on the check host links lead to the site itself, also from memory; elsewhere they stay', async () => {
  const { app } = await buildTestApp({ pageHandler: checkPage });
  const ask = async (url: string, host: string) =>
    hrefsIn((await app.inject({ url, headers: { host } })).body);
  const site = 'https://clinica.example.com';
  const own = ['/en-us/check', '/check/resultados.json'];
  const kept = [
    '//outro.example/',
    'https://outro.example/',
    '#testes',
    'tel:+55',
    '/check',
    '/favicon.svg',
  ];
  for (let time = 0; time < 2; time += 1) {
    for (const url of ['/', '/check'])
      expect(await ask(url, CHECK_HOST)).toEqual([
        `${site}/servicos?a=1#b`,
        `${site}/`,
        ...own,
        ...kept,
      ]);
    expect(await ask('/check', 'clinica.example.com')).toEqual([
      '/servicos?a=1#b',
      '/',
      ...own,
      ...kept,
    ]);
    expect((await ask('/servicos', CHECK_HOST))[0]).toBe('/servicos?a=1#b');
  }
});

test('the check page may ask the site from its own host, and no other page may ask another', async () => {
  const { app } = await buildTestApp({ pageHandler: checkPage });
  const connectOf = async (url: string, host: string) => {
    const { headers } = await app.inject({ url, headers: { host } });
    return /connect-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await connectOf('/', CHECK_HOST)).toBe("'self' https://clinica.example.com");
  // Whoever invents a host is still sent to the site alone.
  expect(await connectOf('/', 'check.evil.example')).toBe("'self' https://clinica.example.com");
  expect(await connectOf('/servicos', CHECK_HOST)).toBe("'self'");
  expect(await connectOf('/check', 'clinica.example.com')).toBe("'self'");
});
