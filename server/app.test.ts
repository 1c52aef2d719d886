import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { DATABASE_AWAY_MARK } from './pages/render-page.ts';
import { buildTestApp, publicPage } from './test-app.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, more: InjectOptions = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload: 'a=1',
  ...more,
  headers: { ...OWN, ...FORM, ...more.headers },
});

const api = {
  api: async (scope: import('fastify').FastifyInstance) => {
    scope.get('/ok', async () => ({ ok: true }));
    scope.get('/boom', async () => {
      throw new Error('secret detail');
    });
    scope.post('/echo', async (request) => request.body);
  },
};

const VISITORS = 'https://www.clinica.example.com';

test.each<[string, InjectOptions, number]>([
  ['a page', { url: '/' }, 200],
  ['a page again, from memory', { url: '/' }, 200],
  ['the head of a page', { method: 'HEAD', url: '/' }, 200],
  ['a page that is not there', { url: '/nada' }, 404],
  ['a redirect', { url: '/sai' }, 303],
  ['a fault', { url: '/quebra' }, 500],
  ['a fault inside the router', { url: '/quebra-dentro' }, 500],
  ['a form from elsewhere', post('/', { headers: { 'sec-fetch-site': 'cross-site' } }), 403],
  ['a form that is too large', post('/', { payload: 'x'.repeat(70_000) }), 413],
  ['a method no page knows', { method: 'PUT', url: '/', headers: OWN }, 405],
  ['a malformed address', { url: '/%E0%A4%A' }, 400],
  ['a hashed file', { url: '/assets/entry-1.js' }, 200],
  ['a hashed file of long ago', { url: '/assets/entry-0.js' }, 404],
  ['a file', { url: '/favicon.svg' }, 200],
  ['the API', { url: '/api/v1/ok' }, 200],
  ['a fault in the API', { url: '/api/v1/boom' }, 500],
  ['nothing in the API', { url: '/api/v1/nada' }, 404],
  ['an API that is not there', { method: 'POST', url: '/api/v2/nada', headers: OWN }, 404],
  ['the health', { url: '/healthz' }, 200],
  ['the readiness', { url: '/readyz' }, 200],
])('%s carries the security headers', async (_, request, status) => {
  const { app } = await buildTestApp(api);
  if (_.includes('memory')) await app.inject('/');
  const { headers, statusCode, body } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': 'max-age=86400',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-\w+$/),
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  if (body) expect(headers['content-type']).toMatch(/charset=utf-8|image\/svg/);
  expect(body).not.toMatch(/hunter2|select \*|secret detail|stack|\.ts:\d/);
});

test('people see an error as a page with the phone and the number of the request', async () => {
  const { app } = await buildTestApp();
  const { body, headers } = await app.inject('/quebra');
  expect(body).toContain('(35) 99555-0100');
  expect(body).toContain(String(headers['x-request-id']));
  expect(headers['cache-control']).toBe('no-store');
});

test('a clinic without WhatsApp is named by its phone alone', async () => {
  const phone = { display: '(35) 3555-0100', e164: '+553535550100' };
  const { app } = await buildTestApp({ reach: () => ({ phone, whatsapp: undefined }) });
  const { body } = await app.inject('/quebra');
  expect(body).toContain('Telefone: <a href="tel:+553535550100">');
  expect(body).not.toContain('WhatsApp');
});

const away = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
const FAULTS = {
  'a rendering that fails': { status: 500, handler: () => new Response('', { status: 500 }) },
  'a page that throws': { status: 500, handler: () => Promise.reject(new Error('secret')) },
  'a database that stalls': { status: 503, handler: () => Promise.reject(away) },
  'a loader whose database stalls': {
    status: 503,
    handler: () => new Response('', { status: 500, headers: { [DATABASE_AWAY_MARK]: '1' } }),
  },
} satisfies Record<string, { status: number; handler: () => Response | Promise<Response> }>;

