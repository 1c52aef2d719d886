import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { AuditEvent, Viewed } from './audit-event.ts';

/**
 * Records what was done. Call it in the transaction of the change.
 * @param event without `at` the database's clock is used
 */
export async function audit(tx: Queryable, event: AuditEvent): Promise<void> {
  const { at, actor, action, subjectType, subjectId, detail } = event;
  await tx
    .insert(auditLog)
    .values({ at, actor, action, subjectType, subjectId: String(subjectId), detail });
}

/** Records that a staff member has seen these subjects, at most once an hour each. */
export async function noteViews(
  { db, clock }: { db: Queryable; clock: Clock },
  by: { id: number },
  seen: readonly Viewed[],
): Promise<void> {
  if (seen.length === 0) return;
  const at = clock.now();
  // `at` may come from a page opened up to an hour ago; the index uses the hour.
  await db
    .insert(auditLog)
    .values(
      seen.map((subjectId) => ({
        at,
        actor: `staff:${by.id}`,
        action: 'viewed',
        subjectType: 'view',
        subjectId,
        detail: sql`'{}'::jsonb`,
      })),
    )
    .onConflictDoNothing();
}
