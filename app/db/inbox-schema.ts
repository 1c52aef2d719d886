import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// The staff's inbox; mirrors db/migrations like schema.ts.

/** State of incoming items; a subject without a row is open and unassigned. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    kind: text('kind').notNull(),
    subjectId: ref('subject_id').notNull(),
    status: text('status', { enum: ['open', 'in-progress', 'answered', 'archived'] }).notNull(),
    assignee: integer('assignee'),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/** Notes by staff, and the answers that were mailed. */
export const inboxNotes = pgTable('inbox_notes', {
  id: bigId(),
  kind: text('kind').notNull(),
  subjectId: ref('subject_id').notNull(),
  author: integer('author').notNull(),
  words: text('words').notNull(),
  writtenAt: instant('written_at').notNull(),
  isMailed: boolean('is_mailed').notNull().default(false),
  mailedAt: instant('mailed_at'),
});
