import { and, asc, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { countHit, countNetworkHit, type LimitServices } from '#app/platform/rate-limit.server.ts';
import { hashToken, isTokenShaped } from '#app/platform/token.server.ts';
import type { PatientNames } from './feed-names.ts';

/** Carries a new address to the page that shows it once. Strictly necessary, so it needs no consent. */
export const FEED_COOKIE: CookieKind = { name: 'calendario', maxAgeSeconds: 5 * 60 };

type Services = { db: Database; clock: Clock };

export type NewFeed = {
  /** Null for the whole clinic. */
  resourceId: number | null;
  patientNames: PatientNames;
};

/**
 * Creates a feed with a secret address, once even when the form is sent twice.
 * @param token 32 random bytes, generated with the form; only its hash is stored
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
    await audit(tx, {
      at: createdAt,
      actor: `staff:${staffId}`,
      action: 'calendar-feed.made',
      subjectType: 'calendar_feed',
      subjectId: made.id,
      detail: { resourceId, patientNames },
    });
  });
}

/** All feeds that have not been revoked, oldest first. */
export function listFeeds(db: Queryable) {
  return db
    .select({
      id: calendarFeeds.id,
      resourceName: resources.name,
      resourceKind: resources.kind,
      patientNames: calendarFeeds.patientNames,
      createdAt: calendarFeeds.createdAt,
      createdBy: staff.name,
      role: staff.role,
      practitionerId: staff.practitionerId,
    })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.createdBy))
    .leftJoin(resources, eq(resources.id, calendarFeeds.resourceId))
    .orderBy(asc(calendarFeeds.id));
}

/** Revokes a feed at once; does nothing when it is already revoked. */
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
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'calendar-feed.revoked',
      subjectType: 'calendar_feed',
      subjectId: id,
      detail: gone,
    });
  });
}

/**
 * The feed of a secret address; null when it is unknown, revoked, or its creator's account is disabled.
 * The caller must check that its creator may still read the agenda, and whose.
 */
export async function findFeed(db: Queryable, token: string) {
  if (!isTokenShaped(token)) return null;
  const [feed] = await db
    .select({
      id: calendarFeeds.id,
      resourceId: calendarFeeds.resourceId,
      resourceName: resources.name,
      resourceKind: resources.kind,
      patientNames: calendarFeeds.patientNames,
      role: staff.role,
      practitionerId: staff.practitionerId,
      createdBy: calendarFeeds.createdBy,
    })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.createdBy))
    .leftJoin(resources, eq(resources.id, calendarFeeds.resourceId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(staff.disabledAt)));
  return feed ?? null;
}

// Calendars poll every few minutes at most. Valid addresses are limited per feed, not per network,
// because large calendar services poll for many clinics from one network.
const READINGS = { hits: 60, windowSeconds: 3_600 };
const GUESSES = { hits: 30, windowSeconds: 15 * 60 };

/** Counts a read of a feed. @returns 0 when allowed, else whole seconds to wait */
export function secondsToRead(services: LimitServices, feedId: number): Promise<number> {
  return countHit(services, 'calendar-feed', String(feedId), READINGS);
}

/** Counts a request for an unknown address. @returns 0 when allowed, else whole seconds to wait */
export function secondsToGuess(services: LimitServices, address: string): Promise<number> {
  return countNetworkHit(services, 'calendar-guess', address, GUESSES);
}
