import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, id, instant } from './columns.ts';

// Privacy administration; mirrors db/migrations like schema.ts.

/** Data subject requests. */
export const privacyRequests = pgTable('privacy_requests', {
  id: bigId(),
  protocol: text('protocol').notNull(),
  askedFor: text('asked_for', {
    enum: [
      'confirmation',
      'access',
      'correction',
      'deletion',
      'portability',
      'sharing',
      'revocation',
      'other',
    ],
  }).notNull(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164'),
  email: text('email'),
  words: text('words').notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  erasedAt: instant('erased_at'),
});

export const incidents = pgTable('incidents', {
  id: id(),
  openedAt: instant('opened_at').notNull(),
});

/** Every revision of an incident report; the highest number is current. */
export const incidentRevisions = pgTable(
  'incident_revisions',
  {
    incidentId: integer('incident_id').notNull(),
    number: integer('number').notNull(),
    author: integer('author').notNull(),
    writtenAt: instant('written_at').notNull(),
    facts: jsonb('facts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.number] })],
);

/** When the nightly purge ran, how many rows it deleted from each table, and which it could not finish. */
export const purgeRuns = pgTable('purge_runs', {
  id: id(),
  ranAt: instant('ran_at').notNull(),
  deleted: jsonb('deleted').notNull(),
  failed: text('failed').array().notNull().default([]),
});

/** Answers to the consent banner. */
export const consentReceipts = pgTable('consent_receipts', {
  id: text('id').primaryKey(),
  version: text('version').notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  analytics: boolean('analytics').notNull(),
  marketing: boolean('marketing').notNull(),
  personalization: boolean('personalization').notNull(),
  givenAt: instant('given_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});
