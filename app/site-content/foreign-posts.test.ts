import { expect, test } from 'vitest';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import type { ForeignTexts } from '#app/features/cms/foreign-texts.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { testContents } from '#tests/contents.ts';
import { aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { sortedEntries, withForeignTexts } from './foreign-posts.ts';
import { siteDocuments } from './search-documents.ts';
import { localesOfPage, sitePages } from './site-pages.ts';

const own = testContents['pt-BR'];
const OWN_SLUG = 'catarata-sinais';

function texts(entries: ForeignEntry[], changes: Partial<ForeignTexts> = {}): ForeignTexts {
  return {
    address: CMS_ADDRESS,
    showsOwn: true,
    showsPages: false,
    entries,
    categories: {},
    pictures: new Map(),
    ...changes,
  };
}

function linked(...hrefs: string[]): ForeignEntry['blocks'] {
  return hrefs.map((href) => ({
    kind: 'paragraph',
    spans: [{ text: href, isStrong: false, href }],
  }));
}

function hrefsOf(entries: ForeignEntry[], slug: string, changes: Partial<ForeignTexts> = {}) {
  const { editorial } = withForeignTexts(own, texts(entries, changes));
  const body = editorial.posts.find((post) => post.slug === slug)?.body ?? [];
  return body.flatMap((block) =>
    block.kind === 'paragraph' ? block.spans.map(({ href }) => href ?? null) : [],
  );
}

test('posts of the source stand among the own ones by their day, in list, search and map of the site', () => {
  const entries = [
    aForeignEntry(1, { publishedOn: '2030-01-01' }),
    aForeignEntry(2, { publishedOn: '2001-01-01' }),
  ];
  const merged = withForeignTexts(own, texts(entries));
  const { posts } = merged.editorial;
  expect(posts).toHaveLength(own.editorial.posts.length + 2);
  expect([posts[0]?.slug, posts.at(-1)?.slug]).toEqual(['texto-1', 'texto-2']);
  const contents = { ...testContents, 'pt-BR': merged };
  expect(sitePages(merged).map(({ path }) => path)).toContain('/blog/texto-1');
  expect(siteDocuments(contents, '2026-11-25')).toContainEqual(
    expect.objectContaining({ path: '/blog/texto-1', kind: 'post', locale: 'pt-BR' }),
  );
  // Nobody has translated it.
  expect(localesOfPage(contents, '/blog/texto-1')).toEqual(['pt-BR']);
  expect(withForeignTexts(own, null)).toBe(own);
});

test('a text that was written here keeps its address, and the other is told with the reason', () => {
  const entries = [
    aForeignEntry(1, { slug: OWN_SLUG }),
    aForeignEntry(2, { slug: 'dobro' }),
    aForeignEntry(3, { slug: 'dobro', title: 'O segundo' }),
    aForeignEntry(4, { slug: 'pagina', kind: 'page' }),
  ];
  const ownSlugs = new Set(own.editorial.posts.map(({ slug }) => slug));
  const { shown, passedOver } = sortedEntries({ entries, showsPages: false }, ownSlugs);
  expect(shown.map(({ id }) => id)).toEqual([2]);
  expect(passedOver.map(({ entry, why }) => [entry.id, why])).toEqual([
    [1, 'own-text'],
    [3, 'address-twice'],
    [4, 'page'],
  ]);
  const { posts } = withForeignTexts(own, texts(entries)).editorial;
  expect(posts.find(({ slug }) => slug === OWN_SLUG)?.reviewedOn).not.toBeNull();
});

test('pages have an address and are found by the search, and are in no list', () => {
  const entries = [aForeignEntry(4, { slug: 'pagina', kind: 'page' })];
  const merged = withForeignTexts(own, texts(entries, { showsPages: true }));
  expect(merged.editorial.posts.map(({ slug }) => slug)).not.toContain('pagina');
  expect(merged.editorial.foreignPages?.map(({ slug }) => slug)).toEqual(['pagina']);
  expect(siteDocuments({ ...testContents, 'pt-BR': merged }, '2026-11-25')).toContainEqual(
    expect.objectContaining({ path: '/blog/pagina', kind: 'page' }),
  );
  expect(sitePages(merged).map(({ path }) => path)).toContain('/blog/pagina');
});

test('without the own articles only those of the source are in list, search and map', () => {
  const merged = withForeignTexts(own, texts([aForeignEntry(1)], { showsOwn: false }));
  expect(merged.editorial.posts.map(({ slug }) => slug)).toEqual(['texto-1']);
  expect(merged.editorial.hiddenPosts?.map(({ slug }) => slug)).toContain(OWN_SLUG);
  expect(sitePages(merged).filter(({ path }) => path.startsWith('/blog/'))).toHaveLength(1);
});

test('an author of the clinic is known by the name, with or without a title; of others the name stays', () => {
  const names = ['Dra. Helena Prado Vilela', 'helena prado  vilela', 'Marta Souza', null];
  const entries = names.map((author, index) => aForeignEntry(index + 1, { author }));
  const { posts } = withForeignTexts(own, texts(entries)).editorial;
  const of = (id: number) => posts.find(({ slug }) => slug === `texto-${id}`);
  expect(of(1)).toMatchObject({ author: 'helena-prado-vilela', reviewedOn: null });
  expect(of(2)?.author).toBe('helena-prado-vilela');
  expect(of(3)).toMatchObject({ author: null, authorName: 'Marta Souza' });
  expect(of(4)).toMatchObject({ author: null });
  expect(of(4)?.authorName).toBeUndefined();
});

test('categories follow what staff have settled, then what their name says, then the general one', () => {
  const entries = [
    aForeignEntry(1, {
      categories: [
        { id: 1, slug: 'uncategorized', name: 'Sem categoria' },
        { id: 2, slug: 'c', name: 'Crianças' },
      ],
    }),
    aForeignEntry(2, { categories: [{ id: 3, slug: 'novidades', name: 'Novidades' }] }),
    aForeignEntry(3, { categories: [] }),
    aForeignEntry(4, { categories: [{ id: 4, slug: 'x', name: 'Prevenção' }] }),
  ];
  const categories = { novidades: 'technology', x: 'sumiu' };
  const { posts } = withForeignTexts(own, texts(entries, { categories })).editorial;
  const of = (id: number) => posts.find(({ slug }) => slug === `texto-${id}`)?.category;
  expect([1, 2, 3, 4].map(of)).toEqual(['pediatric', 'technology', 'general', 'prevention']);
});

test('links within the source lead to the same text here, its category, the same page, or by https to the source', () => {
  const entries = [
    aForeignEntry(1, {
      blocks: linked(
        `${CMS_ADDRESS}/2026/08/texto-2/?utm_source=x#fim`,
        'http://www.blog.clinica.example.com/?p=2',
        `${CMS_ADDRESS}/category/olhos/exames/`,
        `${CMS_ADDRESS}/servicos/`,
        'http://blog.clinica.example.com/so-la.pdf',
        'https://www.who.int/pt',
        'tel:+5535995550100',
        'javascript:alert(1)',
        'data:text/html,x',
        '#ancora',
      ),
    }),
    aForeignEntry(2, { link: `${CMS_ADDRESS}/2026/08/texto-2/` }),
  ];
  expect(hrefsOf(entries, 'texto-1')).toEqual([
    '/blog/texto-2',
    '/blog/texto-2',
    '/blog?categoria=exames',
    '/servicos',
    `${CMS_ADDRESS}/so-la.pdf`,
    'https://www.who.int/pt',
    'tel:+5535995550100',
    null,
    null,
    null,
  ]);
});

test('pictures appear once they have come, headings of the same words get anchors of their own', () => {
  const src = `${CMS_ADDRESS}/olho.jpg`;
  const cover = { kind: 'foreign-image' as const, src, alt: 'Um olho' };
  const blocks: ForeignEntry['blocks'] = [
    { kind: 'heading', text: 'Olho' },
    cover,
    { kind: 'heading', text: 'Olho' },
    { kind: 'heading', text: '👁' },
  ];
  const entries = [aForeignEntry(1, { cover, blocks })];
  const before = withForeignTexts(own, texts(entries)).editorial.posts.find(
    ({ slug }) => slug === 'texto-1',
  );
  expect(before?.cover).toBeUndefined();
  expect(plainTextOf(before?.body ?? [])).toBe('Olho\nOlho\n👁');
  const image = { name: 'abcdefghij23-640x480', width: 640, height: 480 };
  const pictures = new Map([[src, image]]);
  const after = withForeignTexts(own, texts(entries, { pictures })).editorial.posts.find(
    ({ slug }) => slug === 'texto-1',
  );
  expect(after?.cover).toEqual({ image: '/imagens/abcdefghij23-640x480', alt: 'Um olho' });
  expect(after?.body).toEqual([
    { kind: 'heading', text: 'Olho', id: 'olho' },
    { kind: 'image', alt: 'Um olho', ...image },
    { kind: 'heading', text: 'Olho', id: 'olho-2' },
    { kind: 'heading', text: '👁' },
  ]);
});
