import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bigId, bytea, instant, ref } from './columns.ts';

// The waiting list; mirrors db/migrations like schema.ts.

export const waitlistEntries = pgTable('waitlist_entries', {
  id: bigId(),
  kind: text('kind', { enum: ['earlier', 'open', 'launch'] }).notNull(),
  appointmentId: ref('appointment_id'),
  linkKey: uuid('link_key').notNull().default(sql`gen_random_uuid()`),
  /** Of an appointment's entry null, as phone, address and language are. */
  name: text('name'),
  phoneE164: text('phone_e164'),
  email: text('email'),
  locale: text('locale', { enum: ['pt-BR', 'en-US'] }),
  practitionerId: integer('practitioner_id'),
  weekdays: smallint('weekdays').array().notNull().default([0, 1, 2, 3, 4, 5, 6]),
  period: text('period', { enum: ['any', 'morning', 'afternoon'] })
    .notNull()
    .default('any'),
  firstOn: date('first_on'),
  notice: text('notice', { enum: ['two-hours', 'same-day', 'day', 'two-days'] })
    .notNull()
    .default('day'),
  source: text('source', { enum: ['web', 'staff'] }).notNull(),
  wishedAt: instant('wished_at').notNull(),
  pausedAt: instant('paused_at'),
  endedAt: instant('ended_at'),
  /** In which house, null for any; `MAIN_HOUSE` is the main one. */
  house: text('house'),
  endedAs: text('ended_as', { enum: ['left', 'booked', 'staff', 'over', 'told'] }),
});

export const waitlistServices = pgTable(
  'waitlist_services',
  { entryId: ref('entry_id').notNull(), serviceId: integer('service_id').notNull() },
  (table) => [primaryKey({ columns: [table.entryId, table.serviceId] })],
);

export const waitlistWatched = pgTable('waitlist_watched', {
  serviceId: integer('service_id').primaryKey(),
});

export const waitlistTimes = pgTable(
  'waitlist_times',
  {
    serviceId: integer('service_id').notNull(),
    practitionerId: integer('practitioner_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    openedAfter: ref('opened_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.practitionerId, table.startsAt] })],
);

export const waitlistOffers = pgTable('waitlist_offers', {
  id: bigId(),
  entryId: ref('entry_id').notNull(),
  serviceId: integer('service_id').notNull(),
  practitionerId: integer('practitioner_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  key: uuid('key').notNull().default(sql`gen_random_uuid()`),
  holdHash: bytea('hold_hash'),
  /** In which house; null is the main one. */
  branch: text('branch'),
  offeredAt: instant('offered_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state', {
    enum: ['live', 'accepted', 'declined', 'lapsed', 'untold', 'withdrawn'],
  })
    .notNull()
    .default('live'),
  toldAt: instant('told_at'),
  endedAt: instant('ended_at'),
  appointmentId: ref('appointment_id'),
});

export const waitlistSettings = pgTable('waitlist_settings', {
  /** One row: always true. */
  id: boolean('id').primaryKey().default(true),
  isOn: boolean('is_on').notNull(),
  offerMinutes: integer('offer_minutes').notNull(),
  quietFrom: integer('quiet_from').notNull(),
  quietUntil: integer('quiet_until').notNull(),
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').notNull(),
});
