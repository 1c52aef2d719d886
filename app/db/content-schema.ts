import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

// Content edited by staff; mirrors db/migrations like schema.ts.

const language = () => text('locale', { enum: ['pt-BR', 'en-US'] });

/** An entry in one language; one without a row is read from its file. */
export const contentDocuments = pgTable('content_documents', {
  id: id(),
  kind: text('kind').notNull(),
  locale: language().notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  latestRevision: integer('latest_revision').notNull(),
  publishedRevision: integer('published_revision'),
  scheduledRevision: integer('scheduled_revision'),
  scheduledAt: instant('scheduled_at'),
  scheduleFault: text('schedule_fault'),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by'),
});

export const contentRevisions = pgTable(
  'content_revisions',
  {
    documentId: integer('document_id').notNull(),
    number: integer('number').notNull(),
    source: text('source').notNull(),
    author: integer('author'),
    writtenAt: instant('written_at').notNull(),
    origin: text('origin').notNull().default(''),
    overrides: jsonb('overrides').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

/** Previous addresses of entries. */
export const contentAddresses = pgTable(
  'content_addresses',
  {
    kind: text('kind').notNull(),
    locale: language().notNull(),
    slug: text('slug').notNull(),
    documentId: integer('document_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale, table.slug] })],
);

/** Who has an entry open, and what they have not saved yet; `slug` is '' for one without an address. */
export const contentDesks = pgTable(
  'content_desks',
  {
    kind: text('kind').notNull(),
    locale: language().notNull(),
    slug: text('slug').notNull(),
    staffId: integer('staff_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    isOpen: boolean('is_open').notNull(),
    draft: jsonb('draft'),
    draftedAt: instant('drafted_at'),
    version: integer('version').notNull(),
    base: integer('base').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale, table.slug, table.staffId] })],
);
