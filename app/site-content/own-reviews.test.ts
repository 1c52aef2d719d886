import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isOpenPath } from '#app/clinic/words/site-offers.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { offersIn } from './offers-in.ts';
import { siteDocuments } from './search-documents.ts';
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

const OWN = `---
title: Catarata
description: O que é.
reviewer: ivo-nascimento-tavares
reviewedOn: '2026-11-20'
---
A vista embaça.

## O que é

Uma lente turva.
`;
const REVIEW = /reviewer.*\nreviewedOn.*\n/;

const NONE = { reviewer: undefined, reviewedOn: undefined, changedOn: undefined };

test('a text that came with the program is reviewed by nobody of another clinic', async () => {
  expect(await reviewIn(manausRecord)).toEqual(NONE);
  expect(await reviewIn({ ...manausRecord, examples: NO_EXAMPLES })).toEqual(NONE);
});

test('the text on cataracts goes with the other example articles, and every link to it', async () => {
  const shown = async (record: ClinicRecord, sources = NO_CHANGES.sources) => {
    const { 'pt-BR': content } = await readContents(CONTENT_DIR, record, {
      ...NO_CHANGES,
      sources,
    });
    const path = '/artigos/catarata';
    const found = siteDocuments({ 'pt-BR': content }, '2026-11-20').map((each) => each.path);
    const answer = JSON.stringify(content.editorial.faq.find(({ slug }) => slug === 'cirurgias'));
    return {
      isOpen: isOpenPath(offersIn(content), path),
      isListed: sitePages(content).some((page) => page.path === path),
      isFound: found.includes(path),
      isLinked: answer.includes(path),
      isNamed: answer.includes('texto sobre a catarata'),
    };
  };
  const everywhere = {
    ...{ isOpen: true, isListed: true, isFound: true, isLinked: true, isNamed: true },
  };
  const nowhere = {
    ...{ isOpen: false, isListed: false, isFound: false, isLinked: false, isNamed: false },
  };
  const dropped = { ...serraClaraRecord, examples: NO_EXAMPLES };
  expect(await shown(serraClaraRecord)).toEqual(everywhere);
  expect(await shown(dropped)).toEqual(nowhere);
  expect(await shown(dropped, new Map([[PAGE, OWN.replace(REVIEW, '')]]))).toEqual(everywhere);
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
  const own = OWN;
  expect(await reviewIn(manausRecord, new Map([[PAGE, own]]))).toMatchObject({
    reviewer: 'ivo-nascimento-tavares',
    reviewedOn: '2026-11-20',
  });
  const unsaid = own.replace(REVIEW, '');
  expect(await reviewIn(manausRecord, new Map([[PAGE, unsaid]]))).toEqual(NONE);
});
