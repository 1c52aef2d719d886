import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, bytea, id, instant, ref } from './columns.ts';

// Agenda settings, follow-ups and calendar feeds; mirrors db/migrations like schema.ts.

/** Settings made by staff; a subject without a row uses the clinic record and has version 0. */
export const agendaSettings = pgTable(
  'agenda_settings',
  {
    subject: text('subject', {
      enum: ['hours', 'resource', 'service', 'resource-order', 'service-order'],
    }).notNull(),
    subjectId: integer('subject_id').notNull(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
);

/** What a setting was before staff changed it, for a day. */
export const undos = pgTable('undos', {
  id: bigId(),
  subject: text('subject', {
    enum: ['closure', 'day', 'hours', 'order', 'resource', 'service'],
  }).notNull(),
  before: jsonb('before').notNull(),
  madeAt: instant('made_at').notNull(),
  doneAt: instant('done_at'),
});

/** Follow-up appointments. */
export const followUps = pgTable('follow_ups', {
  appointmentId: ref('appointment_id').primaryKey(),
  originId: ref('origin_id').notNull(),
  kind: text('kind', { enum: ['return', 'post-operative'] }).notNull(),
  dueDays: integer('due_days'),
  isFree: boolean('is_free').notNull(),
  /** How long it takes, where that is not its service's length. */
  ownMinutes: integer('own_minutes'),
});

/** Secret addresses at which calendar apps read the agenda. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  tokenHash: bytea('token_hash').notNull(),
  resourceId: integer('resource_id'),
  patientNames: text('patient_names', { enum: ['none', 'initials', 'full'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
});
