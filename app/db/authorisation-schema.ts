import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

// What the clinic may publish, and who allowed it; mirrors db/migrations like schema.ts.

/** Settings by staff that override the clinic record; without a row the record applies. */
export const clinicSettings = pgTable('clinic_settings', {
  subject: text('subject').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

/** Testimonials of patients, with the permission to show them. */
export const testimonials = pgTable('testimonials', {
  id: id(),
  formKey: text('form_key').notNull(),
  words: text('words').notNull(),
  shownName: text('shown_name').notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  authorisedOn: date('authorised_on').notNull(),
  givenBy: text('given_by', { enum: ['paper', 'mail', 'message'] }).notNull(),
  keptBy: text('kept_by').notNull(),
  allowsSite: boolean('allows_site').notNull(),
  allowsSocial: boolean('allows_social').notNull(),
  isShown: boolean('is_shown').notNull().default(false),
  revokedAt: instant('revoked_at'),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});
