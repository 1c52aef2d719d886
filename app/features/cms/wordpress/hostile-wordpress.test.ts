import { afterEach, expect, test } from 'vitest';
import type { CmsClient } from '#app/features/cms/foreign-entry.ts';
import { createOutbound, type Outbound } from '#app/platform/outbound/outbound.server.ts';
import {
  type HostileWordPress,
  startHostileWordPress,
} from '#tests/wordpress/hostile-wordpress.ts';
import { createBreakers } from './wordpress-calls.server.ts';
import { wordPressClient } from './wordpress-client.server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

type Started = { source: HostileWordPress; client: CmsClient; pass: (ms: number) => void };

async function start(
  given: Parameters<typeof startHostileWordPress>[0],
  { trust = true, timeoutMs }: { trust?: boolean; timeoutMs?: number } = {},
): Promise<Started> {
  const source = await startHostileWordPress(given);
  stops.push(source.stop);
  let now = 0;
  const call = createOutbound(trust && source.cert ? { ca: source.cert } : {});
  const outbound: Outbound = (request) =>
    call(timeoutMs === undefined ? request : { ...request, timeoutMs });
  const client = wordPressClient({
    url: source.url,
    outbound,
    breakers: createBreakers(() => now),
  });
  return {
    source,
    client,
    pass(ms) {
      now += ms;
    },
  };
}

