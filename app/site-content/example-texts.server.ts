import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { namesIn, type PublishedRevisions } from '#app/platform/text/markdown-files.server.ts';
import type { SiteContent } from './page-texts.server.ts';

/**
 * The revisions, with the demonstration's articles, episodes and biographies withdrawn where the record shows none.
 * What staff have published stays, whatever file it began as.
 */
export async function withoutExamples(
  contentDir: string,
  { examples, locale }: Pick<Clinic, 'examples' | 'locale'>,
  revisions: PublishedRevisions,
): Promise<PublishedRevisions> {
  const hidden: [string, null][] = [];
  for (const folder of ['posts', 'episodes', 'people'] as const) {
    if (examples[folder]) continue;
    for (const name of await namesIn({ contentDir, locale }, folder))
      hidden.push([`${locale}/${folder}/${name}`, null]);
  }
  return new Map([...hidden, ...revisions]);
}

/**
 * The pages' texts without the demonstration's reviews where the record shows none. An article that comes with the
 * software names the demonstration's doctor as its reviewer: elsewhere the responsible doctor answers for it.
 */
export function pagesWithoutExamples(
  pages: SiteContent,
  { examples, people, doctor, locale }: Pick<Clinic, 'examples' | 'people' | 'doctor' | 'locale'>,
  revisions: PublishedRevisions,
): SiteContent {
  const { cataract } = pages;
  const isOwn = revisions.has(`${locale}/pages/artigos-catarata.md`);
  const isKnown = people.some(({ slug }) => slug === cataract.reviewer);
  return {
    ...pages,
    cataract: isOwn || isKnown ? cataract : { ...cataract, reviewer: doctor.slug },
    ...(examples.reviews ? {} : { exampleReviews: [] }),
  };
}
