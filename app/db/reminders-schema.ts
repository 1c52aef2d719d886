import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// Reminders and confirmations; mirrors db/migrations like schema.ts.

export const reminderPlans = pgTable('reminder_plans', {
  serviceId: integer('service_id').primaryKey(),
  daysBefore: smallint('days_before').array().notNull(),
  tellsLenses: boolean('tells_lenses').notNull(),
  tellsFasting: boolean('tells_fasting').notNull(),
  tellsHours: boolean('tells_hours').notNull(),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

export const reminders = pgTable('reminders', {
  id: bigId(),
  appointmentId: ref('appointment_id').notNull(),
  sequence: integer('sequence').notNull(),
  kind: text('kind', { enum: ['days', 'lenses', 'fasting', 'hours'] }).notNull(),
  daysBefore: smallint('days_before').notNull(),
  byDesk: boolean('by_desk').notNull(),
  channel: text('channel', { enum: ['mail', 'whatsapp', 'sms', 'desk', 'none'] }).notNull(),
  state: text('state', {
    enum: ['asked', 'waiting', 'sent', 'delivered', 'read', 'answered', 'failed', 'dropped'],
  }).notNull(),
  why: text('why'),
  dueAt: instant('due_at').notNull(),
  untilAt: instant('until_at').notNull(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  settledBy: integer('settled_by'),
  tries: smallint('tries').notNull().default(0),
  triedAt: instant('tried_at'),
  providerRef: text('provider_ref'),
});

export const appointmentAnswers = pgTable('appointment_answers', {
  id: bigId(),
  appointmentId: ref('appointment_id').notNull(),
  sequence: integer('sequence').notNull(),
  answer: text('answer', { enum: ['confirmed', 'move', 'cancel', 'none'] }).notNull(),
  channel: text('channel', { enum: ['mail', 'whatsapp', 'sms', 'site', 'desk'] }).notNull(),
  staffId: integer('staff_id'),
  answeredAt: instant('answered_at').notNull(),
});

export const reminderChoices = pgTable('reminder_choices', {
  contactId: ref('contact_id').primaryKey(),
  byMail: boolean('by_mail').notNull(),
  byWhatsapp: boolean('by_whatsapp').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedThrough: text('changed_through', { enum: ['page', 'mail-program', 'whatsapp'] }).notNull(),
});

export const reminderClaims = pgTable('reminder_claims', {
  appointmentId: ref('appointment_id').primaryKey(),
  staffId: integer('staff_id').notNull(),
  untilAt: instant('until_at').notNull(),
});

export const whatsappInbound = pgTable('whatsapp_inbound', {
  messageId: text('message_id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});
