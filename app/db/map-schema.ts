import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

// The map of the clinic's surroundings; mirrors db/migrations like schema.ts.

export const mapVersions = pgTable('map_versions', {
  version: integer('version').primaryKey(),
  data: jsonb('data'),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

export const mapDrafts = pgTable('map_drafts', {
  staffId: integer('staff_id').primaryKey(),
  data: jsonb('data').notNull(),
  passedOver: jsonb('passed_over'),
  madeAt: instant('made_at').notNull(),
});
