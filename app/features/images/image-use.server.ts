import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { images } from '#app/db/media-schema.ts';
import { IMAGES_ROOT } from '#app/platform/image-name.ts';

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

/**
 * Images that Markdown refers to and the library lacks. In a transaction, the existing ones are locked until it ends.
 */
export async function missingImages(db: Queryable, markdown: string): Promise<string[]> {
  const named = [...new Set([...markdown.matchAll(NAMED)].map(([, name = '']) => name))];
  if (named.length === 0) return [];
  const found = await db
    .select({ name: images.name })
    .from(images)
    .where(inArray(images.name, named))
    .for('share');
  const names = new Set(found.map(({ name }) => name));
  return named.filter((name) => !names.has(name));
}
