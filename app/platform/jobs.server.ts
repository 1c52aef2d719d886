import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from './result.ts';

/**
 * One sender per kind of job. It enqueues the job in the transaction of the change that the job follows
 * from: both commit, or neither. Payloads carry ids, never a name, a phone or a token.
 */
export type Jobs<Payloads> = {
  [Name in keyof Payloads]: (tx: Queryable, data: Payloads[Name]) => Promise<void>;
};

/** A job that failed for good and waits for a person, without its payload. */
export type DeadLetter = {
  id: string;
  /** The queue on which the job failed. */
  queue: string;
  failedAt: Date;
  /** When the job was first enqueued; null for one of an older release. */
  askedAt: Date | null;
  tries: number;
  /**
   * One of our codes, such as 'mail-refused', or the fault's message without personal data; '' when
   * unknown.
   */
  reason: string;
};

/** Operations on jobs that failed for good. */
export type DeadLetters = {
  /** Latest failure first, at most 200. */
  list: () => Promise<DeadLetter[]>;
  /** Enqueues a job again. @returns null when it no longer exists */
  retry: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
  /** Dismisses a job for good. @returns null when it no longer exists */
  dismiss: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
};

type SettledBy = { id: string; by: number; how: 'retry' | 'dismiss' };

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
