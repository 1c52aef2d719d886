import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

// Images in content entries, audio of the podcast and films of the services; mirrors db/migrations like schema.ts.

const MEDIA_TYPES = ['audio/mpeg', 'audio/mp4', 'video/mp4', 'video/webm', 'text/vtt'] as const;

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

/** Audio and films have tables of the same shape, each with its own checks. */
function fileTable(name: string) {
  return pgTable(name, {
    id: id(),
    name: text('name').notNull(),
    type: text('type', { enum: MEDIA_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    sha256: bytea('sha256').notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
  });
}

function chunkTable(name: string, owner: string) {
  return pgTable(
    name,
    {
      fileId: integer(owner).notNull(),
      number: integer('number').notNull(),
      bytes: bytea('bytes').notNull(),
    },
    (table) => [primaryKey({ columns: [table.fileId, table.number] })],
  );
}

export const audioFiles = fileTable('audio_files');
export const audioChunks = chunkTable('audio_chunks', 'audio_id');
export const filmFiles = fileTable('film_files');
export const filmChunks = chunkTable('film_chunks', 'film_id');

/** Logos of the clinic, each under the hash of its bytes. */
export const brandFiles = pgTable('brand_files', {
  file: text('file').primaryKey(),
  bytes: bytea('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  storedAt: instant('stored_at').notNull(),
  storedBy: integer('stored_by').notNull(),
});
