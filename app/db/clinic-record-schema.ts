import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, id, instant, ref } from './columns.ts';

// The clinic's record as staff have made it; mirrors db/migrations like schema.ts.

/** Versions of the whole record; the highest is in force. */
export const clinicRecordVersions = pgTable('clinic_record_versions', {
  version: integer('version').primaryKey(),
  record: jsonb('record').notNull(),
  /** Top-level fields that differ from the version before. */
  fields: text('fields').array().notNull(),
  madeBy: text('made_by', { enum: ['first', 'edit', 'return', 'plan'] }).notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
  /** Whether it says how services are booked; versions of earlier releases do not. */
  holdsBooking: boolean('holds_booking').notNull().default(false),
});

/** Changes of top-level fields that begin on a day to come. */
export const clinicRecordPlans = pgTable('clinic_record_plans', {
  id: id(),
  startsOn: date('starts_on').notNull(),
  changes: jsonb('changes').notNull(),
  state: text('state', { enum: ['waiting', 'applied', 'withdrawn', 'refused'] }).notNull(),
  version: integer('version').notNull(),
  plannedAt: instant('planned_at').notNull(),
  plannedBy: integer('planned_by').notNull(),
  settledAt: instant('settled_at'),
});

/** To whom staff have written because of a version, of a plan before its day, or, of neither, of hours in the agenda. */
export const clinicRecordNotices = pgTable('clinic_record_notices', {
  id: bigId(),
  version: integer('version'),
  planId: integer('plan_id'),
  appointmentId: ref('appointment_id').notNull(),
  /** The appointment's when the mail was asked for; of a version not known before 0069. */
  sequence: integer('sequence'),
  /** Whether the mail asks for another time. */
  asksToMove: boolean('asks_to_move').notNull().default(false),
  askedAt: instant('asked_at').notNull(),
  askedBy: integer('asked_by').notNull(),
});
