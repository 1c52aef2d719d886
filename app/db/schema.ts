import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';
import { attendanceColumns, bigId, bytea, id, instant, ref, tstzrange } from './columns.ts';

// Mirrors db/migrations, the only place that changes the database. Constraints and indexes live there.
export const resources = pgTable('resources', {
  id: id(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['practitioner', 'room', 'equipment'] }).notNull(),
  role: text('role'),
  isActive: boolean('is_active').notNull().default(true),
  position: integer('position').notNull().default(0),
  /** Of a room or device: its house, null for the main one. */
  branch: text('branch'),
  /** The first and the last day on which somebody works here. A trigger counts their changes (`presence_changes`). */
  fromOn: date('from_on'),
  untilOn: date('until_on'),
});

export const services = pgTable('services', {
  id: id(),
  slug: text('slug').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull().default(0),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull().default(0),
  isBookableOnline: boolean('is_bookable_online').notNull().default(true),
  position: integer('position').notNull().default(0),
  /** With this it is done for each eye, and durationMinutes is that of both. */
  oneEyeMinutes: integer('one_eye_minutes'),
  dilates: boolean('dilates').notNull().default(false),
  orderRank: smallint('order_rank').notNull().default(0),
  standsAlone: boolean('stands_alone').notNull().default(false),
});

export const serviceResources = pgTable(
  'service_resources',
  { serviceId: integer('service_id').notNull(), resourceId: integer('resource_id').notNull() },
  (table) => [primaryKey({ columns: [table.serviceId, table.resourceId] })],
);

export const weeklyHours = pgTable('weekly_hours', {
  id: id(),
  resourceId: integer('resource_id').notNull(),
  weekday: smallint('weekday').notNull(),
  kind: text('kind', { enum: ['open', 'break', 'limit'] }).notNull(),
  startsTime: time('starts_time').notNull(),
  endsTime: time('ends_time').notNull(),
  validFrom: date('valid_from').notNull().default('2000-01-01'),
  validUntil: date('valid_until'),
  /** In which house; null is the main one. */
  branch: text('branch'),
  /** Of a limit; its services are in `hours_services`. */
  limitOf: text('limit_of', { enum: ['hours', 'services', 'both'] }),
});

export const closures = pgTable('closures', {
  id: id(),
  resourceId: integer('resource_id'),
  during: tstzrange('during').notNull(),
  reason: text('reason').notNull(),
  /** The house that is closed, null for all of them; `MAIN_HOUSE` is the main one. */
  house: text('house'),
  series: uuid('series'),
});

export const holidays = pgTable('holidays', {
  heldOn: date('held_on').notNull(),
  name: text('name').notNull(),
  scope: text('scope', { enum: ['national', 'state', 'municipal'] }).notNull(),
  closes: boolean('closes').notNull().default(true),
  status: text('status', { enum: ['suggested', 'confirmed', 'dismissed'] })
    .notNull()
    .default('suggested'),
});

