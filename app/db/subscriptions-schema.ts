import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bigId, bytea, instant, ref } from './columns.ts';

// Lens subscriptions; mirrors db/migrations like schema.ts.

const state = (name: string) =>
  text(name, { enum: ['awaiting-prescription', 'active', 'withdrawn', 'cancelled', 'ended'] });

export const orderDrafts = pgTable('order_drafts', {
  tokenHash: bytea('token_hash').primaryKey(),
  sealed: bytea('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const orders = pgTable('orders', {
  id: bigId(),
  protocol: text('protocol').notNull(),
  linkKey: uuid('link_key').notNull().default(sql`gen_random_uuid()`),
  state: state('state').notNull().default('awaiting-prescription'),
  plan: text('plan', {
    enum: ['basico', 'padrao', 'premium', 'basico-online', 'padrao-online', 'premium-online'],
  }).notNull(),
  planName: text('plan_name').notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  name: text('name').notNull(),
  cpfSealed: bytea('cpf_sealed'),
  phoneE164: text('phone_e164').notNull(),
  email: text('email').notNull(),
  postalCode: text('postal_code').notNull(),
  street: text('street').notNull(),
  streetNumber: text('street_number').notNull(),
  complement: text('complement').notNull().default(''),
  district: text('district').notNull(),
  city: text('city').notNull(),
  stateCode: text('state_code').notNull(),
  prescription: text('prescription', { enum: ['on-file', 'to-send', 'first-visit'] }).notNull(),
  payIn: text('pay_in', { enum: ['once', 'instalments'] }).notNull(),
  provider: text('provider', {
    enum: ['pix-static', 'pix-api', 'stripe', 'mercado-pago'],
  }).notNull(),
  totalCents: integer('total_cents').notNull(),
  pairs: integer('pairs').notNull(),
  orderedAt: instant('ordered_at').notNull(),
  acceptedTextId: text('accepted_text_id').notNull(),
  acceptedSha256: text('accepted_sha256').notNull(),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  closedAt: instant('closed_at'),
  erasedAt: instant('erased_at'),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  cause: text('cause').notNull(),
  version: integer('version').notNull().default(0),
});

export const orderHistory = pgTable('order_history', {
  id: bigId(),
  orderId: ref('order_id').notNull(),
  at: instant('at').notNull(),
  fromState: state('from_state'),
  toState: state('to_state').notNull(),
  actor: text('actor').notNull(),
  cause: text('cause').notNull(),
});

export const orderInstalments = pgTable(
  'order_instalments',
  {
    orderId: ref('order_id').notNull(),
    number: integer('number').notNull(),
    dueOn: date('due_on').notNull(),
    amountCents: integer('amount_cents').notNull(),
    chargeId: ref('charge_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

export const orderTasks = pgTable('order_tasks', {
  id: bigId(),
  orderId: ref('order_id').notNull(),
  kind: text('kind', { enum: ['delivery', 'review'] }).notNull(),
  number: integer('number').notNull(),
  pairs: integer('pairs'),
  dueOn: date('due_on').notNull(),
  doneOn: date('done_on'),
  doneBy: integer('done_by'),
});

export const orderContracts = pgTable('order_contracts', {
  orderId: ref('order_id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  sha256: text('sha256').notNull(),
  madeAt: instant('made_at').notNull(),
});

export const orderNotes = pgTable('order_notes', {
  id: bigId(),
  orderId: ref('order_id').notNull(),
  words: text('words').notNull(),
  writtenBy: integer('written_by').notNull(),
  writtenAt: instant('written_at').notNull(),
});
