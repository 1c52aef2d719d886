import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ref } from './columns.ts';

// Mirrors db/migrations/0035-bundles.sql.

/** Two services that are never on one coming; the lower id comes first. */
export const serviceExclusions = pgTable(
  'service_exclusions',
  { serviceId: integer('service_id').notNull(), otherId: integer('other_id').notNull() },
  (table) => [primaryKey({ columns: [table.serviceId, table.otherId] })],
);

const stepColumns = () => ({
  position: smallint('position').notNull(),
  serviceId: integer('service_id').notNull(),
  practitionerId: integer('practitioner_id').notNull(),
  /** Null where the service is not done for each eye. */
  eyes: text('eyes', { enum: ['both', 'right', 'left'] }),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
});

/** Of an appointment of several services, or of one for a single eye; others have none. */
export const appointmentSteps = pgTable(
  'appointment_steps',
  { appointmentId: ref('appointment_id').notNull(), ...stepColumns() },
  (table) => [primaryKey({ columns: [table.appointmentId, table.position] })],
);

export const holdSteps = pgTable(
  'hold_steps',
  { holdId: ref('hold_id').notNull(), ...stepColumns() },
  (table) => [primaryKey({ columns: [table.holdId, table.position] })],
);
