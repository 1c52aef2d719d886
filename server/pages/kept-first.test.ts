import { expect, onTestFinished, test } from 'vitest';
import { BRIEFLY_KEPT_HEADERS, CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { buildTestApp, publicPage, type TestAppParts } from '#server/test-app.ts';
import { send } from '#tests/faults/send.ts';
import { freePort } from '#tests/running-app.ts';
import { createPageCache } from './page-cache.ts';

/** A listening app, with every page rendered so far. */
async function listeningApp(parts: TestAppParts = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const rendered: string[] = [];
  const { app, cache } = await buildTestApp({
    baseUrl: url,
    pageHandler: async (request) => {
      rendered.push(new URL(request.url).pathname);
      return publicPage('kept');
    },
    ...parts,
  });
  await app.listen({ host: '127.0.0.1', port });
  onTestFinished(() => app.close());
  /** Only the application gives a request an id. */
  const ask = async (path: string, message: Parameters<typeof send>[1] = {}) => {
    const answer = await send(url + path, message);
    return { ...answer, byApplication: 'x-request-id' in answer.headers };
  };
  return { app, cache, rendered, ask };
}

test('a kept page is the same as the application sends it, but for the id', async () => {
  const { rendered, ask } = await listeningApp();
  const first = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  const kept = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect([first.byApplication, kept.byApplication]).toEqual([true, false]);
  const { 'x-request-id': _id, date: _first, ...firstHeaders } = first.headers;
  const { date: _kept, ...keptHeaders } = kept.headers;
  expect(keptHeaders).toEqual(firstHeaders);
  expect(keptHeaders['content-encoding']).toBe('gzip');
  expect(kept.text).toBe(first.text);
  expect(rendered).toEqual(['/']);
});

test('who has the page already is told so, in every coding; HEAD gets the headers alone', async () => {
  const { ask } = await listeningApp();
  const brotli = { 'accept-encoding': 'br' };
  const { headers: first } = await ask('/', { headers: brotli });
  const tagNow = async () => (await ask('/', { headers: brotli })).headers.etag;
  // Made denser in the meantime, it is the same page.
  await expect.poll(tagNow).not.toBe(first.etag);
  const early = { ...brotli, 'if-none-match': String(first.etag) };
  expect((await ask('/', { headers: early })).status).toBe(304);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const whole = await ask('/', { headers });
    const etag = String(whole.headers.etag);
    const again = await ask('/', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBeDefined();
    const head = await ask('/', { method: 'HEAD', headers });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect([again.byApplication, head.byApplication]).toEqual([false, false]);
  }
});

test.each([
  ['for another host', '/', { headers: { host: 'check.clinica.example.com' } }],
  ['a proxy says another host for', '/', { headers: { 'x-forwarded-host': 'a.example.com' } }],
  ['that brings a body', '/', { headers: { 'content-length': '1' }, body: 'a' }],
  ['with a query', '/?a=1', {}],
  ['with a booking draft', '/agendamento', { headers: { cookie: 'agendamento=abc' } }],
  [
    'in another language with a draft',
    '/en-us/agendamento',
    { headers: { cookie: 'agendamento=abc' } },
  ],
])('a request %s is the application’s', async (_what, path, message) => {
  const { ask } = await listeningApp();
  await ask('/');
  await ask('/agendamento');
  await ask('/en-us/agendamento');
  expect((await ask(path, message)).byApplication).toBe(true);
  expect((await ask('/')).byApplication).toBe(false);
});

test('a page that changed is not answered from before', async () => {
  let text = 'old';
  const { cache, ask } = await listeningApp({ pageHandler: async () => publicPage(text) });
  await ask('/');
  text = 'new';
  expect((await ask('/')).text).toContain('old');
  cache.clear();
  expect((await ask('/')).text).toContain('new');
});

test('a page with free times is rendered anew once its time is over, and tells nobody of it', async () => {
  let nowMs = 0;
  let renders = 0;
  const { ask } = await listeningApp({
    pageCache: createPageCache({ nowMs: () => nowMs }),
    pageHandler: async () => {
      renders += 1;
      return publicPage(`render ${renders}.`, BRIEFLY_KEPT_HEADERS);
    },
  });
  const first = await ask('/');
  expect(first.headers).toMatchObject(CONTENT_HEADERS);
  expect(first.headers).not.toHaveProperty('x-kept-seconds');
  expect((await ask('/')).text).toContain('render 1.');
  nowMs = 60_000;
  expect((await ask('/')).text).toContain('render 2.');
  const kept = await ask('/');
  expect([kept.text.includes('render 2.'), kept.byApplication]).toEqual([true, false]);
  expect(renders).toBe(2);
});

test('a log that wants every request gets kept pages too', async () => {
  const lines: unknown[] = [];
  const note = (line: unknown) => void lines.push(line);
  const log = { debug: note, info: note, warn: note, error: note, isLevelEnabled: () => true };
  const { ask } = await listeningApp({ log });
  await ask('/');
  expect((await ask('/')).byApplication).toBe(true);
  expect(lines).toHaveLength(2);
});
