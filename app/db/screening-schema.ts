import { pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, bytea, instant } from './columns.ts';

// Answers to the questionnaire that people sent; mirrors db/migrations like schema.ts.

export const screenings = pgTable('screenings', {
  id: bigId(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  email: text('email'),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  sealed: bytea('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
