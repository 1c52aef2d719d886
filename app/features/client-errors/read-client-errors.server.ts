import { desc } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { clientErrors } from '#app/db/schema.ts';

const SHOWN = 100;

/** What went wrong in visitors' browsers, a line a kind of error, the last seen first; at most 100. */
export async function readClientErrors(db: Database) {
  const { type, message, times, firstSeenAt, lastSeenAt, release, sample } = clientErrors;
  return db
    .select({ type, message, times, firstSeenAt, lastSeenAt, release, sample })
    .from(clientErrors)
    .orderBy(desc(lastSeenAt))
    .limit(SHOWN);
}
