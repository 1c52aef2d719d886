import { and, asc, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { auditLog, resources } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import type { PatientNames } from './feed-names.ts';

/** Carries a new address to the one page that shows it; strictly needed, so no consent is asked. */
export const FEED_COOKIE: CookieKind = { name: 'calendario', maxAgeSeconds: 5 * 60 };

type Services = { db: Database; clock: Clock };

export type NewFeed = {
  /** Null for the whole clinic. */
  resourceId: number | null;
  patientNames: PatientNames;
};

/**
 * Makes the calendar of a secret address. The same form sent twice makes one.
 * @param token 32 random bytes, made for the form that is sent; only its hash is stored
 */
export async function makeFeed(
  { db, clock }: Services,
  { resourceId, patientNames }: NewFeed,
  { token, staffId }: { token: string; staffId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const createdAt = clock.now();
    const [made] = await tx
      .insert(calendarFeeds)
      .values({
        tokenHash: hashToken(token),
        resourceId,
        patientNames,
        createdAt,
        createdBy: staffId,
      })
      .onConflictDoNothing()
      .returning({ id: calendarFeeds.id });
    if (!made) return;
    await tx.insert(auditLog).values({
      at: createdAt,
      actor: `staff:${staffId}`,
      action: 'calendar-feed.made',
      subjectType: 'calendar_feed',
      subjectId: String(made.id),
      detail: { resourceId, patientNames },
    });
  });
}

/** Every calendar that can be read, in the order in which they were made. */
export function listFeeds(db: Queryable) {
  return db
    .select({
      id: calendarFeeds.id,
      resourceName: resources.name,
      patientNames: calendarFeeds.patientNames,
      createdAt: calendarFeeds.createdAt,
      createdBy: staff.name,
      /** Whoever made it has left: it can no longer be read. */
      isOver: staff.disabledAt,
    })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.createdBy))
    .leftJoin(resources, eq(resources.id, calendarFeeds.resourceId))
    .orderBy(asc(calendarFeeds.id));
}

/** Ends a calendar at once; one that is gone already stays gone. */
export async function revokeFeed(
  { db, clock }: Services,
  { id, staffId }: { id: number; staffId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.id, id))
      .returning({ resourceId: calendarFeeds.resourceId });
    if (!gone) return;
    await tx.insert(auditLog).values({
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'calendar-feed.revoked',
      subjectType: 'calendar_feed',
      subjectId: String(id),
      detail: gone,
    });
  });
}

/**
 * The calendar of a secret address, or null: unknown, revoked, or of somebody who has left.
 * Whoever reads it must still be allowed to: see the role.
 */
export async function findFeed(db: Queryable, token: string) {
  if (!isTokenShaped(token)) return null;
  const [feed] = await db
    .select({
      id: calendarFeeds.id,
      resourceId: calendarFeeds.resourceId,
      resourceName: resources.name,
      patientNames: calendarFeeds.patientNames,
      role: staff.role,
    })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.createdBy))
    .leftJoin(resources, eq(resources.id, calendarFeeds.resourceId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(staff.disabledAt)));
  return feed ?? null;
}
