import { expect, test } from 'vitest';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { fakePost } from '#tests/wordpress/fake-posts.ts';
import { readEntry, slugOf } from './wordpress-entry.ts';

const RULES = {
  base: 'https://cms.example',
  kind: 'post',
  linkTo: (href: string) => href,
} as const;

function entryOf(changes: Record<string, unknown>): ForeignEntry {
  const read = readEntry({ ...fakePost(7), ...changes }, RULES);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
}

test.each([
  ['texto', 'texto'],
  ['aten%c3%a7%c3%a3o-%c3%a0-vis%c3%a3o', 'atencao-a-visao'],
  ['Atenção à Visão', 'atencao-a-visao'],
  ['cortado-%c3%a7%c3', 'cortado'],
  ['100%', '100'],
  ['stra%C3%9Fe', 'strasse'],
  ['%e7%9c%bc%e7%9d%9b', ''],
  ['--a__b--', 'a-b'],
  ['../../etc/passwd', 'etc-passwd'],
  ['', ''],
])('the name %j is %j in addresses of this site', (slug, own) => {
  expect(slugOf(slug)).toBe(own);
});

test('a text without a usable name or title gets them from what it has', () => {
  const named = entryOf({ slug: '%e7%9c%bc', title: { rendered: ' ' } });
  expect(named).toMatchObject({ slug: 'texto-7', title: 'Olá, mundo 7.' });
  expect(entryOf({ slug: 'olho-seco', title: undefined, content: { rendered: '' } }).title).toBe(
    'olho seco',
  );
});

test.each([
  ['<p>Um resumo.</p>', 'Um resumo.'],
  ['<p>Um resumo [&hellip;]</p>\n', 'Um resumo…'],
  ['<p>Um resumo&#8230; <a href="/x">Continue lendo <span>Título</span></a></p>', 'Um resumo…'],
  ['<p>[vc_row]A &amp; B[/vc_row] <script>x</script></p>', 'A & B'],
  ['', 'Olá, mundo 7.'],
  [`<p>${'palavra '.repeat(40)}</p>`, `${'palavra '.repeat(24)}palavra…`],
  [`<p>${'a'.repeat(300)}</p>`, `${'a'.repeat(199)}…`],
])('the excerpt %j is told in plain words, 200 letters at most', (html, words) => {
  const { excerpt } = entryOf({ excerpt: { rendered: html } });
  expect(excerpt).toBe(words);
  expect([...excerpt].length).toBeLessThanOrEqual(200);
});

test('days are the calendar of the source, and a change on the same day is none', () => {
  const days = entryOf({ date: '2024-01-01T23:59:59', modified: '2024-01-01T23:59:59' });
  expect(days).toMatchObject({ publishedOn: '2024-01-01', updatedOn: null });
  expect(entryOf({ modified: '2020-01-01T00:00:00' }).updatedOn).toBeNull();
  expect(entryOf({ modified_gmt: '0000-00-00T00:00:00' }).modifiedAt).toBe(
    '2024-06-21T22:30:00.000Z',
  );
});

test.each([
  [{ date: '2024-02-30T00:00:00' }, 'unexpected-shape'],
  [{ date: '0000-00-00T00:00:00' }, 'unexpected-shape'],
  [{ date: null }, 'unexpected-shape'],
  [{ content: 'texto' }, 'unexpected-shape'],
  [{ content: { rendered: '', protected: true } }, 'protected'],
  [{ status: 'draft' }, 'not-published'],
  [{ status: 'private' }, 'not-published'],
  [{ content: { rendered: 'a'.repeat(500_001) } }, 'too-large'],
  [{ content: { rendered: '<div>'.repeat(10_000) } }, 'too-large'],
])('an entry with %j is passed over, and why is said', (changes, reason) => {
  const read = readEntry({ ...fakePost(7), ...changes }, RULES);
  expect(read).toEqual({ ok: false, refusal: { id: 7, reason } });
});

test.each([null, [], 'x', 5, { id: '7' }, { id: -1 }, {}])('%j is no entry', (given) => {
  expect(readEntry(given, RULES)).toEqual({
    ok: false,
    refusal: { id: null, reason: 'unexpected-shape' },
  });
});

test.each([
  undefined,
  null,
  [],
  { author: null, 'wp:term': 'x', 'wp:featuredmedia': [null] },
  {
    author: [{ code: 'rest_user_invalid_id' }],
    'wp:term': [[{ code: 'x' }], null],
    'wp:featuredmedia': [{ code: 'rest_post_invalid_id' }],
  },
  {
    author: [{ name: '<script>x</script> ' }],
    'wp:featuredmedia': [{ source_url: 'javascript:x' }],
  },
])('what stands beside the text may be missing or wrong: %j', (_embedded) => {
  expect(entryOf({ _embedded })).toMatchObject({
    author: null,
    categories: [],
    tags: [],
    cover: null,
    title: 'Texto & nº 7',
  });
});

test('the cover is the file of the width that is shown', () => {
  const file = (width: number) => ({ source_url: `https://cms.example/a-${width}.jpg`, width });
  const cover = (more: object) => ({
    _embedded: { 'wp:featuredmedia': [{ source_url: '/a.jpg', alt_text: 'A &amp; B', ...more }] },
  });
  const sizes = { medium: file(300), large: file(1024), big: file(1536), huge: file(2048) };
  const src = (more: object) => entryOf(cover(more)).cover?.src;
  expect(src({ media_details: { width: 4000, sizes } })).toBe('https://cms.example/a-1536.jpg');
  expect(src({ media_details: { width: 1200, sizes } })).toBe('https://cms.example/a-1536.jpg');
  expect(src({ media_details: { width: 900, sizes: { medium: file(300) } } })).toBe(
    'https://source.example/a.jpg',
  );
  expect(src({ media_details: { sizes: [] } })).toBe('https://source.example/a.jpg');
  expect(src({})).toBe('https://source.example/a.jpg');
});

test('a text whose address is another than the source is one site with it', () => {
  const asked: string[] = [];
  const linkTo = (href: string) => {
    asked.push(href);
    return '/blog/x';
  };
  const content = {
    rendered:
      '<a href="/a">1</a> <a href="https://cms.example/b">2</a> <a href="http://source.example/c">3</a>',
  };
  readEntry({ ...fakePost(7), content }, { ...RULES, linkTo });
  expect(asked).toEqual([
    'https://source.example/a',
    'https://cms.example/b',
    'https://source.example/c',
  ]);
});

test('an http address of a text never stays one', () => {
  const link = 'http://old.example/texto/';
  const content = { rendered: '<a href="/a">1</a>' };
  const { blocks } = entryOf({ link, content });
  expect(JSON.stringify(blocks)).toContain('"https://old.example/a"');
});

test('of categories and tags without number only the first are taken', () => {
  const terms = Array.from({ length: 30_000 }, (_, at) => ({
    id: at + 1,
    taxonomy: 'post_tag',
    slug: `tag-${at}`,
    name: `Tag ${at}`,
  }));
  expect(entryOf({ _embedded: { 'wp:term': [[], terms] } }).tags).toHaveLength(200);
});
