import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns.ts';

// How the site itself is doing; mirrors db/migrations like schema.ts.

export const checkRuns = pgTable('check_runs', {
  id: bigId(),
  checkId: text('check_id').notNull(),
  askedBy: text('asked_by', { enum: ['staff', 'watch', 'nightly'] }).notNull(),
  runAt: instant('run_at').notNull(),
  sinceAt: instant('since_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  verdict: text('verdict', { enum: ['success', 'warning', 'error'] }).notNull(),
  finding: text('finding').notNull(),
  latencyMs: integer('latency_ms').notNull(),
  raw: jsonb('raw').notNull(),
});

export const checkKeeper = pgTable('check_keeper', {
  isOnly: boolean('is_only').primaryKey().default(true),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});
