import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, instant, ref } from './columns.ts';

// What the front desk knows of a patient; mirrors db/migrations like schema.ts.

/** Notes of the staff; none is changed, and what no longer holds is archived. */
export const patientNotes = pgTable('patient_notes', {
  id: bigId(),
  patientId: ref('patient_id').notNull(),
  author: integer('author').notNull(),
  words: text('words').notNull(),
  writtenAt: instant('written_at').notNull(),
  archivedAt: instant('archived_at'),
  archivedBy: integer('archived_by'),
});

/** What a patient needs on the day; empty where nothing is known. */
export const patientNeeds = pgTable('patient_needs', {
  patientId: ref('patient_id').primaryKey(),
  companion: text('companion').notNull().default(''),
  mobility: text('mobility').notNull().default(''),
  hearing: text('hearing').notNull().default(''),
  channel: text('channel', { enum: ['whatsapp', 'phone', 'email'] }),
  treatment: text('treatment', { enum: ['dona', 'seu'] }),
  knownAs: text('known_as').notNull().default(''),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

/** Who may book for a patient beside their contact. */
export const patientProxies = pgTable('patient_proxies', {
  id: bigId(),
  patientId: ref('patient_id').notNull(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  relation: text('relation').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: integer('added_by').notNull(),
});
