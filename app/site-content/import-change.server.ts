import { and, eq } from 'drizzle-orm';
import { contentDocuments } from '#app/db/content-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { importEntries, importedTexts, oldAddresses } from '#app/db/imports-schema.ts';
import {
  type ContentServices,
  changeContent,
  setDocument,
} from '#app/features/content/change-document.server.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ImportAnswers } from './import-answers.server.ts';
import {
  holdImport,
  type ImportFormServices,
  type ImportRow,
  setImport,
} from './import-services.server.ts';

/** The import as the form saw it; `by` is the staff member's id. */
export type ImportSnapshot = { id: number; version: number; by: number };
export type ImportRefusal = 'gone' | 'changed';

/** Keeps the answers and asks for the texts to be written. Sent twice it asks once. */
export function answerImport(
  services: ImportFormServices,
  snapshot: ImportSnapshot,
  answers: ImportAnswers,
): Promise<Result<'done', ImportRefusal>> {
  return stepOn(services, snapshot, {
    from: ['found'],
    already: ['writing', 'written'],
    async work(tx, held, at) {
      await setImport(tx, held, { ...asked(snapshot, at), state: 'writing', answers });
      const texts = await tx.$count(importEntries, eq(importEntries.importId, held.id));
      return { action: 'import.answered', detail: { texts } };
    },
  });
}

/** Asks for the drafts that lack nothing to be published. */
export function publishImport(
  services: ImportFormServices,
  snapshot: ImportSnapshot,
): Promise<Result<'done', ImportRefusal>> {
  return stepOn(services, snapshot, {
    from: ['written'],
    already: ['publishing'],
    async work(tx, held, at) {
      await setImport(tx, held, { ...asked(snapshot, at), state: 'publishing' });
      const texts = await tx.$count(importEntries, eq(importEntries.importId, held.id));
      return { action: 'import.publishing', detail: { texts } };
    },
  });
}

type Step = {
  from: readonly ImportRow['state'][];
  /** States that show that it was done before. */
  already: readonly ImportRow['state'][];
  work: (tx: Transaction, held: ImportRow, at: Date) => Promise<Event>;
};
type Event =
  | { action: 'import.answered'; detail: { texts: number } }
  | { action: 'import.publishing'; detail: { texts: number } };

async function stepOn(
  { db, clock, jobs }: ImportFormServices,
  { id, version, by }: ImportSnapshot,
  { from, already, work }: Step,
): Promise<Result<'done', ImportRefusal>> {
  return db.transaction(async (tx): Promise<Result<'done', ImportRefusal>> => {
    const held = await holdImport(tx, id);
    if (!held) return refuse('gone');
    if (held.version === version + 1 && already.includes(held.state)) return ok('done');
    if (held.version !== version || !from.includes(held.state)) return refuse('changed');
    const at = clock.now();
    const event = await work(tx, held, at);
    await audit(tx, { at, actor: `staff:${by}`, subjectType: 'import', subjectId: id, ...event });
    await jobs['import-texts'](tx, { importId: id });
    return ok('done');
  });
}

function asked({ by }: ImportSnapshot, at: Date) {
  return { changedAt: at, changedBy: by };
}

/**
 * Takes an import back: its drafts that nobody has changed or published are withdrawn, and their old addresses are
 * forgotten. Everything else stays.
 */
export async function undoImport(
  services: Pick<ContentServices, 'db' | 'clock'>,
  { id, version, by }: ImportSnapshot,
): Promise<Result<'done', ImportRefusal>> {
  const undone = await changeContent(
    services,
    async (tx): Promise<Result<'done', ImportRefusal>> => {
      const held = await holdImport(tx, id);
      if (!held) return refuse('gone');
      if (held.version === version + 1 && held.state === 'undone') return ok('done');
      if (held.version !== version || !['found', 'written'].includes(held.state))
        return refuse('changed');
      const at = services.clock.now();
      const counts = await withdrawUntouched(tx, held, { by, at });
      if (counts.kept === 0) await tx.delete(oldAddresses).where(eq(oldAddresses.importId, id));
      await setImport(tx, held, { state: 'undone', changedAt: at, changedBy: by });
      await audit(tx, {
        at,
        actor: `staff:${by}`,
        action: 'import.undone',
        subjectType: 'import',
        subjectId: id,
        detail: counts,
      });
      return ok('done');
    },
  );
  if (!undone.ok) throw new Error(`content refused an undo: ${undone.refusal.reason}`);
  return undone.value;
}

async function withdrawUntouched(
  tx: Transaction,
  { id }: ImportRow,
  { by, at }: { by: number; at: Date },
): Promise<{ withdrawn: number; kept: number }> {
  const rows = await tx
    .select({ text: importedTexts, document: contentDocuments })
    .from(importedTexts)
    .innerJoin(contentDocuments, eq(contentDocuments.id, importedTexts.documentId))
    .where(eq(importedTexts.importId, id));
  let withdrawn = 0;
  for (const { text, document } of rows) {
    if (document.version !== text.version || document.publishedRevision !== null) continue;
    const event = { action: 'content.withdrawn', detail: { text: labelOf(document) } } as const;
    const changed = await setDocument(tx, document, { by, at, set: { isWithdrawn: true }, event });
    await tx
      .update(importedTexts)
      .set({ version: changed.version })
      .where(and(eq(importedTexts.site, text.site), eq(importedTexts.foreignId, text.foreignId)));
    await tx.delete(oldAddresses).where(eq(oldAddresses.documentId, document.id));
    withdrawn += 1;
  }
  return { withdrawn, kept: rows.length - withdrawn };
}
