import { and, asc, count, desc, eq } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { importEntries, imports } from '#app/db/imports-schema.ts';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { storedEntry, storedFaults, storedNotes } from '#app/features/cms/import/stored-entry.ts';
import { stateOf } from '#app/features/content/content-state.ts';

const PAGE_SIZE = 25;
const SHOWN_IMPORTS = 30;

/** Imports, the latest first. */
export function listImports(db: Queryable) {
  return db.select().from(imports).orderBy(desc(imports.id)).limit(SHOWN_IMPORTS);
}

/** How many texts of an import have come to what; `all` counts those that are wanted. */
export async function importCounts(
  db: Queryable,
  { id, takesDrafts }: { id: number; takesDrafts: boolean },
) {
  const rows = await db
    .select({ outcome: importEntries.outcome, isDraft: importEntries.isDraft, texts: count() })
    .from(importEntries)
    .where(eq(importEntries.importId, id))
    .groupBy(importEntries.outcome, importEntries.isDraft);
  const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((total, { texts }) => total + texts, 0);
  const outcomes = ['new', 'renewed', 'same', 'kept', 'refused'] as const;
  return {
    all: sum(({ isDraft }) => takesDrafts || !isDraft),
    found: sum(() => true),
    drafts: sum(({ isDraft }) => isDraft),
    done: sum(({ outcome }) => outcome !== null),
    outcomes: outcomes.flatMap((outcome) => {
      const texts = sum((row) => row.outcome === outcome);
      return texts > 0 ? [{ outcome, texts }] : [];
    }),
  };
}

/** What staff are asked about: the entries themselves. */
export async function entriesOfImport(db: Queryable, id: number): Promise<ForeignEntry[]> {
  const rows = await db
    .select({ entry: importEntries.entry })
    .from(importEntries)
    .where(eq(importEntries.importId, id))
    .orderBy(asc(importEntries.position));
  return rows.map(({ entry }) => storedEntry.parse(entry));
}

/** One page of an import's texts, with the entry each has become. @param page from 1 */
export async function listTexts(db: Queryable, { id, page }: { id: number; page: number }) {
  const isOf = eq(importEntries.importId, id);
  const [counted] = await db.select({ found: count() }).from(importEntries).where(isOf);
  const pageCount = Math.max(1, Math.ceil((counted?.found ?? 0) / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const { title, foreignId, isDraft, entry, faults, notes, outcome, position } = importEntries;
  const rows = await db
    .select({
      row: { title, foreignId, isDraft, entry, faults, notes, outcome },
      document: contentDocuments,
      source: contentRevisions.source,
    })
    .from(importEntries)
    .leftJoin(contentDocuments, eq(contentDocuments.id, importEntries.documentId))
    .leftJoin(
      contentRevisions,
      and(
        eq(contentRevisions.documentId, contentDocuments.id),
        eq(contentRevisions.number, contentDocuments.latestRevision),
      ),
    )
    .where(isOf)
    .orderBy(asc(position))
    .limit(PAGE_SIZE)
    .offset((shown - 1) * PAGE_SIZE);
  const texts = rows.map(({ row, document, source }) => ({
    ...row,
    link: storedEntry.parse(row.entry).link,
    faults: storedFaults.parse(row.faults),
    notes: storedNotes.parse(row.notes),
    became:
      document && source !== null
        ? { slug: document.slug, title: document.title, state: stateOf(document), source }
        : null,
  }));
  return { texts, page: shown, pageCount };
}

export type ListedText = Awaited<ReturnType<typeof listTexts>>['texts'][number];
