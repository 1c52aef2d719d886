import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineHash } from '#app/platform/csp.ts';
import { buildTestApp, publicPage } from '#server/test-app.ts';

/** An app that counts how often each page was rendered. */
async function countingApp(page: (request: Request, nth: number) => Response | Promise<Response>) {
  const seen: string[] = [];
  const { app, cache } = await buildTestApp({
    pageHandler: async (request) => {
      seen.push(new URL(request.url).pathname);
      return page(request, seen.length);
    },
  });
  return { app, cache, renders: () => seen.length };
}

test('a public page is rendered once and then served from memory', async () => {
  const { app, renders } = await countingApp((_, nth) => publicPage(`render ${nth}`));
  const first = await app.inject('/servicos');
  const second = await app.inject('/servicos');
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(renders()).toBe(1);
});

test('each coding is the same page, with a tag of its own', async () => {
  const { app } = await countingApp(() => publicPage('a'));
  const ask = (accept: string) => app.inject({ url: '/', headers: { 'accept-encoding': accept } });
  const [plain, gzip, br] = [await ask('identity'), await ask('gzip'), await ask('gzip, br')];
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, rawPayload } of [plain, gzip, br]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(rawPayload.length));
  }
  expect((await ask('gzip;q=0, br;q=0')).headers).not.toHaveProperty('content-encoding');
});

test('HEAD has the headers of GET, kept or not', async () => {
  const { app } = await countingApp((request) =>
    publicPage('a', request.url.endsWith('/dados') ? { 'cache-control': 'no-store' } : {}),
  );
  for (const url of ['/', '/', '/dados']) {
    const { headers, body } = await app.inject({ method: 'HEAD', url });
    const { 'x-request-id': _, date: __, ...got } = (await app.inject(url)).headers;
    expect(body).toBe('');
    expect(headers).toMatchObject(got);
  }
});

test('a visitor who has the page gets 304, with the headers that matter and no body', async () => {
  const { app } = await countingApp(() => publicPage('a'));
  const { headers: first } = await app.inject('/');
  for (const tag of [String(first.etag), `W/${first.etag}`, `"x", ${first.etag}`, '*']) {
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      etag: first.etag,
      vary: 'Accept-Encoding',
      'cache-control': first['cache-control'],
      'x-frame-options': 'DENY',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  }
  const other = await app.inject({ url: '/', headers: { 'if-none-match': '"x"' } });
  expect(other.statusCode).toBe(200);
});

test.each<[string, string, () => Response]>([
  ['with a query', '/?a=1', () => publicPage('a')],
  ['that is private', '/', () => publicPage('a', { 'cache-control': 'private' })],
  [
    'that says nothing',
    '/',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['with a cookie', '/', () => publicPage('a', { 'set-cookie': 'a=1' })],
  [
    'that is not there',
    '/',
    () => new Response(publicPage('a').body, { ...publicPage('a'), status: 404 }),
  ],
  ['that is no page', '/', () => publicPage('a', { 'content-type': 'text/plain' })],
  ['spelled otherwise', '/Servicos/', () => publicPage('a')],
])('a page %s is rendered for each visitor', async (_, url, page) => {
  const { app, renders } = await countingApp(page);
  const first = await app.inject(url);
  await app.inject(url);
  expect(renders()).toBe(2);
  expect(first.headers).not.toHaveProperty('etag');
});

test('a page that says nothing about keeping is not kept by anybody', async () => {
  const { app } = await countingApp(
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  );
  expect((await app.inject('/')).headers['cache-control']).toBe('no-store');
});

test('a visitor with a booking draft sees it, others see the kept first screen', async () => {
  const { app } = await countingApp((request) => {
    const draft = request.headers.get('cookie');
    return publicPage(draft ?? 'começo', draft ? { 'cache-control': 'no-store' } : {});
  });
  const open = async (cookie?: string, url = '/agendamento') => {
    return (await app.inject({ url, headers: cookie ? { cookie } : {} })).body;
  };
  expect(await open()).toContain('começo');
  expect(await open('x=1; __Host-agendamento=d1')).toContain('agendamento=d1');
  expect(await open('agendamento=d2')).toContain('agendamento=d2');
  expect(await open('outro=1')).toContain('começo');
  expect(await open('', '/en-us/agendamento')).toContain('começo');
  expect(await open('agendamento=d3', '/en-us/agendamento')).toContain('agendamento=d3');
});

test('a page being rendered when content changes is not kept', async () => {
  const gate = Promise.withResolvers<void>();
  const { app, cache, renders } = await countingApp(async (_, nth) => {
    if (nth === 1) await gate.promise;
    return publicPage(`render ${nth}`);
  });
  const early = app.inject('/');
  await expect.poll(renders).toBe(1);
  cache.clear();
  gate.resolve();
  expect((await early).body).toContain('render 1');
  expect((await app.inject('/')).body).toContain('render 2');
  expect((await app.inject('/')).body).toContain('render 2');
});

test('a page carries its style and rules for early fetching', async () => {
  const { app } = await countingApp(() => publicPage('a'));
  const { headers, body } = await app.inject('/');
  expect(body).toContain('<style>body{margin:0}</style>');
  expect(headers['content-security-policy']).toContain(inlineHash('body{margin:0}'));
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await app.inject('/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(rules.json().prefetch[0].where.and).toContainEqual({
    not: { href_matches: '/agendamento*' },
  });
});

test('a page for one visitor is compressed on the way, and no script written in it may run', async () => {
  const page = `<script nonce="m">start()</script>${' .'.repeat(1_000)}`;
  const { app } = await countingApp(
    () => new Response(page, { headers: { 'content-type': 'text/html' } }),
  );
  const answer = await app.inject({ url: '/agendamento', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
});
