import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, bytea, instant, ref } from './columns.ts';

// Short requests for a time; mirrors db/migrations like schema.ts.

export const leads = pgTable('leads', {
  id: bigId(),
  variant: text('variant', { enum: ['A', 'B'] }).notNull(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  reason: text('reason', {
    enum: [
      'first-visit',
      'return',
      'glasses',
      'contact-lenses',
      'surgery',
      'dry-eye',
      'glaucoma',
      'urgent',
      'other',
    ],
  }).notNull(),
  payer: text('payer'),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  appointmentId: ref('appointment_id'),
  linkedAt: instant('linked_at'),
  linkedBy: integer('linked_by'),
});

export const leadDrafts = pgTable('lead_drafts', {
  tokenHash: bytea('token_hash').primaryKey(),
  data: jsonb('data').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** How often each form was opened on a calendar day. */
export const leadOpenings = pgTable(
  'lead_openings',
  {
    openedOn: date('opened_on').notNull(),
    variant: text('variant', { enum: ['A', 'B'] }).notNull(),
    openings: integer('openings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.openedOn, table.variant] })],
);
