import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

// Mirrors db/migrations: what keeps anybody from asking too often.

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStartsAt: instant('window_starts_at').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStartsAt] })],
);

export const lastHits = pgTable('last_hits', {
  bucket: text('bucket').primaryKey(),
  at: instant('at').notNull(),
});

export const usedChallenges = pgTable('used_challenges', {
  challenge: text('challenge').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
