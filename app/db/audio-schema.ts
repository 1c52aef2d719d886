import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

// Audio of the podcast; mirrors db/migrations like schema.ts.

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
