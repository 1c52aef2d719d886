import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant, ref } from './columns.ts';

// Payers, insurance cards and approvals; mirrors db/migrations like schema.ts.

export const payerRules = pgTable(
  'payer_rules',
  {
    payer: text('payer').notNull(),
    version: integer('version').notNull(),
    rules: jsonb('rules').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.payer, table.version] })],
);

export const insuranceCards = pgTable('insurance_cards', {
  appointmentId: ref('appointment_id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  validUntil: date('valid_until'),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by'),
});

export const insuranceApprovals = pgTable('insurance_approvals', {
  appointmentId: ref('appointment_id').primaryKey(),
  state: text('state', {
    enum: ['not-needed', 'to-ask', 'asked', 'granted', 'denied', 'expired'],
  }).notNull(),
  number: text('number'),
  askedOn: date('asked_on'),
  validUntil: date('valid_until'),
  version: integer('version').notNull().default(sql`1`),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by'),
});
