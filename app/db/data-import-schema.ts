import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, id, instant, ref } from './columns.ts';

// Patients, appointments and closures of another program; mirrors db/migrations like schema.ts.

export const dataImports = pgTable('data_imports', {
  id: id(),
  requestKey: text('request_key').notNull(),
  kind: text('kind', { enum: ['patients', 'appointments', 'closures'] }).notNull(),
  format: text('format', { enum: ['csv', 'ics'] }).notNull(),
  fileSha256: text('file_sha256').notNull(),
  columns: text('columns').array().notNull(),
  leftOut: jsonb('left_out').notNull().default({}),
  state: text('state', {
    enum: ['mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed'],
  }).notNull(),
  mapping: jsonb('mapping'),
  counts: jsonb('counts').notNull().default({}),
  tries: integer('tries').notNull().default(0),
  failedDoing: text('failed_doing', { enum: ['checking', 'importing', 'undoing'] }),
  version: integer('version').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

/** The lines of the file. */
export const dataImportRows = pgTable(
  'data_import_rows',
  {
    importId: integer('import_id').notNull(),
    number: integer('number').notNull(),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    outcome: text('outcome', { enum: ['make', 'same', 'refused'] }),
    faults: text('faults').array().notNull().default([]),
    otherLine: integer('other_line'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** What an import has made, and its stamp at that time. */
export const dataImportMade = pgTable('data_import_made', {
  id: bigId(),
  importId: integer('import_id').notNull(),
  contactId: ref('contact_id'),
  patientId: ref('patient_id'),
  appointmentId: ref('appointment_id'),
  closureId: integer('closure_id'),
  stamp: text('stamp').notNull(),
});
