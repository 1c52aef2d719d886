import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ref } from './columns.ts';

// What services ask of patients beforehand, what these answer, and what else they tell the front desk; mirrors db/migrations like schema.ts.

export const servicePreparations = pgTable('service_preparations', {
  serviceId: integer('service_id').primaryKey(),
  dilates: text('dilates', { enum: ['never', 'may', 'always'] }).notNull(),
  dilationHours: integer('dilation_hours').notNull(),
  daylightMinutes: integer('daylight_minutes'),
  softLensHours: integer('soft_lens_hours').notNull(),
  rigidLensHours: integer('rigid_lens_hours').notNull(),
  fastingHours: integer('fasting_hours').notNull(),
  companion: boolean('companion').notNull(),
});

export const appointmentPreparations = pgTable('appointment_preparations', {
  appointmentId: ref('appointment_id').primaryKey(),
  arrival: text('arrival', { enum: ['accompanied', 'alone', 'driving'] }),
  lenses: text('lenses', { enum: ['none', 'soft', 'rigid', 'unknown'] }),
  fasting: boolean('fasting'),
  companion: boolean('companion'),
  companionName: text('companion_name'),
  notedAt: instant('noted_at').notNull(),
});

export const appointmentNotes = pgTable('appointment_notes', {
  appointmentId: ref('appointment_id').primaryKey(),
  note: text('note').notNull(),
  notedAt: instant('noted_at').notNull(),
});
