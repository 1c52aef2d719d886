import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { personFrontMatter } from '#app/features/about/about-text.ts';
import { postFrontMatter } from '#app/features/blog/post.ts';
import { sentenceOf } from '#app/features/content/content-problem-messages.ts';
import { faqFrontMatter } from '#app/features/faq/faq-entry.ts';
import { planFrontMatter } from '#app/features/plans/plan-text.ts';
import { episodeFrontMatter, podcastFrontMatter } from '#app/features/podcast/episode.ts';
import { serviceFrontMatter } from '#app/features/services/service-text.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { checkedBy } from '#app/platform/schema-problem.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, stillContents } from '#tests/contents.ts';
import { pageSchemas } from './page-texts.server.ts';
import { readContents } from './site-content.server.ts';

const ENGLISH = /\b(?:must|is|has|expected|Invalid|Too|Unrecognized)\b/;

describe('front matter that is wrong in any way its schema can find', () => {
  const words = { title: 'Um', text: 'Dois', question: 'Um?', answer: 'Dois' };
  const schemas: Record<string, z.ZodType> = {
    posts: postFrontMatter,
    episodes: episodeFrontMatter,
    faq: faqFrontMatter,
    services: serviceFrontMatter,
    plans: planFrontMatter,
    podcast: podcastFrontMatter,
    people: personFrontMatter,
  };

  /** Variants of an entry, each with one value changed. */
  function* variants(value: unknown): Generator<unknown> {
    yield* [undefined, null, '', ' ', 'não é isto', 'x'.repeat(900), 0, -1, 1.5, 1e9, 2 ** 60];
    yield* [Number.NaN, true, false, [], {}, [''], Array(20).fill('x'), Array(20).fill(words)];
    yield* ['2026-02-30', '2001-01-01', '/audio/../x'];
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      for (const other of variants(inner)) {
        if (Array.isArray(value)) yield value.with(Number(key), other);
        else yield { ...value, [key]: other };
      }
    if (!Array.isArray(value)) yield { ...value, 'um campo': 1 };
  }

  test.each(Object.entries({ ...schemas, ...pageSchemas }))('%s', (name, schema) => {
    const starts = [`pt-BR/${name}/`, `pt-BR/${name}.md`, `pt-BR/pages/${name}.md`];
    const found = [...stillContents.files].filter(([label]) =>
      starts.some((start) => label.startsWith(start)),
    );
    const codes = new Set<string>();
    for (const [, source] of found.slice(0, 3)) {
      const { front } = readParts(source);
      expect(checkedBy(schema, front).problems).toBeUndefined();
      for (const variant of variants(front))
        for (const problem of checkedBy(schema, variant).problems ?? []) {
          codes.add(problem.code);
          expect(sentenceOf(problem)).not.toMatch(ENGLISH);
        }
    }
    expect(codes.size).toBeGreaterThan(2);
    expect([...codes]).not.toContain('not-accepted');
  });
});

test('every text of content/ is read without a problem, in every language', async () => {
  const contents = await readContents(CONTENT_DIR, serraClaraRecord);
  expect(Object.keys(contents)).toEqual([...LOCALES]);
});