export const holds = pgTable('holds', {
  id: bigId(),
  tokenHash: bytea('token_hash').notNull(),
  serviceId: integer('service_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  expiresAt: instant('expires_at').notNull(),
  takenAt: instant('taken_at').notNull().default(sql`now()`),
  isProven: boolean('is_proven').notNull().default(true),
  /** Whose place of the day it takes; null while nobody has said who pays. */
  payer: text('payer'),
  payerOn: date('payer_on'),
  /** Of the waiting list: kept for one person, and no part of what visitors may hold. */
  isOffer: boolean('is_offer').notNull().default(false),
  /** In which house; null is the main one. */
  branch: text('branch'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

export const contacts = pgTable('contacts', {
  id: bigId(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

export const patients = pgTable('patients', {
  id: bigId(),
  contactId: ref('contact_id').notNull(),
  name: text('name').notNull(),
  bornOn: date('born_on'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

export const appointments = pgTable('appointments', {
  id: bigId(),
  protocol: text('protocol').notNull(),
  serviceId: integer('service_id').notNull(),
  practitionerId: integer('practitioner_id').notNull(),
  patientId: ref('patient_id').notNull(),
  contactId: ref('contact_id').notNull(),
  guardianName: text('guardian_name'),
  guardianRelation: text('guardian_relation'),
  payer: text('payer').notNull(),
  /** In which house, as booked; null is the main one. */
  branch: text('branch'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** As booked; the service's own may have changed since. */
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  startsOn: date('starts_on').notNull(),
  startsTime: time('starts_time').notNull(),
  status: text('status', { enum: ['confirmed', 'cancelled'] })
    .notNull()
    .default('confirmed'),
  sequence: integer('sequence').notNull().default(0),
  linkVersion: integer('link_version').notNull().default(1),
  channel: text('channel', { enum: ['web', 'api', 'desk', 'phone', 'import'] }).notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] })
    .notNull()
    .default('pt-BR'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
  ...attendanceColumns(),
  keptSequence: integer('kept_sequence'),
  keptReasons: text('kept_reasons').array(),
  /** Incremented by the database on every change. */
  version: integer('version').notNull().default(0),
});

/** Add-on appointments (encaixes), limited per practitioner and day. */
export const addOnAppointments = pgTable('extra_visits', {
  appointmentId: ref('appointment_id').primaryKey(),
  practitionerId: integer('practitioner_id').notNull(),
  heldOn: date('held_on').notNull(),
  number: smallint('number'),
  reason: text('reason').notNull(),
});

export const occupancy = pgTable('occupancy', {
  id: bigId(),
  resourceId: integer('resource_id').notNull(),
  during: tstzrange('during').notNull(),
  appointmentId: ref('appointment_id'),
  holdId: ref('hold_id'),
  reason: text('reason'),
  /** Position of the step that takes the time; null where there are no steps. */
  step: smallint('step'),
});

export const manageLinks = pgTable('manage_links', {
  appointmentId: ref('appointment_id').primaryKey(),
  /** The random part of the link. `tokenHash` is of one mailed before there were keys, else null. */
  linkKey: uuid('link_key').notNull().default(sql`gen_random_uuid()`),
  tokenHash: bytea('token_hash'),
  expiresAt: instant('expires_at').notNull(),
});

export const consents = pgTable('consents', {
  id: bigId(),
  contactId: ref('contact_id'),
  contactMessageId: ref('contact_message_id'),
  screeningId: ref('screening_id'),
  leadId: ref('lead_id'),
  waitlistEntryId: ref('waitlist_entry_id'),
  appointmentId: ref('appointment_id'),
  purpose: text('purpose').notNull(),
  textId: text('text_id').notNull(),
  textSha256: text('text_sha256').notNull(),
  locale: text('locale').notNull(),
  source: text('source').notNull(),
  grantedAt: instant('granted_at').notNull().default(sql`now()`),
  revokedAt: instant('revoked_at'),
});

export const contactMessages = pgTable('contact_messages', {
  id: bigId(),
  name: text('name').notNull(),
  phoneE164: text('phone_e164').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

export const auditLog = pgTable('audit_log', {
  id: bigId(),
  at: instant('at').notNull().default(sql`now()`),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  detail: jsonb('detail').notNull().default({}),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodySha256: text('body_sha256').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

export const bookingDrafts = pgTable('booking_drafts', {
  tokenHash: bytea('token_hash').primaryKey(),
  data: jsonb('data').notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});

export const agendaSeeds = pgTable('agenda_seeds', {
  sha256: text('sha256').primaryKey(),
  at: instant('at').notNull().default(sql`now()`),
});

/** The column `terms` is generated by the database and only searched there. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    locale: text('locale', { enum: ['pt-BR', 'en-US'] }).notNull(),
    kind: text('kind', { enum: ['service', 'post', 'episode', 'question', 'page'] }).notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    keywords: text('keywords').notNull(),
    body: text('body').notNull(),
    plain: text('plain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.path] })],
);

export const searchFillings = pgTable('search_fillings', {
  sha256: text('sha256').primaryKey(),
  at: instant('at').notNull().default(sql`now()`),
});

/** First-party analytics: how often each event happened per day, never who did it. */
export const eventCounts = pgTable(
  'event_counts',
  {
    countedOn: date('counted_on').notNull(),
    event: text('event').notNull(),
    path: text('path').notNull(),
    detail: text('detail').notNull().default(''),
    rating: text('rating').notNull().default(''),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.countedOn, table.event, table.path, table.detail, table.rating],
    }),
  ],
);

/** Errors in visitors' browsers, one row per distinct error. */
export const clientErrors = pgTable('client_errors', {
  sha256: text('sha256').primaryKey(),
  type: text('type').notNull(),
  message: text('message').notNull(),
  times: bigint('times', { mode: 'number' }).notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  release: text('release').notNull(),
  sample: jsonb('sample').notNull(),
});
