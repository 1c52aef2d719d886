import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { INBOX_SUBJECT_TYPE, itemKey } from './change-inbox-item.server.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import { fromSubjects, INBOX_COLUMNS, parseInboxRows } from './inbox-rows.server.ts';
import { INBOX_STATUSES } from './inbox-status.ts';

const detailShape = z.object({
  from: z.enum(INBOX_STATUSES).optional(),
  to: z.enum(INBOX_STATUSES).optional(),
  assignee: z.number().nullable().optional(),
});

/** A subject with its notes, answers and history, each oldest first; null when it does not exist. */
export async function readInboxItem(db: Queryable, kind: InboxKind, id: number) {
  const { rows } = await db.execute(sql`
    select ${INBOX_COLUMNS} ${fromSubjects([kind])} where s.subject_id = ${id}`);
  const [row] = parseInboxRows(rows);
  if (!row) return null;
  const notes = await db
    .select()
    .from(inboxNotes)
    .where(and(eq(inboxNotes.kind, kind.name), eq(inboxNotes.subjectId, id)))
    .orderBy(asc(inboxNotes.id));
  const history = await db
    .select({
      at: auditLog.at,
      actor: auditLog.actor,
      action: auditLog.action,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, INBOX_SUBJECT_TYPE),
        eq(auditLog.subjectId, itemKey({ kind, id })),
      ),
    )
    .orderBy(asc(auditLog.id));
  return {
    row,
    notes,
    history: history.map(({ detail, ...each }) => ({ ...each, ...detailShape.parse(detail) })),
  };
}

export type InboxItem = NonNullable<Awaited<ReturnType<typeof readInboxItem>>>;