test.each(Object.entries(FAULTS))(
  '%s shows the full-page error',
  async (_, { status, handler }) => {
    const { app } = await buildTestApp({ pageHandler: async () => handler() });
    const portuguese = await app.inject('/busca?busca=a%22%3E%3Cscript%3E&pagina=2');
    expect(portuguese.statusCode).toBe(status);
    expect(portuguese.headers).not.toHaveProperty(DATABASE_AWAY_MARK);
    for (const part of [
      '<html lang="pt-BR">',
      '<h1>Ocorreu um erro inesperado</h1>',
      'Verifique o console do navegador para mais detalhes',
      '<button>Recarregar Página</button>',
      '<input type="hidden" name="busca" value="a&quot;&gt;&lt;script&gt;"/>',
      '<input type="hidden" name="pagina" value="2"/>',
      'href="tel:+5535995550100"',
      'href="/"',
    ])
      expect(portuguese.body).toContain(part);
    expect(portuguese.body).not.toContain('Serviço indisponível');

    const english = await app.inject('/en-us/busca');
    expect(english.statusCode).toBe(status);
    for (const part of [
      '<html lang="en-US">',
      'An unexpected error occurred',
      '<form><button>Reload page</button></form>',
      'href="/en-us"',
    ])
      expect(english.body).toContain(part);

    const agenda = await app.inject('/en-us/agendamento/horario?dia=2026-11-23');
    expect(agenda.statusCode).toBe(503);
    expect(agenda.headers['retry-after']).toBe('10');
    expect(agenda.body).toContain('Service unavailable. Use WhatsApp or call (35) 99555-0100');
  },
);

test('a refusal is told in the language of its address', async () => {
  const { app } = await buildTestApp();
  const { body } = await app.inject(post('/en-us/contato', { payload: 'x'.repeat(70_000) }));
  expect(body).toContain('What was sent is too large.');
  expect(body).not.toContain('<button>');
});

test('a page that answers an outage itself is left as it is', async () => {
  const headers = { 'content-type': 'text/html', [DATABASE_AWAY_MARK]: '1' };
  const answer = () => new Response('<p>o que foi digitado</p>', { status: 503, headers });
  const { app } = await buildTestApp({ pageHandler: async () => answer() });
  const { body, statusCode } = await app.inject('/contato/mensagem');
  expect([statusCode, body]).toEqual([503, '<p>o que foi digitado</p>']);
});

test('programs see an error as JSON', async () => {
  const { app } = await buildTestApp(api);
  const { headers, body } = await app.inject('/api/v1/boom');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual({ error: 'internal', requestId: headers['x-request-id'] });
});

test.each([
  ['off', undefined],
  ['day', 'max-age=86400'],
  ['month', 'max-age=2592000'],
  ['year', 'max-age=31536000; includeSubDomains'],
] as const)('HSTS grows by its setting: %s', async (hsts, header) => {
  const env = { baseUrl: new URL(VISITORS), trustProxy: [], nodeEnv: 'test', hsts } as const;
  const { app } = await buildTestApp({ env });
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header);
});

