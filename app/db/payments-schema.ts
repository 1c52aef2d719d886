import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// Money asked for, received and given back; mirrors db/migrations like schema.ts.

const provider = (name: string) =>
  text(name, { enum: ['pix-static', 'pix-api', 'stripe', 'mercado-pago'] });

export const charges = pgTable('charges', {
  id: bigId(),
  reference: text('reference').notNull(),
  linkKey: uuid('link_key').notNull().default(sql`gen_random_uuid()`),
  purpose: text('purpose', { enum: ['order', 'deposit'] }).notNull(),
  provider: provider('provider').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state', {
    enum: [
      'preparing',
      'open',
      'part-paid',
      'paid',
      'expired',
      'cancelled',
      'refunding',
      'refunded',
    ],
  })
    .notNull()
    .default('preparing'),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  dueOn: date('due_on'),
  expiresAt: instant('expires_at'),
  providerRef: text('provider_ref'),
  payWith: jsonb('pay_with'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(0),
});

export const chargePayments = pgTable('charge_payments', {
  id: bigId(),
  chargeId: ref('charge_id').notNull(),
  provider: provider('provider').notNull(),
  paymentRef: text('payment_ref').notNull(),
  amountCents: integer('amount_cents').notNull(),
  paidAt: instant('paid_at').notNull(),
  source: text('source', { enum: ['provider', 'statement', 'staff'] }).notNull(),
  notedAt: instant('noted_at').notNull().default(sql`now()`),
});

export const chargeRefunds = pgTable('charge_refunds', {
  id: bigId(),
  chargeId: ref('charge_id').notNull(),
  key: text('key').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state', { enum: ['asked', 'done', 'failed'] })
    .notNull()
    .default('asked'),
  providerRef: text('provider_ref'),
  reason: text('reason').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: instant('asked_at').notNull().default(sql`now()`),
  endedAt: instant('ended_at'),
});

export const chargeHistory = pgTable('charge_history', {
  id: bigId(),
  chargeId: ref('charge_id').notNull(),
  at: instant('at').notNull().default(sql`now()`),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  paidCents: integer('paid_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull(),
  cause: text('cause').notNull(),
});
