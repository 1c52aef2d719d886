import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';

/** The PostgreSQL channel that notifies the instances. */
export const PAGES_CHANNEL = 'pages';

let announced = 0;

/** How often this process has announced a change, so that who has just written can tell whether pages show it. */
export const changesAnnounced = () => announced;

/** Notifies every instance that pages have changed; inside a transaction, when it commits. */
export async function announcePagesChanged(db: Pick<Queryable, 'execute'>): Promise<void> {
  announced += 1;
  await db.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`);
}
