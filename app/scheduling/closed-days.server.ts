import { and, eq, gte, ne } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { holidays } from '#app/db/schema.ts';

/** The holidays on which the clinic is closed, from the day of an instant on. */
export async function readClosedDays(db: Queryable, from: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ on: holidays.heldOn })
    .from(holidays)
    .where(
      and(
        eq(holidays.closes, true),
        ne(holidays.status, 'dismissed'),
        gte(holidays.heldOn, wallClockOf(from).on),
      ),
    );
  return new Set(rows.map(({ on }) => on));
}
