import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';

/** What is kept only for a while, by table and in this order: the condition that marks a row as over. */
const RETENTION = {
  // Unfinished bookings hold names and phones: a day, then gone.
  booking_drafts: "updated_at < $now - interval '24 hours'",
  holds: 'expires_at < $now',
  manage_links: 'expires_at < $now',
  used_challenges: 'expires_at < $now',
  rate_limits: "window_starts_at < $now - interval '2 days'",
  // Five years, unless the visit has passed into the medical record, which is kept elsewhere.
  consents: "granted_at < $now - interval '5 years'",
  appointments: "ends_at < $now - interval '5 years'",
  patients: 'not exists (select from appointments where patient_id = patients.id)',
  contacts: 'not exists (select from appointments where contact_id = contacts.id)',
  // Longer than any client goes on repeating a request.
  idempotency_keys: "created_at < $now - interval '7 days'",
} as const;

/**
 * Deletes what is over. Nothing depends on it for being right: expired rows already count for nothing.
 * @returns rows deleted, by table
 */
export async function purgeExpired({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<Record<string, number>> {
  const now = `'${clock.now().toISOString()}'::timestamptz`;
  const deleted: Record<string, number> = {};
  for (const [table, condition] of Object.entries(RETENTION)) {
    const isOver = condition.replace('$now', now);
    const { rowCount } = await db.execute(sql.raw(`delete from ${table} where ${isOver}`));
    deleted[table] = rowCount ?? 0;
  }
  return deleted;
}
