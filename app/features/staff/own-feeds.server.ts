import { eq } from 'drizzle-orm';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';

/** How many calendar addresses a person has made that are in use. */
export function countFeedsOf(db: Database, staffId: number): Promise<number> {
  return db.$count(calendarFeeds, eq(calendarFeeds.createdBy, staffId));
}

/** Ends the calendar addresses that a person has made: like a session, each opens the agenda by itself. */
export async function endFeedsOf(
  { db, clock }: { db: Queryable; clock: Clock },
  { staffId, by }: { staffId: number; by: number },
): Promise<void> {
  const ended = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.createdBy, staffId))
    .returning({ id: calendarFeeds.id, resourceId: calendarFeeds.resourceId });
  for (const { id, resourceId } of ended)
    await audit(db, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'calendar-feed.revoked',
      subjectType: 'calendar_feed',
      subjectId: id,
      detail: { resourceId },
    });
}