/** The most memory of the process beyond what it has now, while `work` goes on. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await work();
  clearInterval(timer);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

const MEGABYTE = 1024 * 1024;

test.each([
  ['down', 'broken'],
  ['failing', 'status'],
  ['busy', 'status'],
  ['garbage', 'not-json'],
  ['html-as-json', 'not-json'],
  ['endless-body', 'too-large'],
  ['gzip-bomb', 'too-large'],
  ['redirecting', 'redirected'],
  ['cut-short', 'broken'],
] as const)('a source that is %s gives no entries, and the reason: %s', async (mode, refusal) => {
  const { client, source } = await start({ mode });
  const used = await memoryOf(async () => {
    expect(await client.entries('post', { page: 1 })).toMatchObject({
      ok: false,
      refusal: { refusal },
    });
    expect((await client.ids('post')).ok).toBe(false);
    expect((await client.categories()).ok).toBe(false);
    expect((await client.image(`${source.url}/a.jpg`)).ok).toBe(false);
  });
  expect(used).toBeLessThan(50 * MEGABYTE);
});

test.each(['slow', 'drip'] as const)('a %s source is not waited for', async (mode) => {
  const { client } = await start({ mode }, { timeoutMs: 300 });
  const answer = await client.entries('post', { page: 1 });
  expect(answer).toMatchObject({ ok: false, refusal: { refusal: 'timeout' } });
});

test('a body of 200 MB is left after the first part of it', async () => {
  const { client, source } = await start({ mode: 'endless-body' });
  await client.ids('post');
  // What the machine's own buffers take comes on top of the 2 MB.
  expect(source.bytesSent()).toBeLessThan(20 * MEGABYTE);
});

test('a source whose certificate has expired is not read', async () => {
  const valid = await start({ certificate: 'valid' });
  expect((await valid.client.entries('post', { page: 1 })).ok).toBe(true);
  const expired = await start({ certificate: 'expired' });
  const answer = await expired.client.entries('post', { page: 1 });
  expect(answer).toMatchObject({ ok: false, refusal: { refusal: 'certificate' } });
  expect(expired.source.requests).toEqual([]);
});

test('a redirect to another address is not followed, whoever is there', async () => {
  const { client, source } = await start({ mode: 'redirecting' });
  expect(await client.routes()).toMatchObject({ ok: false, refusal: { refusal: 'redirected' } });
  expect(source.requests).toHaveLength(1);
});

test('after five failures in a row a source is left alone for a minute', async () => {
  const { client, source, pass } = await start({ mode: 'failing' });
  for (let call = 0; call < 5; call += 1) await client.entries('post', { page: 1 });
  const { length: before } = source.requests;
  source.behave('well');
  const resting = { ok: false, refusal: { refusal: 'resting' } };
  expect(await client.entries('post', { page: 1 })).toMatchObject(resting);
  pass(59_999);
  expect(await client.ids('post')).toMatchObject(resting);
  expect(source.requests).toHaveLength(before);
  pass(1);
  expect((await client.entries('post', { page: 1 })).ok).toBe(true);
  // One success is not enough to trust it again.
  source.behave('failing');
  await client.entries('post', { page: 1 });
  expect(await client.entries('post', { page: 1 })).toMatchObject(resting);
});

test('an answer such as "not found" is no failure of the source', async () => {
  const { client, source } = await start({});
  for (let call = 0; call < 9; call += 1) await client.image(`${source.url}/gone.jpg`);
  expect((await client.routes()).ok).toBe(true);
});

test('the entries of a source that does nothing wrong come page by page, all once', async () => {
  const { client } = await start({});
  const first = await client.entries('post', { page: 1 });
  const second = await client.entries('post', { page: 2 });
  const third = await client.entries('post', { page: 3 });
  if (!first.ok || !second.ok || !third.ok) throw new Error('no entries');
  expect(first.value).toMatchObject({ total: 30, pages: 2, passedOver: [] });
  expect([first, second, third].map(({ value }) => value.items.length)).toEqual([20, 10, 0]);
  expect(first.value.items[0]).toEqual({
    kind: 'post',
    id: 1,
    slug: 'texto-1',
    link: 'https://source.example/2024/05/texto-1/',
    title: 'Texto & nº 1',
    excerpt: 'Resumo 1…',
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Olá, mundo 1.', isStrong: false }] }],
    publishedOn: '2024-05-27',
    updatedOn: '2024-06-27',
    modifiedAt: '2024-06-27T23:30:00.000Z',
    author: 'Ana & Souza',
    categories: [{ id: 3, slug: 'olho-seco', name: 'Olho seco' }],
    tags: ['lente'],
    cover: null,
  });
});

test('posts that are not as posts are do not take the others with them', async () => {
  const { client } = await start({ mode: 'broken-posts' });
  const read = await client.entries('post', { page: 1 });
  if (!read.ok) throw new Error('no entries');
  expect(read.value.items).toHaveLength(13);
  expect(read.value.passedOver).toHaveLength(7);
  expect(read.value.passedOver?.[0]).toEqual({ id: 2, reason: 'unexpected-shape' });
});

test('where an answer would be too large, fewer are asked for; only a text too long even alone is passed over', async () => {
  const { client } = await start({ mode: 'long-posts' });
  const read = await client.entries('post', { page: 1 });
  if (!read.ok) throw new Error('no entries');
  expect(read.value.items.map(({ id }) => id)).toEqual([
    1,
    2,
    3,
    4,
    ...Array.from({ length: 15 }, (_, at) => at + 6),
  ]);
  expect(read.value.passedOver).toEqual([{ id: null, reason: 'too-large' }]);
  expect(read.value).toMatchObject({ total: 30, pages: 2 });
});

test('a source that has no time for many posts at once is asked for fewer', async () => {
  const { client, source } = await start({ mode: 'overworked' }, { timeoutMs: 2_000 });
  const read = await client.entries('post', { page: 1 });
  expect(read.ok && read.value.items.length).toBe(20);
  expect(source.requests).toHaveLength(5);
});

test('a wrong count of posts does not hide any', async () => {
  const { client } = await start({ mode: 'wrong-totals' });
  const ids = await client.ids('post');
  expect(ids.ok && ids.value.length).toBe(30);
});

test('posts that a plugin hides from the list do not end it', async () => {
  const { client } = await start({ mode: 'hiding' });
  const ids = await client.ids('post');
  expect(ids.ok && ids.value.length).toBe(225);
});

test('a list that ends before the source counts is no list of all: nobody is taken for gone', async () => {
  const { client } = await start({ mode: 'emptied' });
  expect(await client.ids('post')).toMatchObject({
    ok: false,
    refusal: { refusal: 'unexpected-shape' },
  });
});

test.each(['endless-pages', 'one-by-one'] as const)('%s are not read to the end', async (mode) => {
  const { client, source } = await start({ mode });
  const read = await client.entries('post', { page: 1 });
  expect(read.ok && read.value.pages).toBe(500);
  expect(await client.ids('post')).toMatchObject({ ok: false, refusal: { refusal: 'too-large' } });
  expect(source.requests.length).toBeLessThan(110);
});

test('a post that comes twice is one', async () => {
  const { client } = await start({ mode: 'duplicate-ids' });
  const read = await client.entries('post', { page: 1 });
  expect(read.ok && read.value.items.length).toBe(15);
});

test('JSON of any depth is no reason to fall', async () => {
  const { client } = await start({ mode: 'deep' });
  const read = await client.entries('post', { page: 1 });
  expect(read.ok && [read.value.items.length, read.value.passedOver]).toEqual([
    0,
    [{ id: null, reason: 'unexpected-shape' }],
  ]);
});

test('keys that are names of JavaScript change nothing', async () => {
  const { client } = await start({ mode: 'prototype-keys' });
  const read = await client.entries('post', { page: 1 });
  if (!read.ok) throw new Error('no entries');
  expect(read.value.items[0]).toMatchObject({ id: 1, author: 'Ana & Souza' });
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect('isAdmin' in Object.create(null, {}) || 'isAdmin' in {}).toBe(false);
});

test('pictures come from the source alone, and from where it is said to keep its files', async () => {
  const { client, source } = await start({});
  const other = await startHostileWordPress();
  stops.push(other.stop);
  const far = `${other.url}/a.jpg`;
  expect(await client.image(far)).toMatchObject({ refusal: { refusal: 'host-not-allowed' } });
  for (const src of ['file:///etc/passwd', 'data:image/png;base64,AAAA', '//[::1', 'http://a@b/'])
    expect((await client.image(src)).ok).toBe(false);
  const both = wordPressClient({
    url: source.url,
    outbound: createOutbound(),
    imageOrigins: [other.url],
    breakers: createBreakers(() => 0),
  });
  await both.image(far);
  expect(other.requests).toEqual(['GET /a.jpg']);
});

test('a picture of an address that the source had before is asked of the source', async () => {
  const { client, source } = await start({});
  await client.image('https://old.example/blog/wp-content/uploads/2019/01/a.jpg?w=9');
  await client.image('https://i1.wp.com/old.example/wp-content/uploads/b.jpg?ssl=1');
  expect(source.requests).toEqual([
    'GET /wp-content/uploads/2019/01/a.jpg',
    'GET /wp-content/uploads/b.jpg',
  ]);
});
