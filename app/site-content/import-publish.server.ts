import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { importEntries } from '#app/db/imports-schema.ts';
import { publishTogether } from '#app/features/content/publish-together.server.ts';
import { readinessOf } from './import-ready.server.ts';
import {
  breathe,
  holdImport,
  type ImportRow,
  type ImportWorkServices,
  setImport,
} from './import-services.server.ts';
import { IMPORTED } from './import-slugs.server.ts';

const BATCH = 50;

/**
 * Publishes the drafts of an import that lack nothing, as they are now, some at a time. After an end in the middle the
 * next run goes on with those that are still drafts.
 */
export async function publishReady(services: ImportWorkServices, row: ImportRow): Promise<void> {
  const { db, clock, clinic } = services;
  const today = wallClockOf(clock.now()).on;
  let after = 0;
  for (;;) {
    const drafts = await draftsOf(db, row.id, after);
    const last = drafts.at(-1);
    if (!last) break;
    after = last.id;
    const ready = new Map<number, number>();
    for (const draft of drafts) {
      if ((await readinessOf(draft, { clinic, today })).isReady) ready.set(draft.id, draft.version);
      await breathe();
    }
    await publishBatch(services, row, ready);
  }
  await db.transaction(async (tx) => {
    const held = await holdImport(tx, row.id);
    if (held?.state === 'publishing')
      await setImport(tx, held, { state: 'written', changedAt: clock.now() });
  });
}

/** Together, or else one by one: one that does not fit the site keeps none of the others back. */
async function publishBatch(
  services: ImportWorkServices,
  { changedBy: by, id }: ImportRow,
  drafts: ReadonlyMap<number, number>,
): Promise<void> {
  const { locale } = IMPORTED;
  const together = await publishTogether(services, { drafts, locale, by });
  if (together.ok) return;
  for (const draft of drafts) {
    const alone = await publishTogether(services, { drafts: new Map([draft]), locale, by });
    if (!alone.ok)
      services.log.warn({ importId: id, documentId: draft[0] }, 'import: a draft has faults');
  }
}

/** Drafts of an import that nobody has published or withdrawn, by id. */
async function draftsOf(db: Queryable, importId: number, after: number) {
  const { id, slug, version, latestRevision } = contentDocuments;
  return db
    .select({ id, slug, version, source: contentRevisions.source })
    .from(importEntries)
    .innerJoin(contentDocuments, eq(id, importEntries.documentId))
    .innerJoin(
      contentRevisions,
      and(eq(contentRevisions.documentId, id), eq(contentRevisions.number, latestRevision)),
    )
    .where(
      and(
        eq(importEntries.importId, importId),
        gt(id, after),
        isNull(contentDocuments.publishedRevision),
        isNull(contentDocuments.scheduledAt),
        eq(contentDocuments.isWithdrawn, false),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH);
}
