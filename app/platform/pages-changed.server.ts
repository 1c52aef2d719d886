import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';

/** The PostgreSQL channel that notifies the instances. */
export const PAGES_CHANNEL = 'pages';

/** Notifies every instance that pages have changed; inside a transaction, when it commits. */
export async function announcePagesChanged(db: Pick<Queryable, 'execute'>): Promise<void> {
  await db.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`);
}
