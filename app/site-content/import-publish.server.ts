import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { importEntries } from '#app/db/imports-schema.ts';
import { checkLinks } from '#app/features/content/links/check-links.server.ts';
import { outsideLinks } from '#app/features/content/links/outside-links.ts';
import { publishTogether } from '#app/features/content/publish-together.server.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
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
 * Publishes the drafts of an import that lack nothing and lead to no dead page, as they are now, some at a time. After an end in the middle the
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
      const { isReady } = await readinessOf(draft, { clinic, today });
      if (isReady && !(await hasDeadLinks(services, row, draft)))
        ready.set(draft.id, draft.version);
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

/** Whether a text leads to a page of another site that is not there: somebody must look, as when one is published alone. */
async function hasDeadLinks(
  { outbound: call = outbound, log }: ImportWorkServices,
  { id: importId }: ImportRow,
  { id: documentId, source }: { id: number; source: string },
): Promise<boolean> {
  const { dead } = await checkLinks(outsideLinks(readParts(source).body), call);
  if (dead.length > 0) log.info({ importId, documentId }, 'import: a draft has dead links');
  return dead.length > 0;
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
