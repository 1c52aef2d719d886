import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// Money asked for, received and given back; mirrors db/migrations like schema.ts.

const provider = (name: string) =>
  text(name, { enum: ['pix-static', 'pix-api', 'stripe', 'mercado-pago'] });
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

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
  paidCents: cents('paid_cents'),
  refundedCents: cents('refunded_cents'),
  refundAskedCents: cents('refund_asked_cents'),
  returnedCents: cents('returned_cents'),
  sentAt: instant('sent_at'),
  openedAt: instant('opened_at'),
  closedAs: text('closed_as', { enum: ['expired', 'cancelled'] }),
  closedAt: instant('closed_at'),
  cause: text('cause').notNull().default('asked'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(0),
});

export const chargePayments = pgTable('charge_payments', {
  id: bigId(),
  chargeId: ref('charge_id').notNull(),
  provider: text('provider', {
    enum: ['pix-static', 'pix-api', 'stripe', 'mercado-pago', 'staff'],
  }).notNull(),
  paymentRef: text('payment_ref').notNull(),
  amountCents: integer('amount_cents').notNull(),
  paidAt: instant('paid_at').notNull(),
  source: text('source', { enum: ['provider', 'statement', 'staff'] }).notNull(),
  notedBy: text('noted_by'),
  notedAt: instant('noted_at').notNull().default(sql`now()`),
});

export const chargeRefunds = pgTable('charge_refunds', {
  id: bigId(),
  chargeId: ref('charge_id').notNull(),
  paymentId: ref('payment_id').notNull(),
  key: text('key').notNull(),
  askedAs: text('asked_as').notNull(),
  amountCents: integer('amount_cents').notNull(),
  returnedCents: integer('returned_cents').notNull(),
  state: text('state', { enum: ['asked', 'done', 'failed'] })
    .notNull()
    .default('asked'),
  byHand: boolean('by_hand').notNull().default(false),
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
  paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
  cause: text('cause').notNull(),
});

export const chargeMails = pgTable('charge_mails', {
  chargeId: ref('charge_id').notNull(),
  kind: text('kind', {
    enum: ['due-soon', 'overdue', 'part-paid', 'paid', 'refunded'],
  }).notNull(),
  sumCents: bigint('sum_cents', { mode: 'number' }).notNull(),
  askedAt: instant('asked_at').notNull().default(sql`now()`),
  sentAt: instant('sent_at'),
});

export const chargeStatementLines = pgTable('charge_statement_lines', {
  ref: text('ref').notNull(),
  chargeId: ref('charge_id').notNull(),
  paymentId: ref('payment_id'),
  notedBy: text('noted_by').notNull(),
  notedAt: instant('noted_at').notNull().default(sql`now()`),
});

export const chargeDisputes = pgTable('charge_disputes', {
  chargeId: ref('charge_id').notNull(),
  disputeRef: text('dispute_ref').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state', { enum: ['open', 'lost', 'won'] }).notNull(),
  notedAt: instant('noted_at').notNull().default(sql`now()`),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
});
