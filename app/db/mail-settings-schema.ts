import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** One row or none: the mail server as staff have set it; mirrors db/migrations like schema.ts. */
export const mailSettings = pgTable('mail_settings', {
  isOnly: boolean('is_only').primaryKey().default(true),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  protection: text('protection', { enum: ['tls', 'starttls', 'none'] }).notNull(),
  username: text('username').notNull(),
  sealedPassword: bytea('sealed_password'),
  sender: text('sender').notNull(),
  dkimSelector: text('dkim_selector').notNull(),
  testedAt: instant('tested_at'),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});
