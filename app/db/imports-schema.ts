import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

// Texts brought from another content system; mirrors db/migrations like schema.ts.

const IMPORT_STATES = [
  'reading',
  'found',
  'writing',
  'written',
  'publishing',
  'undone',
  'failed',
] as const;
export const IMPORT_OUTCOMES = ['new', 'renewed', 'same', 'kept', 'refused'] as const;

export const imports = pgTable('imports', {
  id: id(),
  requestKey: text('request_key').notNull(),
  source: text('source', { enum: ['file', 'address'] }).notNull(),
  origin: text('origin').notNull(),
  siteName: text('site_name').notNull().default(''),
  state: text('state', { enum: IMPORT_STATES }).notNull(),
  fault: jsonb('fault'),
  leftOut: jsonb('left_out').notNull().default({}),
  answers: jsonb('answers'),
  version: integer('version').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

export const importChunks = pgTable(
  'import_chunks',
  {
    importId: integer('import_id').notNull(),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

export const importEntries = pgTable(
  'import_entries',
  {
    importId: integer('import_id').notNull(),
    foreignId: bigint('foreign_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    isDraft: boolean('is_draft').notNull(),
    entry: jsonb('entry').notNull(),
    faults: jsonb('faults').notNull().default([]),
    slug: text('slug'),
    outcome: text('outcome', { enum: IMPORT_OUTCOMES }),
    notes: jsonb('notes').notNull().default([]),
    documentId: integer('document_id'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.foreignId] })],
);

export const importImages = pgTable(
  'import_images',
  {
    importId: integer('import_id').notNull(),
    src: text('src').notNull(),
    name: text('name'),
    refusal: text('refusal'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.src] })],
);

/** Which entry came from which text of which site. */
export const importedTexts = pgTable(
  'imported_texts',
  {
    site: text('site').notNull(),
    foreignId: bigint('foreign_id', { mode: 'number' }).notNull(),
    documentId: integer('document_id').notNull(),
    importId: integer('import_id').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.foreignId] })],
);

/** Addresses of the site before. */
export const oldAddresses = pgTable('old_addresses', {
  id: id(),
  path: text('path').notNull(),
  documentId: integer('document_id'),
  target: text('target'),
  importId: integer('import_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
