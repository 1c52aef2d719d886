import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

// Texts read from another content system; mirrors db/migrations like schema.ts.

/** The state of the reading; one row at most. */
export const foreignSource = pgTable('foreign_source', {
  id: boolean('id').primaryKey().default(true),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  address: text('address'),
  siteName: text('site_name'),
  goodAt: instant('good_at'),
  fullAt: instant('full_at'),
  changedSince: instant('changed_since'),
  triedAddress: text('tried_address'),
  failingSince: instant('failing_since'),
  failure: text('failure'),
  failureStatus: integer('failure_status'),
  acceptsEmpty: boolean('accepts_empty').notNull().default(false),
  passedOver: text('passed_over').array().notNull().default([]),
  leasedBy: uuid('leased_by'),
  leasedUntil: instant('leased_until'),
});

export const foreignEntries = pgTable('foreign_entries', {
  id: id(),
  address: text('address').notNull(),
  kind: text('kind', { enum: ['post', 'page'] }).notNull(),
  sourceId: bigint('source_id', { mode: 'number' }).notNull(),
  slug: text('slug').notNull(),
  entry: jsonb('entry').notNull(),
  hash: text('hash').notNull(),
  findings: jsonb('findings').notNull().default([]),
  modifiedAt: instant('modified_at').notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  goneAt: instant('gone_at'),
});

export const foreignCategories = pgTable(
  'foreign_categories',
  {
    address: text('address').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    posts: integer('posts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.slug] })],
);

export const foreignPictures = pgTable('foreign_pictures', {
  id: id(),
  src: text('src').notNull(),
  name: text('name'),
  tries: integer('tries').notNull().default(0),
  failure: text('failure'),
  dueAt: instant('due_at').notNull(),
  fetchedAt: instant('fetched_at'),
});

export const foreignPictureFiles = pgTable(
  'foreign_picture_files',
  {
    pictureId: integer('picture_id').notNull(),
    width: integer('width').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.width] })],
);

export const foreignRuns = pgTable('foreign_runs', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  address: text('address').notNull(),
  reason: text('reason', { enum: ['clock', 'staff', 'notice'] }).notNull(),
  isFull: boolean('is_full').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  outcome: text('outcome'),
  status: integer('status'),
  seen: integer('seen').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  gone: integer('gone').notNull().default(0),
  pictures: integer('pictures').notNull().default(0),
});
