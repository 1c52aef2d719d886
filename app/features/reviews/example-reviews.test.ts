import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExampleReviews } from './example-reviews.server.ts';

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'reviews-'));
  await mkdir(join(contentDir, 'pt-BR'));
});
afterAll(() => rm(contentDir, { recursive: true }));

async function reading(source: string) {
  await writeFile(join(contentDir, 'pt-BR/reviews.yaml'), source);
  return readExampleReviews({ contentDir, locale: 'pt-BR' });
}

test('the reviews of the repository are examples, every one', async () => {
  const reviews = await readExampleReviews({
    contentDir: join(import.meta.dirname, '../../../content'),
    locale: 'pt-BR',
  });
  expect(reviews.length).toBeGreaterThanOrEqual(3);
  expect(reviews.every(({ isExample, author }) => isExample && /exemplo/.test(author))).toBe(true);
});

test.each([
  [
    'a review that is not marked',
    '- { author: A, stars: 5, text: x }',
    '0.isExample: must be true: these are no reviews of patients',
  ],
  [
    'a review that claims to be real',
    '- { author: A, stars: 5, text: x, isExample: false }',
    '0.isExample: must be true: these are no reviews of patients',
  ],
  ['half a star', '- { author: A, stars: 4.5, text: x, isExample: true }', '0.stars: '],
  ['an empty list', '[]', 'list: must have at least one review'],
  ['broken YAML', '- { author', ''],
])('the start stops at %s', async (_what, source, message) => {
  await expect(reading(source)).rejects.toThrow(`pt-BR/reviews.yaml: ${message}`);
});
