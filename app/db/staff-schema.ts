import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigId, bytea, id, instant } from './columns.ts';

// Staff and their sessions; mirrors db/migrations like schema.ts.

/** One of the four roles, or 'own:12': the number of a row of staff_roles. */
type StoredRole = 'administrator' | 'editor' | 'reception' | 'practitioner' | `own:${number}`;

const staffRole = (name: string) => text(name).$type<StoredRole>();

export const staff = pgTable('staff', {
  id: id(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  role: staffRole('role').notNull(),
  passwordHash: text('password_hash').notNull(),
  totpSalt: text('totp_salt'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  recoverySalt: text('recovery_salt'),
  /** Seals the cookies of known devices, together with the secret. */
  deviceKey: uuid('device_key').notNull().default(sql`gen_random_uuid()`),
  recoveryKept: boolean('recovery_kept').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  lastSignedInAt: instant('last_signed_in_at'),
  disabledAt: instant('disabled_at'),
  /** Follows from `role`, by the database. */
  ownRoleId: integer('own_role_id').generatedAlwaysAs(sql`substr(role, 5)::integer`),
  practitionerId: integer('practitioner_id'),
  ownAgendaOnly: boolean('own_agenda_only').notNull().default(false),
});

/** Roles that the clinic has made of permissions. */
export const staffRoles = pgTable('staff_roles', {
  id: id(),
  name: text('name').notNull(),
  permissions: text('permissions').array().notNull(),
  ownAgendaOnly: boolean('own_agenda_only').notNull().default(false),
  formKey: text('form_key').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
  archivedAt: instant('archived_at'),
});

/** Who signed in and who tried, like ones of an hour in one row. */
export const staffSignIns = pgTable('staff_sign_ins', {
  id: bigId(),
  staffId: integer('staff_id'),
  outcome: text('outcome', { enum: ['in', 'wrong', 'wrong-code', 'closed'] }).notNull(),
  device: text('device').notNull(),
  network: text('network').notNull(),
  hour: instant('hour').notNull(),
  at: instant('at').notNull(),
  times: integer('times').notNull().default(1),
});

export const staffSessions = pgTable('staff_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
  awaitsSecondFactor: boolean('awaits_second_factor').notNull(),
  startedAt: instant('started_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  confirmedAt: instant('confirmed_at'),
});

/** Rules of the clinic for its own staff; without a row the rule is off. */
export const staffRules = pgTable('staff_rules', {
  rule: text('rule', { enum: ['second-factor-for-all'] }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});

export const staffRecoveryCodes = pgTable('staff_recovery_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
});

export const staffLinks = pgTable('staff_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  kind: text('kind', { enum: ['setup', 'invitation', 'new-access'] }).notNull(),
  label: text('label').notNull(),
  role: staffRole('role').notNull(),
  staffId: integer('staff_id'),
  createdBy: integer('created_by'),
  practitionerId: integer('practitioner_id'),
  /** The practitioner had an account already when the invitation was made. */
  practitionerIsShared: boolean('practitioner_is_shared').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const staffAttempts = pgTable('staff_attempts', {
  bucket: text('bucket').primaryKey(),
  failures: integer('failures').notNull(),
  since: instant('since').notNull(),
  closures: integer('closures').notNull(),
  closedUntil: instant('closed_until'),
});
