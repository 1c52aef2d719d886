import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

// Images in content entries and audio of the podcast; mirrors db/migrations like schema.ts.

export const images = pgTable('images', {
  id: id(),
  name: text('name').notNull(),
  sourceSha256: bytea('source_sha256').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
  credit: text('credit'),
  showsPeople: boolean('shows_people').notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

export const imageFiles = pgTable(
  'image_files',
  {
    imageId: integer('image_id').notNull(),
    width: integer('width').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.width] })],
);

export const audioFiles = pgTable('audio_files', {
  id: id(),
  name: text('name').notNull(),
  type: text('type', { enum: ['audio/mpeg', 'audio/mp4'] }).notNull(),
  bytes: integer('bytes').notNull(),
  durationSeconds: integer('duration_seconds').notNull(),
  sha256: bytea('sha256').notNull(),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
});

export const audioChunks = pgTable(
  'audio_chunks',
  {
    audioId: integer('audio_id').notNull(),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.audioId, table.number] })],
);
