import { and, asc, eq, isNull } from 'drizzle-orm';
import { contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { type IMPORT_OUTCOMES, importEntries, importedTexts } from '#app/db/imports-schema.ts';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { addressesOfText, nameAtSource, siteOf } from '#app/features/cms/import/old-addresses.ts';
import { type ImportNote, storedEntry } from '#app/features/cms/import/stored-entry.ts';
import {
  changeContent,
  type DocumentRow,
  latestSource,
} from '#app/features/content/change-document.server.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { isAddressTaken } from '#app/features/content/move-content.server.ts';
import { insertDraft, writeRevision } from '#app/features/content/write-content.server.ts';
import { type ImportAnswers, importAnswers } from './import-answers.server.ts';
import { bringPictures } from './import-images.server.ts';
import { type LinkRules, linkRules } from './import-links.server.ts';
import { addListAddresses } from './import-lists.server.ts';
import {
  breathe,
  findImport,
  holdImport,
  type ImportRow,
  type ImportWorkServices,
  setImport,
} from './import-services.server.ts';
import { freeSlug, IMPORTED, nameTexts } from './import-slugs.server.ts';
import { importedText } from './import-text.server.ts';
import { addOldAddresses } from './old-addresses.server.ts';

type Outcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * Writes the texts of an import as drafts, each in a transaction of its own: after an end in the middle the next run
 * goes on with the first that is not written. Texts that staff have changed or published since stay as they are.
 */
export async function writeTexts(services: ImportWorkServices, row: ImportRow): Promise<void> {
  const answers = importAnswers.parse(row.answers);
  await services.db.transaction((tx) => nameTexts(tx, services, row));
  const links = await linkRules(services.db, row);
  for (;;) {
    const state = (await findImport(services.db, row.id))?.state;
    if (state !== 'writing') return;
    const next = await nextEntry(services.db, row.id, answers);
    if (!next) break;
    await writeText(services, { row, answers, links, ...next });
    await breathe();
  }
  await changeContent(services, async (tx) => {
    const held = await holdImport(tx, row.id);
    if (held?.state !== 'writing') return;
    const at = services.clock.now();
    await addListAddresses(tx, held, { answers, own: services.clinic.postCategories, at });
    await setImport(tx, held, { state: 'written', changedAt: at });
  });
}

type Next = { foreignId: number; slug: string; entry: ForeignEntry };

async function nextEntry(
  db: Queryable,
  importId: number,
  { takesDrafts }: ImportAnswers,
): Promise<Next | null> {
  const { foreignId, slug, entry, isDraft, outcome, position } = importEntries;
  const wanted = and(
    eq(importEntries.importId, importId),
    isNull(outcome),
    takesDrafts ? undefined : eq(isDraft, false),
  );
  const [row] = await db
    .select({ foreignId, slug, entry })
    .from(importEntries)
    .where(wanted)
    .orderBy(asc(position))
    .limit(1);
  if (!row) return null;
  return {
    foreignId: row.foreignId,
    slug: row.slug ?? `texto-${row.foreignId}`,
    entry: storedEntry.parse(row.entry),
  };
}

type Writing = Next & { row: ImportRow; answers: ImportAnswers; links: LinkRules };

async function writeText(services: ImportWorkServices, writing: Writing): Promise<void> {
  const { row, answers, links, entry } = writing;
  const names = answers.takesImages
    ? await bringPictures(services, row, entry)
    : new Map<string, string>();
  const titles = services.contentStore.now()['pt-BR'].services;
  const { source, notes } = importedText(entry, {
    ...links,
    answers,
    services: titles,
    imageOf: ({ src }) => names.get(src) ?? null,
  });
  const written = await changeContent(services, async (tx) => {
    const isOurs = await holdEntry(tx, row.id, entry.id);
    if (!isOurs) return;
    if (source.length > MAX_SOURCE)
      return settle(tx, writing, { outcome: 'refused', notes: [{ code: 'too-long' }] });
    const done = await keepText(tx, services, { ...writing, source });
    const other: ImportNote[] =
      done.document.slug === entry.slug
        ? []
        : [{ code: 'other-address', words: done.document.slug }];
    await settle(tx, writing, {
      outcome: done.outcome,
      notes: [...notes, ...other],
      documentId: done.document.id,
    });
  });
  if (!written.ok) throw new Error(`a text was refused: ${written.refusal.reason}`);
}

/** Whether the text still waits; another worker of the same import may have come first. */
async function holdEntry(tx: Transaction, importId: number, foreignId: number): Promise<boolean> {
  const [held] = await tx
    .select({ outcome: importEntries.outcome })
    .from(importEntries)
    .where(and(eq(importEntries.importId, importId), eq(importEntries.foreignId, foreignId)))
    .for('update');
  return held?.outcome === null;
}

async function settle(
  tx: Transaction,
  { row, foreignId }: Writing,
  set: { outcome: Outcome; notes: ImportNote[]; documentId?: number },
): Promise<void> {
  await tx
    .update(importEntries)
    .set(set)
    .where(and(eq(importEntries.importId, row.id), eq(importEntries.foreignId, foreignId)));
}

async function keepText(
  tx: Transaction,
  services: ImportWorkServices,
  { row, entry, slug, source }: Writing & { source: string },
): Promise<{ outcome: Outcome; document: DocumentRow }> {
  const site = siteOf(row.origin);
  const at = services.clock.now();
  const text = { source, origin: `imported:${row.id}`, by: row.changedBy, at };
  const isSame = and(eq(importedTexts.site, site), eq(importedTexts.foreignId, entry.id));
  const [known] = await tx.select().from(importedTexts).where(isSame);
  if (!known) {
    const free = await stillFree(tx, services, slug);
    const document = await insertDraft(tx, { ...IMPORTED, slug: free }, text);
    await tx.insert(importedTexts).values({
      ...{ site, foreignId: entry.id, documentId: document.id },
      ...{ importId: row.id, version: document.version },
    });
    await addAddresses(tx, { row, entry, document, at });
    return { outcome: 'new', document };
  }
  const [document] = await tx
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.id, known.documentId));
  if (!document) throw new Error('an imported text is gone');
  const isTouched = document.version !== known.version || document.publishedRevision !== null;
  if (isTouched) return { outcome: 'kept', document };
  if (!document.isWithdrawn && (await latestSource(tx, document.id)) === source)
    return { outcome: 'same', document };
  const { version } = await writeRevision(tx, document, text);
  await tx
    .update(contentDocuments)
    .set({ isWithdrawn: false })
    .where(eq(contentDocuments.id, document.id));
  await tx.update(importedTexts).set({ importId: row.id, version }).where(isSame);
  await addAddresses(tx, { row, entry, document, at });
  return { outcome: 'renewed', document };
}

async function stillFree(
  tx: Transaction,
  services: ImportWorkServices,
  slug: string,
): Promise<string> {
  const taken = new Set<string>();
  for (let free = slug; ; free = freeSlug(slug, (each) => taken.has(each))) {
    if (!(await isAddressTaken(tx, services, { ...IMPORTED, slug: free }))) return free;
    taken.add(free);
  }
}

async function addAddresses(
  tx: Transaction,
  {
    row,
    entry,
    document,
    at,
  }: { row: ImportRow; entry: ForeignEntry; document: DocumentRow; at: Date },
): Promise<void> {
  const paths = addressesOfText({ ...entry, name: nameAtSource(entry) });
  const own = `/blog/${document.slug}`;
  const rows = paths
    .filter((path) => path !== own)
    .map((path) => ({ path, documentId: document.id }));
  await addOldAddresses(tx, row.id, { rows, at });
}
