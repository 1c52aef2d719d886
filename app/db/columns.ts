import { bigint, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

// Column types used by several tables, and columns that belong together.

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** PostgreSQL text form of a half-open range of instants, '["2026-11-23 12:00:00+00","…")'. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const bigId = () =>
  bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const ref = (name: string) => bigint(name, { mode: 'number' });
/** The database keeps the arrival, and forgets the call with it: `keep_arrival`. */
export const attendanceColumns = () => ({
  attendance: text('attendance', { enum: ['arrived', 'done', 'no-show'] }),
  attendanceAt: instant('attendance_at'),
  arrivedAt: instant('arrived_at'),
  calledAt: instant('called_at'),
});
