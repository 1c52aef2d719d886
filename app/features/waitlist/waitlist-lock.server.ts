import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';

// The locks of the waiting list come before those of the agenda; see docs/architecture.md.

const LIST_LOCK = 720_714_032;

/** One at a time makes offers or comes to the list, so that the order of the list is the order of the offers. */
export async function lockList(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIST_LOCK})`);
}

/** Locks an entry, and with it its offers, until the transaction ends; null when it is gone. */
export async function lockEntry(tx: Queryable, id: number) {
  const [entry] = await tx
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
    .for('update');
  return entry ?? null;
}
