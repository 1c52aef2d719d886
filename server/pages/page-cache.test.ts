import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type Rendered } from './page-cache.ts';
import { type StoredPage, storePage, storePageSoon } from './stored-page.ts';

async function shared(html: string): Promise<Rendered<string>> {
  return { kind: 'shared', page: await storePage(html, {}) };
}

function textOf(page: StoredPage | undefined): string | undefined {
  return page?.answers.identity.body.toString();
}

test('a page is rendered once for all who ask at the same time', async () => {
  const cache = createPageCache();
  let renders = 0;
  const render = () => {
    renders += 1;
    return shared('a');
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.fill('/', render)));
  expect(renders).toBe(1);
  expect(textOf(cache.get('/'))).toBe('a');
});

test('a render overtaken by an invalidation is not kept, nor handed to those who ask later', async () => {
  const cache = createPageCache();
  const gate = Promise.withResolvers<void>();
  const early = cache.fill('/', async () => {
    await gate.promise;
    return shared('old');
  });
  cache.clear();
  const late = cache.fill('/', () => shared('new'));
  gate.resolve();
  await Promise.all([early, late]);
  expect(textOf(cache.get('/'))).toBe('new');
});

test("one visitor's own answer is never given to another", async () => {
  const cache = createPageCache();
  let visitor = 0;
  const render = async (): Promise<Rendered<string>> => {
    visitor += 1;
    return { kind: 'single', answer: `visitor ${visitor}` };
  };
  const answers = await Promise.all([1, 2, 3].map(() => cache.fill('/agendamento', render)));
  expect(new Set(answers.map((each) => each.kind === 'single' && each.answer)).size).toBe(3);
  expect(cache.get('/agendamento')).toBeUndefined();
});

test('after a failed render those who waited try for themselves', async () => {
  const cache = createPageCache();
  const failing = cache.fill('/', () => Promise.reject(new Error('no')));
  const waiting = cache.fill('/', () => shared('a'));
  await expect(failing).rejects.toThrow('no');
  await expect(waiting).resolves.toMatchObject({ kind: 'shared' });
});

test('a page whose time is over is rendered anew for one who asks; the others get it as it was', async () => {
  let nowMs = 0;
  const cache = createPageCache({ nowMs: () => nowMs });
  const render = async (html: string) => {
    const page = await storePage(html, {});
    return cache.fill('/', async () => ({ kind: 'shared', page, keptSeconds: 60 }));
  };
  const asked = () => textOf(cache.getOrRenew('/'));
  await render('old');
  nowMs = 59_999;
  expect([textOf(cache.get('/')), asked()]).toEqual(['old', 'old']);
  nowMs = 60_000;
  expect([textOf(cache.get('/')), asked(), asked()]).toEqual([undefined, undefined, 'old']);
  await render('new');
  expect([textOf(cache.get('/')), asked()]).toEqual(['new', 'new']);
});

test('a page that could not be rendered anew stays as it was, and is tried again later', async () => {
  let nowMs = 0;
  const cache = createPageCache({ nowMs: () => nowMs });
  const page = await storePage('old', {});
  await cache.fill('/', async () => ({ kind: 'shared', page, keptSeconds: 60 }));
  nowMs = 60_000;
  expect(cache.getOrRenew('/')).toBeUndefined();
  await expect(cache.fill('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  nowMs = 119_000;
  expect(textOf(cache.getOrRenew('/'))).toBe('old');
  nowMs = 120_000;
  expect(cache.getOrRenew('/')).toBeUndefined();
});

test('a fault while a page is rendered anew is shown to nobody, and the page is kept again after it', async () => {
  let nowMs = 0;
  const cache = createPageCache({ nowMs: () => nowMs });
  const kept = async (html: string): Promise<Rendered<string>> => ({
    kind: 'shared',
    page: await storePage(html, {}),
    keptSeconds: 60,
  });
  await cache.fill('/', () => kept('old'));
  nowMs = 60_000;
  cache.getOrRenew('/');
  const answer = await cache.fill('/', async () => ({ kind: 'single', answer: 'a fault' }));
  expect(answer.kind === 'shared' && textOf(answer.page)).toBe('old');
  nowMs = 120_000;
  cache.getOrRenew('/');
  await cache.fill('/', () => kept('new'));
  expect(textOf(cache.get('/'))).toBe('new');
});

test('a page without a time of its own stays until it is cleared', async () => {
  let nowMs = 0;
  const cache = createPageCache({ nowMs: () => nowMs });
  await cache.fill('/', () => shared('a'));
  nowMs = Number.MAX_SAFE_INTEGER;
  expect([textOf(cache.get('/')), textOf(cache.getOrRenew('/'))]).toEqual(['a', 'a']);
});

test('pages beyond the bounds leave, oldest first', async () => {
  const cache = createPageCache({ maxPages: 2 });
  for (const path of ['/a', '/b', '/c']) await cache.fill(path, () => shared(path));
  expect(['/a', '/b', '/c'].map((path) => textOf(cache.get(path)))).toEqual([
    undefined,
    '/b',
    '/c',
  ]);
  const small = createPageCache({ maxBytes: 10 });
  await small.fill('/a', () => shared('a'.repeat(100)));
  expect(small.get('/a')).toBeUndefined();
});

test('a page that is asked for again is made denser while no other is rendered', async () => {
  const cache = createPageCache();
  const html = Array.from({ length: 2_000 }, (_, each) => `<p>${each ** 3}</p>`).join('');
  const gate = Promise.withResolvers<void>();
  const other = cache.fill('/b', async () => {
    await gate.promise;
    return shared('b');
  });
  const first = await storePageSoon(html, {});
  await cache.fill('/a', async () => ({ kind: 'shared', page: first }));
  expect(cache.get('/a')).toBe(first);
  gate.resolve();
  await other;
  await expect.poll(() => cache.get('/a')).not.toBe(first);
  const dense = cache.get('/a');
  expect(dense?.bytes).toBeLessThan(first.bytes);
  expect(textOf(dense)).toBe(html);
  expect(brotliDecompressSync(dense?.answers.br.body ?? '').toString()).toBe(html);
  // Other bytes have another tag.
  expect(dense?.answers.br.etag).not.toBe(first.answers.br.etag);
  expect(dense?.answers.identity.etag).toBe(first.answers.identity.etag);
});

test('a page that is cleared while it is made denser stays away, and one that cannot be stays as it is', async () => {
  const cache = createPageCache();
  const gate = Promise.withResolvers<void>();
  const page = await storePage('old', {});
  const denser = async () => {
    await gate.promise;
    return page;
  };
  await cache.fill('/a', async () => ({ kind: 'shared', page: { ...page, denser } }));
  cache.get('/a');
  cache.clear();
  await cache.fill('/a', () => shared('new'));
  gate.resolve();
  const failing = { ...page, denser: () => Promise.reject(new Error('no')) };
  await cache.fill('/b', async () => ({ kind: 'shared', page: failing }));
  await cache.fill('/c', () => shared('c'));
  const last = await storePageSoon('last'.repeat(500), {});
  await cache.fill('/d', async () => ({ kind: 'shared', page: last }));
  expect(cache.get('/b')).toBe(failing);
  await expect.poll(() => cache.get('/d')).not.toBe(last);
  expect(textOf(cache.get('/a'))).toBe('new');
  expect(cache.get('/b')).toBe(failing);
});
