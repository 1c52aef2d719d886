import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant, ref } from './columns.ts';

// Deposits of bookings; mirrors db/migrations like schema.ts.

export const serviceDeposits = pgTable('service_deposits', {
  serviceId: integer('service_id').primaryKey(),
  amountCents: integer('amount_cents').notNull(),
  holdMinutes: integer('hold_minutes').notNull(),
  refundHours: integer('refund_hours').notNull(),
  statementHours: integer('statement_hours'),
});

export const deposits = pgTable('deposits', {
  chargeId: ref('charge_id').primaryKey(),
  serviceId: integer('service_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  refundHours: integer('refund_hours').notNull(),
  state: text('state', {
    enum: ['waiting', 'expired', 'left', 'booked', 'offered', 'refund', 'kept'],
  })
    .notNull()
    .default('waiting'),
  request: jsonb('request'),
  holdHash: bytea('hold_hash'),
  appointmentId: ref('appointment_id'),
  offeredUntil: instant('offered_until'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const depositMails = pgTable('deposit_mails', {
  chargeId: ref('charge_id').notNull(),
  kind: text('kind', { enum: ['expired', 'offered', 'returned'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  sentAt: instant('sent_at'),
});