test('on plain http neither HSTS nor an upgrade is asked for', async () => {
  const { app } = await buildTestApp({ baseUrl: 'http://localhost:3000' });
  const { headers } = await app.inject('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test.each([
  [`/meu-agendamento/${'a'.repeat(43)}`, 'no-referrer'],
  [`/en-us/pagamento/${'a'.repeat(43)}`, 'no-referrer'],
  // It has forms, which browsers without Sec-Fetch-Site must be able to post.
  [`/agendamento/sinal/${'a'.repeat(43)}`, 'same-origin'],
  ['/pagamentobasico', 'strict-origin-when-cross-origin'],
  [`/EN-US/visita/${'a'.repeat(43)}`, 'no-referrer'],
  [`/equipe/preparar/${'a'.repeat(43)}`, 'no-referrer'],
  [`//meu-agendamento/${'a'.repeat(43)}`, 'no-referrer'],
  [`/x/../%76isita/${'a'.repeat(43)}`, 'no-referrer'],
  [`/calendario/${'a'.repeat(43)}.ics`, 'no-referrer'],
  ['/equipe/preparar', 'same-origin'],
  ['/meu-agendamento', 'same-origin'],
  ['/en-us/visita', 'same-origin'],
  ['/meu-agendamento/remarcar', 'same-origin'],
  ['/agendamento/dados', 'same-origin'],
  ['/servicos', 'strict-origin-when-cross-origin'],
])('%s tells the next page: %s', async (url, policy) => {
  const { app } = await buildTestApp();
  expect((await app.inject(url)).headers['referrer-policy']).toBe(policy);
});

test.each<[string, Record<string, string>, number]>([
  ['the own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['an old browser on the own page', { origin: 'https://clinica.example.com' }, 200],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://clinica.example.com' }, 403],
  ['an old browser elsewhere', { origin: 'https://evil.example' }, 403],
  ['an origin that only begins the same', { origin: 'https://clinica.example.com.evil.io' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['the own host without TLS', { origin: 'http://clinica.example.com' }, 403],
  ['nobody in particular', {}, 403],
])('a form posted by %s', async (_, headers, status) => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ ...post('/form'), headers: { ...FORM, ...headers } });
  expect(answer.statusCode).toBe(status);
});

test('on this machine each of its names is the own origin, on the same port only', async () => {
  const { app } = await buildTestApp({ baseUrl: 'http://localhost:3000' });
  const status = async (origin: string) =>
    (await app.inject({ ...post('/form'), headers: { ...FORM, origin } })).statusCode;
  expect(await status('http://127.0.0.1:3000')).toBe(200);
  expect(await status('http://[::1]:3000')).toBe(200);
  expect(await status('http://127.0.0.1:3001')).toBe(403);
  expect(await status('http://evil.example:3000')).toBe(403);
});

test('a program without a browser may use the API, a foreign page may not', async () => {
  const { app } = await buildTestApp(api);
  const call = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/v1/echo', payload: { a: 1 }, headers });
  expect((await call({})).json()).toEqual({ a: 1 });
  expect((await call({ origin: 'https://evil.example' })).statusCode).toBe(403);
});

test.each(['evil', 'check.clinica.example.com', '127.0.0.1:9', '[::1]'])(
  'Host %s and its kind change neither the page nor its links',
  async (host) => {
    let seen: { url: string; address: string; forwarded: string | null } | undefined;
    const { app } = await buildTestApp({
      pageHandler: async (request, { address }) => {
        seen = { url: request.url, address, forwarded: request.headers.get('x-forwarded-host') };
        return publicPage('a');
      },
    });
    await app.inject({
      url: '//evil.example/a?b=1',
      headers: {
        host,
        'x-forwarded-host': host,
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=1',
      },
    });
    const url = 'https://clinica.example.com//evil.example/a?b=1';
    expect(seen).toEqual({ url, address: '127.0.0.1', forwarded: null });
  },
);

test('the address that a listed proxy reports is believed, and only its own last word', async () => {
  let address = '';
  const { app } = await buildTestApp({
    env: {
      baseUrl: new URL('https://clinica.example.com'),
      trustProxy: ['127.0.0.1'],
      nodeEnv: 'test',
    },
    pageHandler: async (_request, visitor) => {
      address = visitor.address;
      return publicPage('a');
    },
  });
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
  expect(address).toBe('203.0.113.9');
});

test('a form reaches the page whole, with several cookies in the answer', async () => {
  let seen = '';
  const { app } = await buildTestApp({
    pageHandler: async (request) => {
      seen = `${request.method} ${request.headers.get('origin')} ${await request.text()}`;
      const headers = new Headers({ location: '/agendamento', 'cache-control': 'no-store' });
      headers.append('set-cookie', 'a=1; Path=/');
      headers.append('set-cookie', 'b=2; Path=/');
      return new Response(null, { status: 303, headers });
    },
  });
  const answer = await app.inject(post('/agendamento', { payload: 'nome=Jos%C3%A9' }));
  expect(seen).toBe('POST https://clinica.example.com nome=Jos%C3%A9');
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(answer.headers.location).toBe('/agendamento');
});

test('TRACE is refused', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ method: 'TRACE' as const, url: '/' });
  expect([404, 405]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('TRACE');
});

