import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { NO_CHANGES, readContents } from './site-content.server.ts';
import { sitePages } from './site-pages.ts';

const NO_EXAMPLES = { posts: false, episodes: false, people: false, reviews: false };
const PAGE = 'pt-BR/pages/artigos-catarata.md';

async function reviewIn(record: ClinicRecord, sources = NO_CHANGES.sources) {
  const contents = await readContents(CONTENT_DIR, record, { ...NO_CHANGES, sources });
  const { reviewer, reviewedOn } = contents['pt-BR'].pages.cataract;
  const page = sitePages(contents['pt-BR']).find(({ path }) => path === '/artigos/catarata');
  return { reviewer, reviewedOn, changedOn: page?.changedOn };
}

const NONE = { reviewer: undefined, reviewedOn: undefined, changedOn: undefined };

test('a text that came with the program is reviewed by nobody of another clinic', async () => {
  expect(await reviewIn(manausRecord)).toEqual(NONE);
  expect(await reviewIn({ ...manausRecord, examples: NO_EXAMPLES })).toEqual(NONE);
});

test('nor of a clinic that dropped the examples and keeps a person in the place of one of them', async () => {
  expect(await reviewIn({ ...serraClaraRecord, examples: NO_EXAMPLES })).toEqual(NONE);
});

test('the clinic that the text is of, and who writes so itself, say who reviewed it and when', async () => {
  expect(await reviewIn(serraClaraRecord)).toEqual({
    reviewer: 'helena-prado-vilela',
    reviewedOn: '2026-10-15',
    changedOn: '2026-10-15',
  });
  const own = `---
title: Catarata
description: O que é.
reviewer: ivo-nascimento-tavares
reviewedOn: '2026-11-20'
---
A vista embaça.

## O que é

Uma lente turva.
`;
  expect(await reviewIn(manausRecord, new Map([[PAGE, own]]))).toMatchObject({
    reviewer: 'ivo-nascimento-tavares',
    reviewedOn: '2026-11-20',
  });
  const unsaid = own.replace(/reviewer.*\nreviewedOn.*\n/, '');
  expect(await reviewIn(manausRecord, new Map([[PAGE, unsaid]]))).toEqual(NONE);
});
