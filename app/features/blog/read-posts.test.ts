import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { testClinic } from '#tests/clinics/test-clinic.ts';
import type { Post } from './post.ts';
import { postProblems, readPosts, unknownCategories } from './read-posts.server.ts';

const CATEGORIES = testClinic.postCategories;
const CONTENT = join(import.meta.dirname, '../../../content');

describe('the posts of the clinic', () => {
  let posts: Post[];
  beforeAll(async () => {
    posts = await readPosts({ contentDir: CONTENT, locale: 'pt-BR' }, CATEGORIES);
  });

  test('are many, newest first', () => {
    expect(posts.length).toBeGreaterThanOrEqual(18);
    const days = posts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('take no longer than a coffee, and have parts to jump to', () => {
    for (const { slug, readingMinutes, body } of posts) {
      expect([slug, readingMinutes > 0 && readingMinutes <= 10]).toEqual([slug, true]);
      expect(body.filter((block) => block.kind === 'heading' && block.id).length).toBeGreaterThan(
        1,
      );
      expect(plainTextOf(body)).not.toMatch(/R\$|\*\*|\]\(/);
    }
  });
});

describe('a fault', () => {
  let contentDir: string;
  let whole: string;
  beforeAll(async () => {
    contentDir = await mkdtemp(join(tmpdir(), 'posts-'));
    await mkdir(join(contentDir, 'pt-BR/posts'), { recursive: true });
    whole = await readFile(join(CONTENT, 'pt-BR/posts/catarata-sinais.md'), 'utf8');
  });
  afterAll(() => rm(contentDir, { recursive: true }));

  const reading = async (source: string) => {
    await writeFile(join(contentDir, 'pt-BR/posts/texto.md'), source);
    return readPosts({ contentDir, locale: 'pt-BR' }, CATEGORIES);
  };

  test('is none in a whole file', async () => {
    const [post] = await reading(whole);
    expect(post?.slug).toBe('texto');
  });

  test.each([
    [
      'a day that does not exist',
      /^publishedOn: .*$/m,
      "publishedOn: '2026-02-30'",
      'publishedOn: ',
    ],
    ['a category that is no name', /^category: .*$/m, 'category: Tudo!', 'category: must be'],
    ['no author', /^author: .*\n/m, '', 'author: is missing'],
    ['no sources', /^sources:\n( {2}- .*\n)+/m, 'sources: []\n', 'sources: must have at least'],
    [
      'a change before the beginning',
      /^category:/m,
      "updatedOn: '2001-01-01'\ncategory:",
      'updatedOn: must not be before publishedOn',
    ],
    [
      'a link to elsewhere by http',
      /$/,
      '\n[x](http://example.com)\n',
      "body: cannot be shown: '[x]",
    ],
    ['a heading twice', /$/, '\n## Ai\n\nx\n\n## Ai\n\ny\n', "body: has the heading 'Ai' twice"],
  ])('names its file and field: %s', async (_what, part, replacement, message) => {
    await expect(reading(whole.replace(part, replacement))).rejects.toThrow(
      `- pt-BR/posts/texto.md: ${message}`,
    );
  });
});

describe('the category of a post', () => {
  const categories = parseClinic(manausRecord).postCategories;
  const source = async (category: string) => {
    const whole = await readFile(join(CONTENT, 'pt-BR/posts/catarata-sinais.md'), 'utf8');
    return whole.replace(/^category: .*$/m, `category: ${category}`);
  };
  const read = async (category: string) => {
    const publishedRevisions = new Map([['pt-BR/posts/texto.md', await source(category)]]);
    const here = { contentDir: CONTENT, locale: 'pt-BR', publishedRevisions };
    const withoutFiles = new Set(['posts']);
    const [post] = await readPosts({ ...here, withoutFiles }, categories);
    return post;
  };

  test.each([
    ['its slug', 'rio-e-sol', 'rio-e-sol', 'Rio, sol e olhos'],
    ['its address', 'rio-sol', 'rio-e-sol', 'Rio, sol e olhos'],
    ['an address of before', 'noticias', 'consultorio', 'O consultório'],
    ['an archived one', 'mutirao', 'mutirao', 'Mutirão de 2024'],
  ])('may be named by %s', async (_what, name, category, categoryLabel) => {
    expect(await read(name)).toMatchObject({ category, categoryLabel });
    const alone = { slug: 'texto', source: await source(name) };
    expect(await postProblems(alone, categories, 'pt-BR')).toEqual([]);
  });

  test.each(['exames', 'constructor'])('%s is no name of this clinic', async (name) => {
    const post = await read(name);
    const problems = unknownCategories(post ? [post] : [], categories, 'pt-BR');
    expect(problems.map(problemLine)).toEqual([
      `- pt-BR/posts/texto.md: category: the clinic record has no category '${name}'`,
    ]);
    const alone = { slug: 'texto', source: await source(name) };
    expect(await postProblems(alone, categories, 'pt-BR')).toEqual(problems);
  });
});
