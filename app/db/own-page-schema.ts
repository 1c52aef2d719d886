import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// The patient's own page and what the doctor recommends; mirrors db/migrations like schema.ts.

export const preparationTicks = pgTable(
  'preparation_ticks',
  {
    appointmentId: ref('appointment_id').notNull(),
    item: text('item').notNull(),
    tickedAt: instant('ticked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.item] })],
);

export const ownPageCodes = pgTable('own_page_codes', {
  id: bigId(),
  appointmentId: ref('appointment_id').notNull(),
  nonce: uuid('nonce').notNull().default(sql`gen_random_uuid()`),
  channel: text('channel', { enum: ['mail', 'desk'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by'),
  endsAt: instant('ends_at').notNull(),
  tries: smallint('tries').notNull().default(0),
  usedAt: instant('used_at'),
});

export const leftPatients = pgTable('left_patients', {
  patientId: ref('patient_id').primaryKey(),
  leftAt: instant('left_at').notNull(),
});

export const recommendations = pgTable('recommendations', {
  id: bigId(),
  originId: ref('origin_id').notNull(),
  kind: text('kind', { enum: ['return', 'referral'] }).notNull(),
  serviceId: integer('service_id').notNull(),
  practitionerId: integer('practitioner_id').notNull(),
  dueOn: date('due_on').notNull(),
  note: text('note').notNull().default(''),
  linkKey: uuid('link_key').notNull().default(sql`gen_random_uuid()`),
  state: text('state', { enum: ['open', 'booked', 'declined', 'withdrawn'] })
    .notNull()
    .default('open'),
  bookedId: ref('booked_id'),
  settledAt: instant('settled_at'),
  settledBy: integer('settled_by'),
  mail: text('mail', { enum: ['later', 'asked', 'sent', 'failed', 'none'] })
    .notNull()
    .default('later'),
  tries: smallint('tries').notNull().default(0),
  triedAt: instant('tried_at'),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
});
