import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import type { CmsClient, ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { SEEDED, startWordPress, type WordPress } from '#tests/wordpress/wordpress.ts';
import { createBreakers } from './wordpress-calls.server.ts';
import { wordPressClient } from './wordpress-client.server.ts';

let started: WordPress | { missing: string };
beforeAll(async () => {
  started = await startWordPress();
});
afterAll(async () => {
  if ('url' in started) await started.stop();
});

/** Skips the test, and says why, where there can be no WordPress. */
function wordPress({ skip }: TestContext): WordPress {
  if ('missing' in started) skip(`no WordPress here: ${started.missing}`);
  if ('missing' in started) throw new Error(started.missing);
  return started;
}

function clientOf({ url }: WordPress): CmsClient {
  return wordPressClient({ url, outbound, breakers: createBreakers(() => 0) });
}

/** As they are before any test changes one. */
const postsOf = new Map<string, Promise<ForeignEntry[]>>();
function postsOfSeed(context: TestContext): Promise<ForeignEntry[]> {
  const source = wordPress(context);
  const posts = postsOf.get(source.url) ?? readAll(clientOf(source));
  postsOf.set(source.url, posts);
  return posts;
}

async function readAll(client: CmsClient): Promise<ForeignEntry[]> {
  const all: ForeignEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = await client.entries('post', { page });
    if (!read.ok) throw new Error(read.refusal.refusal);
    all.push(...read.value.items);
    pages = read.value.pages;
  }
  return all;
}

test('200 posts are read whole, the latest changed first, and nothing that is not for everybody', async (context) => {
  const client = clientOf(wordPress(context));
  const posts = await postsOfSeed(context);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(SEEDED.posts);
  const instants = posts.map(({ modifiedAt }) => modifiedAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const ids = await client.ids('post');
  expect(ids.ok && ids.value.toSorted((a, b) => a - b)).toEqual(
    posts.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  const pages = await client.entries('page', { page: 1 });
  const pageIds = await client.ids('page');
  expect(pages.ok && pages.value.items.length).toBe(SEEDED.pages);
  expect(pageIds.ok && pageIds.value.length).toBe(SEEDED.pages);
  const everything = JSON.stringify([posts, pages]);
  expect(everything).not.toMatch(/segredo/i);
  expect(everything).not.toMatch(/alert\(1\)|<p|&amp;|&#|javascript:/);
});

test('what WordPress says of itself comes without its HTML', async (context) => {
  const client = clientOf(wordPress(context));
  expect(await client.routes()).toMatchObject({ value: { name: 'Blog da clínica & amigos' } });
  const categories = await client.categories();
  const named = categories.ok ? categories.value : [];
  expect(named.find(({ slug }) => slug === 'tratamentos-cuidados')).toMatchObject({
    name: 'Tratamentos & cuidados',
    count: 34,
  });
  expect(named).toHaveLength(SEEDED.categories + 1);
});

test('each of the ways to write a text becomes blocks of this site', async (context) => {
  const posts = await postsOfSeed(context);
  const bySlug = (slug: string) => posts.find((post) => post.slug === slug);
  const plain = { isStrong: false };
  expect(bySlug('atencao-a-visao-da-crianca')?.title).toBe('“Olho seco” – parte 1');
  expect(bySlug('texto-192')?.title).toBe('Se 1 < 2 e 3 > 2: texto 192');
  expect(bySlug('texto-193')?.blocks).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: ['Um', 'Um ponto um', 'Um ponto dois', 'Dois 193'].map((text) => [{ text, ...plain }]),
    },
  ]);
  expect(bySlug('texto-194')?.blocks[0]).toMatchObject({
    items: [
      [
        { text: 'Exame: ', isStrong: true },
        { text: 'OCT; ', ...plain },
        { text: 'Tempo: ', isStrong: true },
        { text: '194 min', ...plain },
      ],
      [{ text: 'Exame: ' }, { text: 'Topografia; ' }, { text: 'Tempo: ' }, { text: '5 min' }],
    ],
  });
  expect(bySlug('texto-195')?.blocks).toMatchObject([
    { kind: 'foreign-image', alt: 'Olho', credit: 'Legenda 195' },
    { kind: 'foreign-image', alt: '' },
  ]);
  expect(bySlug('texto-196')).toMatchObject({
    excerpt: 'Texto clássico sem parágrafos 196. Segundo parágrafo, em duas linhas.',
    blocks: [
      { spans: [{ text: 'Texto clássico sem parágrafos 196.' }] },
      { spans: [{ text: 'Segundo parágrafo,' }] },
      { spans: [{ text: 'em duas linhas.' }] },
      { kind: 'foreign-image', credit: 'Uma legenda' },
    ],
  });
  expect(bySlug('texto-197')?.blocks[0]).toMatchObject({
    spans: [{ href: 'https://www.youtube.com/watch?v=abcdefghijk' }],
  });
  expect(bySlug('texto-8')).toMatchObject({ blocks: [], excerpt: '' });
});

