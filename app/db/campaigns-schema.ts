import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from './columns.ts';

// Campaigns and their codes; mirrors db/migrations like schema.ts.

export const campaigns = pgTable('campaigns', {
  id: id(),
  formKey: text('form_key'),
  slug: text('slug').notNull(),
  code: text('code').notNull(),
  codeLetters: text('code_letters').notNull(),
  gives: jsonb('gives').notNull(),
  services: text('services').array().notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  isYearly: boolean('is_yearly').notNull(),
  /** Whether its page offers the dry-eye questionnaire. */
  offersQuestionnaire: boolean('offers_questionnaire').notNull(),
  /** Null for a campaign whose texts are a page of content/. */
  texts: jsonb('texts'),
  state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by'),
});

/** The code an appointment was booked with, and what it gave at that moment. */
export const appointmentCoupons = pgTable('appointment_coupons', {
  appointmentId: ref('appointment_id').primaryKey(),
  campaignId: integer('campaign_id').notNull(),
  code: text('code').notNull(),
  gives: jsonb('gives').notNull(),
});
