import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { appointments, auditLog } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AttendanceStep, nextAttendance } from './attendance.ts';

export type AttendanceRefusal = 'gone' | 'changed' | 'not-now';

type Change = {
  protocol: string;
  /** The version that was looked at. */
  seenVersion: number;
  step: AttendanceStep;
  actor: `staff:${number}`;
};

/**
 * Writes down that a patient came, was seen or did not come, or takes it back. 'changed' when
 * somebody else was quicker: nothing is overwritten. The same word said twice by one person counts once.
 */
export function changeAttendance(
  { db, clock }: { db: Database; clock: Clock },
  { protocol, seenVersion, step, actor }: Change,
): Promise<Result<'done', AttendanceRefusal>> {
  return db.transaction(async (tx) => {
    const [visit] = await tx
      .select()
      .from(appointments)
      .where(eq(appointments.protocol, protocol))
      .for('update');
    if (!visit) return refuse('gone');
    const action = `appointment.${step}`;
    if (visit.version !== seenVersion) {
      const isAgain =
        visit.version === seenVersion + 1 && (await isLast(tx, visit.id, action, actor));
      return isAgain ? ok('done') : refuse('changed');
    }
    const now = clock.now();
    const attendance = nextAttendance(step, visit, now);
    if (attendance === undefined) return refuse('not-now');
    await tx
      .update(appointments)
      .set({ attendance, attendanceAt: attendance === null ? null : now })
      .where(eq(appointments.id, visit.id));
    await tx.insert(auditLog).values({
      at: now,
      actor,
      action,
      subjectType: 'appointment',
      subjectId: String(visit.id),
      detail: { from: visit.attendance, to: attendance },
    });
    return ok('done');
  });
}

/** Whether the last thing that happened to a visit was this, by this person. */
async function isLast(
  tx: Transaction,
  id: number,
  action: string,
  actor: string,
): Promise<boolean> {
  const [last] = await tx
    .select({ action: auditLog.action, actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'appointment'), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === action && last.actor === actor;
}
