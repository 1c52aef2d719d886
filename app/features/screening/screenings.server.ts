import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type OpenedAnswers, openAnswers } from './sealed-answers.server.ts';

const MOST_LISTED = 200;

/** Who sent answers and when: the newest 200, newest first. The answers stay sealed. */
export function listScreenings(db: Queryable) {
  const openings = sql<number>`(select count(*)::int from ${auditLog} seen
    where seen.subject_type = 'screening' and seen.subject_id = screenings.id::text
      and seen.action = 'screening.opened')`;
  return db
    .select({
      reference: screenings.reference,
      name: screenings.name,
      phoneE164: screenings.phoneE164,
      createdAt: screenings.createdAt,
      openings,
    })
    .from(screenings)
    .orderBy(desc(screenings.createdAt), desc(screenings.id))
    .limit(MOST_LISTED);
}

/** How many answers have come. */
export async function countScreenings(db: Queryable): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(screenings);
  return row?.sent ?? 0;
}

export type OpenedScreening = {
  name: string;
  phoneE164: string;
  email: string | null;
  locale: Locale;
  createdAt: Date;
  /** Null when they cannot be unsealed: the process has another secret than when they were sent. */
  answers: OpenedAnswers | null;
};

/**
 * Opens the answers for a clinician. The audit row is written first, and each opening has its own.
 * @returns null when there are none
 */
export async function openScreening(
  { db, clock, secret }: { db: Database; clock: Clock; secret: string },
  { reference, by }: { reference: string; by: { id: number } },
): Promise<OpenedScreening | null> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(screenings)
      .where(eq(screenings.reference, reference))
      .for('key share');
    if (!stored) return null;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'screening.opened',
      subjectType: 'screening',
      subjectId: stored.id,
    });
    const { name, phoneE164, email, locale, createdAt, sealed } = stored;
    const answers = openAnswers(secret, reference, sealed);
    return { name, phoneE164, email, locale, createdAt, answers };
  });
}
