import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { bigId } from './columns.ts';

// Mirrors db/migrations/0058-lengths.sql.

/** Lengths of a service from a day on (null: now), and of one practitioner (null: the service itself). */
export const serviceLengths = pgTable('service_lengths', {
  id: bigId(),
  serviceId: integer('service_id').notNull(),
  fromOn: date('from_on'),
  resourceId: integer('resource_id'),
  durationMinutes: integer('duration_minutes').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes'),
  bufferAfterMinutes: integer('buffer_after_minutes'),
});
