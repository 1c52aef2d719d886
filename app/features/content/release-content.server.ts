import { eq, isNotNull, sql } from 'drizzle-orm';
import { contentDocuments } from '#app/db/content-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Log } from '#app/platform/log.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import type { Result } from '#app/platform/result.ts';
import {
  bringOut,
  CONTENT_SUBJECT_TYPE,
  type ContentRefusal,
  ContentRefused,
  type ContentServices,
  changeContent,
  type DocumentSnapshot,
  findOrCreateDocument,
  setDocument,
} from './change-document.server.ts';
import type { ContentJobs } from './content-jobs.ts';
import { NOT_SCHEDULED } from './write-content.server.ts';

/** Takes a text off the site; it stays with the staff. */
export async function withdrawContent(
  services: ContentServices,
  seen: DocumentSnapshot,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    const row = await findOrCreateDocument(tx, services, seen);
    if (row.isWithdrawn) return 'done';
    if (row.version !== seen.version) throw new ContentRefused({ why: 'changed' });
    const at = services.clock.now();
    const set = { ...NOT_SCHEDULED, isWithdrawn: true };
    await setDocument(tx, row, { by: seen.by, at, action: 'withdrawn', set });
    await bringOut(tx, services, { at, locale: row.locale });
    return 'done';
  });
}

/** What was scheduled stays a draft. */
export async function unscheduleContent(
  services: ContentServices,
  seen: DocumentSnapshot,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    const row = await findOrCreateDocument(tx, services, seen);
    if (row.scheduledAt === null) return 'done';
    if (row.version !== seen.version) throw new ContentRefused({ why: 'changed' });
    const at = services.clock.now();
    await setDocument(tx, row, { by: seen.by, at, action: 'unscheduled', set: NOT_SCHEDULED });
    return 'done';
  });
}

/**
 * What somebody has scheduled stays a draft: with their right to publish their schedules end.
 * @param by who took the right away
 */
export async function endSchedulesOf(
  services: Pick<ContentServices, 'db' | 'clock'>,
  { staffId, by }: { staffId: number; by: number },
): Promise<void> {
  const scheduler = sql`(select actor from ${auditLog}
    where ${auditLog.subjectType} = ${CONTENT_SUBJECT_TYPE}
      and ${auditLog.subjectId} = ${contentDocuments.id}::text
      and ${auditLog.action} = 'content.scheduled'
    order by ${auditLog.id} desc limit 1)`;
  await changeContent(services, async (tx) => {
    const rows = await tx
      .select({ document: contentDocuments, scheduler: sql<string | null>`${scheduler}` })
      .from(contentDocuments)
      .where(isNotNull(contentDocuments.scheduledAt));
    const at = services.clock.now();
    for (const { document, scheduler: actor } of rows)
      if (actor === `staff:${staffId}`)
        await setDocument(tx, document, { by, at, action: 'unscheduled', set: NOT_SCHEDULED });
  });
}

/**
 * Brings out what is due. A schedule that was changed meanwhile has a job of its own; a text that would break the
 * site stays a draft, and staff are told.
 * @throws before it is due, so that it is tried again: clocks differ
 */
export async function publishDue(
  services: Pick<ContentServices, 'db' | 'clock' | 'faultsAt'> & { log: Pick<Log, 'warn'> },
  { documentId, dueAt }: ContentJobs['content-due'],
): Promise<'published' | 'faulty' | 'obsolete'> {
  const at = services.clock.now();
  const result = await changeContent(services, async (tx) => {
    const [row] = await tx
      .select()
      .from(contentDocuments)
      .where(eq(contentDocuments.id, documentId));
    if (!row || row.scheduledAt?.toISOString() !== dueAt) return 'obsolete';
    if (row.scheduledAt > at) throw new Error('it is not due yet');
    const { locale, scheduledRevision } = row;
    const faults = await services.faultsAt(tx, { at, locale });
    const fault = faults.join('\n');
    const set = fault
      ? { ...NOT_SCHEDULED, scheduleFault: fault }
      : { ...NOT_SCHEDULED, publishedRevision: scheduledRevision, isWithdrawn: false };
    const action = fault ? 'schedule-failed' : 'published';
    const detail = { revision: scheduledRevision };
    await setDocument(tx, row, { by: null, at, action, set, detail });
    await announcePagesChanged(tx);
    return fault ? 'faulty' : 'published';
  });
  const outcome = result.ok ? result.value : 'obsolete';
  if (outcome === 'faulty')
    services.log.warn({ documentId }, 'content: a scheduled text has faults');
  return outcome;
}
