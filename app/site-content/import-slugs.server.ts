import { and, asc, eq, isNull } from 'drizzle-orm';
import { contentAddresses, contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { importEntries, importedTexts } from '#app/db/imports-schema.ts';
import { siteOf } from '#app/features/cms/import/old-addresses.ts';
import { storedEntry } from '#app/features/cms/import/stored-entry.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { ImportRow, ImportWorkServices } from './import-services.server.ts';

/** Texts become articles in Portuguese. */
export const IMPORTED = { kind: 'posts', locale: DEFAULT_LOCALE } as const;
const MAX_SLUG = 80;

/**
 * Gives every text of an import its name in addresses, before the first is written: links between them need it. A text
 * that came before keeps the name it has now; one whose name is taken gets a number.
 */
export async function nameTexts(
  tx: Transaction,
  { contentStore }: Pick<ImportWorkServices, 'contentStore'>,
  { id, origin }: ImportRow,
): Promise<void> {
  const own = await ownSlugs(tx, siteOf(origin));
  const taken = await takenSlugs(tx);
  const isTaken = (slug: string) =>
    taken.has(slug) || contentStore.fileSource({ ...IMPORTED, slug }) !== null;
  const rows = await tx
    .select({ foreignId: importEntries.foreignId, entry: importEntries.entry })
    .from(importEntries)
    .where(and(eq(importEntries.importId, id), isNull(importEntries.slug)))
    .orderBy(asc(importEntries.position));
  for (const { foreignId, entry } of rows) {
    const slug = own.get(foreignId) ?? freeSlug(storedEntry.parse(entry).slug, isTaken);
    taken.add(slug);
    await tx
      .update(importEntries)
      .set({ slug })
      .where(and(eq(importEntries.importId, id), eq(importEntries.foreignId, foreignId)));
  }
}

async function ownSlugs(db: Queryable, site: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ foreignId: importedTexts.foreignId, slug: contentDocuments.slug })
    .from(importedTexts)
    .innerJoin(contentDocuments, eq(contentDocuments.id, importedTexts.documentId))
    .where(eq(importedTexts.site, site));
  return new Map(rows.map(({ foreignId, slug }) => [foreignId, slug]));
}

async function takenSlugs(db: Queryable): Promise<Set<string>> {
  const { kind } = IMPORTED;
  const now = await db
    .select({ slug: contentDocuments.slug })
    .from(contentDocuments)
    .where(eq(contentDocuments.kind, kind));
  const former = await db
    .select({ slug: contentAddresses.slug })
    .from(contentAddresses)
    .where(eq(contentAddresses.kind, kind));
  return new Set([...now, ...former].map(({ slug }) => slug));
}

/** A slug, or one with a number behind it, that nobody has. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  const base = wanted.length <= MAX_SLUG ? wanted : cut(wanted, MAX_SLUG);
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) slug = `${cut(base, MAX_SLUG - 6)}-${number}`;
  return slug;
}

function cut(slug: string, letters: number): string {
  return slug.slice(0, letters).replace(/-+$/, '');
}
