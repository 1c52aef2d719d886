import { and, asc, eq, like, or } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { IMAGES_ROOT } from '#app/platform/image-name.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { picturesIn } from '#app/platform/text/entry-picture.ts';
import { type PublishedRevisions, readParts } from '#app/platform/text/markdown-files.server.ts';
import { missingImages } from '#app/platform/text/stored-images.server.ts';

export type ImageUse = { kind: string; locale: 'pt-BR' | 'en-US'; slug: string; title: string };

/** Entries that show an image in a public, scheduled or draft revision. */
export async function usesOfImage(db: Queryable, name: string): Promise<ImageUse[]> {
  const { latestRevision, publishedRevision, scheduledRevision } = contentDocuments;
  return (
    db
      .select({
        kind: contentDocuments.kind,
        locale: contentDocuments.locale,
        slug: contentDocuments.slug,
        title: contentDocuments.title,
      })
      .from(contentDocuments)
      .innerJoin(
        contentRevisions,
        and(
          eq(contentRevisions.documentId, contentDocuments.id),
          or(
            eq(contentRevisions.number, latestRevision),
            eq(contentRevisions.number, publishedRevision),
            eq(contentRevisions.number, scheduledRevision),
          ),
        ),
      )
      // Names consist of letters, digits and '-', so none contains a wildcard of `like`.
      .where(like(contentRevisions.source, `%${IMAGES_ROOT}${name}%`))
      .orderBy(asc(contentDocuments.title))
  );
}

const NAMED = new RegExp(
  `(?<!\\\\)!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(${IMAGES_ROOT}([a-z0-9]{12}-\\d{1,4}x\\d{1,4})`,
  'g',
);

/** An image that an entry names, and the field that names it. */
type NamedImage = { name: string; path: string };

/** Images in the fields and the Markdown of an entry. */
function imagesIn(source: string): NamedImage[] {
  const { front, body } = readParts(source);
  const shown = [...body.matchAll(NAMED)].map(([, name = '']) => ({ name, path: 'body' }));
  const inFields = picturesIn(front).map(({ name, path }) => ({ name, path: path.join('.') }));
  return [...inFields, ...shown];
}

/**
 * Images that a language's database entries name and the library lacks. In a transaction, the existing ones are
 * locked until it ends.
 */
export async function imageProblems(
  db: Queryable,
  sources: PublishedRevisions,
  locale: Locale,
): Promise<ContentProblem[]> {
  const named = [...sources].flatMap(([label, source]) =>
    label.startsWith(`${locale}/`) && typeof source === 'string'
      ? imagesIn(source).map((image) => ({ label, ...image }))
      : [],
  );
  const missing = await missingImages(
    db,
    named.map(({ name }) => name),
  );
  return named
    .filter(({ name }) => missing.has(name))
    .map(({ label, name, path }) => ({
      file: label,
      path,
      code: 'missing-picture',
      params: { name },
    }));
}
