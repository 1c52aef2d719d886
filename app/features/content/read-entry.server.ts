import { and, asc, desc, eq } from 'drizzle-orm';
import { contentAddresses, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  type ContentServices,
  type DocumentRow,
  findDocument,
  latestSource,
  movedTo,
} from './change-document.server.ts';
import type { DocumentKey } from './content-document.ts';

/** An entry as it is now, published or not. */
export type CurrentEntry = DocumentKey & {
  /** null before anybody has edited it. */
  row: DocumentRow | null;
  /** Source of its latest revision. */
  source: string;
  version: number;
};

/** @returns null when it does not exist */
export async function readEntry(
  { db, contentStore }: Pick<ContentServices, 'db' | 'contentStore'>,
  key: DocumentKey,
): Promise<CurrentEntry | null> {
  const { kind, locale, slug } = key;
  const row = await findDocument(db, key);
  const source = row ? await latestSource(db, row.id) : await untouched({ db, contentStore }, key);
  return source === null ? null : { kind, locale, slug, row, source, version: row?.version ?? 0 };
}

/** The file of an entry that nobody has edited; null once the entry has moved. */
async function untouched(
  { db, contentStore }: Pick<ContentServices, 'db' | 'contentStore'>,
  key: DocumentKey,
): Promise<string | null> {
  return (await movedTo(db, key)) === null ? contentStore.fileSource(key) : null;
}

/** Revisions of an entry, latest first, without their source. */
export function listRevisions(db: Queryable, documentId: number) {
  const { number, author, writtenAt, origin, overrides } = contentRevisions;
  return db
    .select({ number, author, writtenAt, origin, overrides })
    .from(contentRevisions)
    .where(eq(contentRevisions.documentId, documentId))
    .orderBy(desc(number));
}

/** Source of one revision; null when there is none with that number. */
export async function readRevision(
  db: Queryable,
  documentId: number,
  number: number,
): Promise<string | null> {
  const isWanted = and(
    eq(contentRevisions.documentId, documentId),
    eq(contentRevisions.number, number),
  );
  const [found] = await db
    .select({ source: contentRevisions.source })
    .from(contentRevisions)
    .where(isWanted);
  return found?.source ?? null;
}

/** Former addresses of an entry, oldest first. */
export async function formerSlugs(db: Queryable, documentId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: contentAddresses.slug })
    .from(contentAddresses)
    .where(eq(contentAddresses.documentId, documentId))
    .orderBy(asc(contentAddresses.since), asc(contentAddresses.slug));
  return rows.map(({ slug }) => slug);
}
