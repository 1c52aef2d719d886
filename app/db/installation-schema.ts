import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row: this database and its secret. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  epoch: uuid('epoch').notNull().default(sql`gen_random_uuid()`),
  epochSince: instant('epoch_since').notNull().default(sql`now()`),
  place: text('place'),
  folderBornAt: text('folder_born_at'),
  secretFingerprint: text('secret_fingerprint'),
});
