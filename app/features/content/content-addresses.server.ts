import { and, eq } from 'drizzle-orm';
import { contentAddresses, contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import type { DocumentKey } from './content-document.ts';

/** Where a text is now that once had this address; null when none had. */
export async function movedTo(db: Queryable, key: DocumentKey): Promise<string | null> {
  const [found] = await db
    .select({ slug: contentDocuments.slug })
    .from(contentAddresses)
    .innerJoin(contentDocuments, eq(contentDocuments.id, contentAddresses.documentId))
    .where(isAddress(key));
  return found?.slug ?? null;
}

/** The row of a former address. */
export function isAddress({ kind, locale, slug }: DocumentKey) {
  return and(
    eq(contentAddresses.kind, kind),
    eq(contentAddresses.locale, locale),
    eq(contentAddresses.slug, slug),
  );
}