test('days are those of the clinic, the instant of the change is UTC', async (context) => {
  const posts = await postsOfSeed(context);
  const last = posts.find(({ slug }) => slug === 'texto-200');
  expect(last).toMatchObject({
    publishedOn: '2025-11-03',
    updatedOn: null,
    modifiedAt: '2025-11-04T01:30:00.000Z',
  });
});

test('an author or a picture that is gone leaves the post as it is', async (context) => {
  const posts = await postsOfSeed(context);
  const bySlug = (slug: string) => posts.find((post) => post.slug === slug);
  expect(bySlug('texto-200')?.author).toBeNull();
  expect(bySlug('texto-199')?.author).toBe("Bruno D'Ávila");
  expect(bySlug('texto-21')?.cover).toBeNull();
  expect(bySlug('texto-195')?.cover).toMatchObject({
    alt: 'Figura 0: olho & lente',
    credit: 'Foto: Ana & Souza',
    src: expect.stringContaining('/olho-0-1536x922.jpg'),
  });
});

test('a picture of the source comes as it is there', async (context) => {
  const source = wordPress(context);
  const picture = await clientOf(source).image(
    `${source.url}/wp-content/uploads/2024/05/olho-1.png`,
  );
  expect(picture.ok && picture.value.subarray(1, 4).toString()).toBe('PNG');
});

test('only what changed since is asked for, and what is no longer for everybody is gone from the ids', async (context) => {
  const source = wordPress(context);
  const client = clientOf(source);
  const [newest] = await postsOfSeed(context);
  const modifiedSince = newest?.modifiedAt ?? '';
  const none = await client.entries('post', { page: 1, modifiedSince });
  expect(none.ok && none.value).toMatchObject({ items: [], total: 0 });
  const id = await source.php(
    `$id = get_page_by_path('texto-50', OBJECT, 'post')->ID; $old = get_page_by_path('texto-60', OBJECT, 'post')->ID;
    wp_update_post(['ID' => $id, 'post_title' => 'Mudou']); wp_update_post(['ID' => $old, 'post_status' => 'draft']); echo $id;`,
  );
  const changed = await client.entries('post', { page: 1, modifiedSince });
  expect(changed.ok && changed.value.items.map((post) => [String(post.id), post.title])).toEqual([
    [id, 'Mudou'],
  ]);
  const ids = await client.ids('post');
  expect(ids.ok && ids.value.length).toBe(SEEDED.posts - 1);
});

test('a WordPress in a folder without names in its addresses is read in the same way', async (context) => {
  wordPress(context);
  const inFolder = await startWordPress({ folder: '/blog', permalinks: false });
  if ('missing' in inFolder) throw new Error(inFolder.missing);
  try {
    const client = wordPressClient({
      url: `${inFolder.url}/`,
      outbound,
      breakers: createBreakers(() => 0),
    });
    expect((await client.routes()).ok).toBe(true);
    const read = await client.entries('post', { page: 10 });
    expect(read.ok && read.value.items.length).toBe(20);
    const past = await client.entries('post', { page: 99 });
    expect(past.ok && past.value.items).toEqual([]);
  } finally {
    await inFolder.stop();
  }
});