test.each([
  '/assets/entry-1.js.map',
  '/assets/',
  '/assets',
  '/assets/../.env',
  '/assets/%2e%2e/.env',
  '/.env',
  '/.vite/manifest.json',
  '/.git/config',
])('%s is no file of the site', async (url) => {
  const { app } = await buildTestApp({
    pageHandler: async () => new Response('', { status: 404 }),
  });
  const answer = await app.inject(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('SECRET');
});

test('files say how long they may be kept, and come compressed', async () => {
  const { app } = await buildTestApp();
  const headers = { 'accept-encoding': 'gzip, br' };
  const hashed = await app.inject({ url: '/assets/entry-1.js', headers });
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-encoding']).toBe('br');
  expect(hashed.headers.vary).toMatch(/accept-encoding/i);
  const plain = await app.inject('/favicon.svg');
  expect(plain.headers['cache-control']).toBe('public, max-age=86400');
  const unknown = await app.inject('/assets/entry-0.js');
  expect(unknown.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('readiness names the parts that fail and nothing else', async () => {
  const { app } = await buildTestApp({
    checks: {
      database: () => Promise.reject(new Error('password authentication failed')),
      disk: async () => true,
      jobs: () => new Promise(() => undefined),
    },
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'unavailable', failed: ['database', 'jobs'] });
});

test('readiness tells details that do not make it fail', async () => {
  const { app } = await buildTestApp({
    healthDetails: {
      occupancy: async () => ({ findings: 2 }),
      other: () => Promise.reject(new Error('password authentication failed')),
    },
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  const detail = { occupancy: { findings: 2 }, other: null };
  expect(answer.json()).toEqual({ status: 'ready', detail });
});

describe('a second host name', () => {
  const ask = async (host: string, { method = 'GET', url = '/servicos?a=1', ...parts } = {}) => {
    const { app } = await buildTestApp({
      baseUrl: VISITORS,
      backupHost: 'reserva.example.com',
      ...parts,
    });
    const { statusCode, headers } = await app.inject({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers: { host },
    });
    return [statusCode, headers.location];
  };

  test.each([
    'clinica.example.com',
    'CLINICA.example.com',
    'clinica.com.br:443',
    'www.clinica.example.com.evil.io',
  ])('%s leads to the address that visitors know, with path and query', async (host) => {
    expect(await ask(host)).toEqual([308, `${VISITORS}/servicos?a=1`]);
    expect(await ask(host, { method: 'HEAD' })).toEqual([308, `${VISITORS}/servicos?a=1`]);
  });

  test('is seen before a kept page is sent, and its answer is not kept by browsers for good', async () => {
    const { app } = await buildTestApp({ baseUrl: VISITORS });
    const own = { host: 'www.clinica.example.com' };
    expect((await app.inject({ url: '/', headers: own })).statusCode).toBe(200);
    const { statusCode, headers } = await app.inject({
      url: '/',
      headers: { host: 'clinica.example.com' },
    });
    expect([statusCode, headers['cache-control']]).toEqual([308, 'no-store']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['the own host', 'www.clinica.example.com'],
    ['the own host with its port', 'www.clinica.example.com:443'],
    ['the check page', 'check.clinica.example.com'],
    ['the backup host', 'reserva.example.com'],
    // What a proxy that passes no Host on calls the app: leading there would never end.
    ['a name of this machine', 'localhost:3000'],
    ['an address', '10.0.0.7'],
    ['an address of IPv6', '[fd00::7]:3000'],
    ['a container', 'app:3000'],
    ['a port of the inner network', 'app.clinica.internal:3000'],
  ])('%s is answered itself', async (_, host) => {
    expect((await ask(host))[0]).toBe(200);
  });

  test('health is told under every name, and forms are not led elsewhere', async () => {
    expect((await ask('clinica.example.com', { url: '/healthz' }))[0]).toBe(200);
    expect((await ask('clinica.example.com', { url: '/readyz' }))[0]).toBe(200);
    const { app } = await buildTestApp({ baseUrl: VISITORS });
    const headers = { ...FORM, host: 'clinica.example.com', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ ...post('/form'), headers })).statusCode).toBe(200);
  });

  test('a path cannot lead to another site', async () => {
    expect(await ask('clinica.example.com', { url: '//evil.example/x' })).toEqual([
      308,
      `${VISITORS}//evil.example/x`,
    ]);
  });

  test('on this machine every name is as good', async () => {
    const { app } = await buildTestApp({ baseUrl: 'http://localhost:3000' });
    const host = 'clinica.example.com';
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  });
});

test.each([
  ['/x/../equipe', '/equipe', 'same-origin'],
  ['/servicos/%2e%2E/visita?a=..', '/visita?a=..', 'same-origin'],
  ['/x/.././\\visita', '//visita', 'same-origin'],
  ['/equipe/..', '/', 'strict-origin-when-cross-origin'],
  ['/artigo..de/a.b?c=/../d', '/artigo..de/a.b?c=/../d', 'strict-origin-when-cross-origin'],
])('%s is judged and shown as %s', async (url, shown, policy) => {
  let seen = '';
  const { app } = await buildTestApp({
    pageHandler: async (request) => {
      seen = request.url;
      return publicPage('a');
    },
  });
  const { headers } = await app.inject(url);
  expect([seen, headers['referrer-policy']]).toEqual([
    `https://clinica.example.com${shown}`,
    policy,
  ]);
});

test('a file, a health check and the API are found by their resolved address', async () => {
  const { app } = await buildTestApp(api);
  for (const path of ['/x/../favicon.svg', '/x/../healthz', '/x/../api/v1/ok']) {
    expect((await app.inject(path)).statusCode).toBe(200);
  }
});

test('a token in an address is not logged, however the address is spelled', async () => {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => lines.push(JSON.stringify(parts));
  const { app } = await buildTestApp({ log: { debug: note, info: note, warn: note, error: note } });
  const token = 'kanarie'.repeat(6);
  for (const path of [
    '/meu-agendamento/',
    '//meu-agendamento/',
    '/%6Deu-agendamento/',
    '/x/../meu-agendamento/',
    '/EN-US/Visita/',
  ]) {
    await app.inject(path + token);
  }
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toMatch(/kanarie/i);
  expect(lines[0]).toContain('/meu-agendamento/…');
});
