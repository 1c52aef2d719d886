import { expect, test } from 'vitest';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { testClinic } from '#tests/clinics/test-clinic.ts';
import { blogFeed } from './blog-feed.ts';
import type { Post } from './post.ts';
import { categoriesInUse, categoryOf, pageOf, relatedPosts } from './post-list.ts';

function post(slug: string, rest: Partial<Post> = {}): Post {
  return {
    slug,
    title: slug,
    excerpt: '',
    category: 'general',
    categoryLabel: 'Cuidados gerais',
    publishedOn: '2026-05-01',
    author: 'helena-prado-vilela',
    reviewedOn: '2026-05-01',
    tags: [],
    services: [],
    sources: [],
    body: [],
    readingMinutes: 1,
    ...rest,
  };
}

const many = Array.from({ length: 14 }, (_, index) => index + 1);

test.each([
  [null, [1, 2, 3, 4, 5, 6], 1],
  ['2', [7, 8, 9, 10, 11, 12], 2],
  ['3', [13, 14], 3],
  ['99', [13, 14], 3],
  ['0', [1, 2, 3, 4, 5, 6], 1],
  ['-1', [1, 2, 3, 4, 5, 6], 1],
  ['2x', [1, 2, 3, 4, 5, 6], 1],
])('page %j of fourteen', (requested, items, page) => {
  expect(pageOf(many, requested)).toEqual({ items, page, pageCount: 3, total: 14 });
});

test('an empty list has one page', () => {
  expect(pageOf([], '2')).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
});

test('categories without posts are not offered, and the others keep their order', () => {
  const posts = [post('a', { category: 'exames' }), post('b', { category: 'prevention' })];
  const slugs = categoriesInUse(posts, testClinic.postCategories).map(({ slug }) => slug);
  expect(slugs).toEqual(['prevention', 'exames']);
});

test.each([
  ['exames', 'exames'],
  ['all', undefined],
  [null, undefined],
  ['constructor', undefined],
])('the category %j of an address is %j', (text, category) => {
  expect(categoryOf(text, testClinic.postCategories)?.slug).toBe(category);
});

test('related posts share category or tags, most first, and never the post itself', () => {
  const own = post('own', { category: 'exames', tags: ['retina', 'diabetes'] });
  const others = [
    post('far'),
    post('tag', { tags: ['retina'] }),
    post('category', { category: 'exames' }),
    post('near', { category: 'exames', tags: ['diabetes'] }),
    post('both', { tags: ['retina', 'diabetes'] }),
  ];
  const related = relatedPosts(own, [own, ...others]).map(({ slug }) => slug);
  expect(related).toEqual(['near', 'category', 'both']);
});

test('reading takes a minute for two hundred words, at least one', () => {
  const words = (count: number) => [
    { kind: 'paragraph' as const, spans: [{ text: 'olho '.repeat(count), isStrong: false }] },
  ];
  expect([0, 1, 200, 201, 1000].map((count) => readingMinutes(words(count)))).toEqual([
    1, 1, 1, 2, 5,
  ]);
});

test('the feed says the day of the clinic and hides no sign', () => {
  const feed = blogFeed(
    [post('a', { title: 'Olho & <lente> "nova"\u0007', publishedOn: '2026-12-31' })],
    {
      title: 'Blog',
      description: 'd',
      language: 'pt-BR',
      feedUrl: 'https://x.example/blog/feed.xml',
      listUrl: 'https://x.example/blog',
      postUrl: (slug) => `https://x.example/blog/${slug}?a=1&b=2`,
      authorName: () => 'Ana',
    },
  );
  expect(feed).toContain('<title>Olho &amp; &lt;lente&gt; &quot;nova&quot;</title>');
  expect(feed).toContain('<link>https://x.example/blog/a?a=1&amp;b=2</link>');
  expect(feed).toContain('<category>Cuidados gerais</category>');
  expect(feed).toContain('<pubDate>Thu, 31 Dec 2026 11:00:00 GMT</pubDate>');
});
