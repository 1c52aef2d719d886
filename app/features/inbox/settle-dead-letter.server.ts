import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { DeadLetters } from '#app/platform/jobs.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type SettledBy = { id: string; by: number; how: 'retry' | 'dismiss' };

/** Retries or dismisses a dead job, with an audit entry. Refused when it is already settled. */
export async function settleDeadLetter(
  { db, deadLetters }: { db: Database; deadLetters: DeadLetters },
  { id, by, how }: SettledBy,
): Promise<Result<'done', 'gone'>> {
  return db.transaction(async (tx) => {
    const settled = await deadLetters[how](tx, id);
    if (!settled) return refuse('gone');
    await audit(tx, {
      actor: `staff:${by}`,
      action: how === 'retry' ? 'job.retried' : 'job.dismissed',
      subjectType: 'job',
      subjectId: id,
      detail: { queue: settled.queue },
    });
    return ok('done');
  });
}

/** How a settled job was settled; null for any other job. */
export async function readSettledJob(db: Queryable, id: string): Promise<SettledBy['how'] | null> {
  const [last] = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'job'), eq(auditLog.subjectId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!last) return null;
  return last.action === 'job.dismissed' ? 'dismiss' : 'retry';
}
