import { eq, isNotNull, sql } from 'drizzle-orm';
import { contentDocuments } from '#app/db/content-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Log } from '#app/platform/log.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import type { Result } from '#app/platform/result.ts';
import {
  CONTENT_SUBJECT_TYPE,
  type ContentRefusal,
  ContentRefused,
  type ContentServices,
  changeContent,
  type DocumentRow,
  type DocumentSnapshot,
  findOrCreateDocument,
  publish,
  setDocument,
} from './change-document.server.ts';
import { labelOf } from './content-document.ts';
import { storedProblems } from './stored-problems.server.ts';
import { NOT_SCHEDULED } from './write-content.server.ts';

/** Jobs of the content: publish what is scheduled for an instant (ISO). */
export type ContentJobs = { 'content-due': { documentId: number; dueAt: string } };

/** Takes an entry off the site; staff can still edit it. */
export async function withdrawContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    const row = await findOrCreateDocument(tx, services, snapshot);
    if (row.isWithdrawn) return 'done';
    if (row.version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    const at = services.clock.now();
    const set = { ...NOT_SCHEDULED, isWithdrawn: true };
    const event = { action: 'content.withdrawn', detail: { text: labelOf(row) } } as const;
    await setDocument(tx, row, { by: snapshot.by, at, set, event });
    await publish(tx, services, { at, locale: row.locale });
    return 'done';
  });
}

/** Cancels a schedule; the entry stays a draft. */
export async function unscheduleContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    const row = await findOrCreateDocument(tx, services, snapshot);
    if (row.scheduledAt === null) return 'done';
    if (row.version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    const at = services.clock.now();
    await unschedule(tx, row, { by: snapshot.by, at });
    return 'done';
  });
}

function unschedule(
  tx: Transaction,
  row: DocumentRow,
  { by, at }: { by: number; at: Date },
): Promise<DocumentRow> {
  const event = { action: 'content.unscheduled', detail: { text: labelOf(row) } } as const;
  return setDocument(tx, row, { by, at, set: NOT_SCHEDULED, event });
}

/**
 * Cancels the schedules of staff members who may no longer publish; their entries stay drafts.
 * @param by who revoked the right
 * @returns how many
 */
export async function endSchedulesOf(
  services: Pick<ContentServices, 'db' | 'clock'>,
  { staffIds, by }: { staffIds: readonly number[]; by: number },
): Promise<number> {
  const scheduler = sql`(select actor from ${auditLog}
    where ${auditLog.subjectType} = ${CONTENT_SUBJECT_TYPE}
      and ${auditLog.subjectId} = ${contentDocuments.id}::text
      and ${auditLog.action} = 'content.scheduled'
    order by ${auditLog.id} desc limit 1)`;
  const actors = staffIds.map((id) => `staff:${id}`);
  const ended = await changeContent(services, async (tx) => {
    const rows = await tx
      .select({ document: contentDocuments, scheduler: sql<string | null>`${scheduler}` })
      .from(contentDocuments)
      .where(isNotNull(contentDocuments.scheduledAt));
    const at = services.clock.now();
    const theirs = rows.filter(({ scheduler: actor }) => actor && actors.includes(actor));
    for (const { document } of theirs) await unschedule(tx, document, { by, at });
    return theirs.length;
  });
  return ended.ok ? ended.value : 0;
}

/**
 * Publishes an entry when its schedule is due. A rescheduled entry has a job of its own; an entry that would break the
 * site stays a draft, and staff are told.
 * @throws before it is due, so that the job is retried: clocks differ
 */
export async function publishDue(
  services: Pick<ContentServices, 'db' | 'clock'> & {
    contentStore: Pick<ContentServices['contentStore'], 'problemsAt'>;
    log: Pick<Log, 'warn'>;
  },
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
    const problems = await services.contentStore.problemsAt(tx, { at, locale });
    const isFaulty = problems.length > 0;
    const set = isFaulty
      ? { ...NOT_SCHEDULED, scheduleFault: storedProblems(problems) }
      : { ...NOT_SCHEDULED, publishedRevision: scheduledRevision, isWithdrawn: false };
    const event = {
      action: isFaulty ? 'content.schedule-failed' : 'content.published',
      detail: { text: labelOf(row), revision: scheduledRevision },
    } as const;
    await setDocument(tx, row, { by: null, at, set, event });
    await announcePagesChanged(tx);
    return isFaulty ? 'faulty' : 'published';
  });
  const outcome = result.ok ? result.value : 'obsolete';
  if (outcome === 'faulty')
    services.log.warn({ documentId }, 'content: a scheduled text has faults');
  return outcome;
}
