import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { appointments, auditLog } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditAction, StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AttendanceStep, nextAttendance, type Presence, presenceOf } from './attendance.ts';

export type AttendanceRefusal = 'gone' | 'changed' | 'not-now';

type Change = {
  protocol: string;
  /** The version that the form was based on. */
  seenVersion: number;
  step: AttendanceStep;
  actor: StaffActor;
};

/**
 * Records that a patient arrived, was called, was seen or did not come, or undoes that. Refuses with
 * 'changed', and overwrites nothing, when somebody else changed the appointment first. The same step
 * sent twice by one person counts once.
 */
export function changeAttendance(
  { db, clock }: { db: Database; clock: Clock },
  { protocol, seenVersion, step, actor }: Change,
): Promise<Result<'done', AttendanceRefusal>> {
  return db.transaction(async (tx) => {
    const [appointment] = await tx
      .select()
      .from(appointments)
      .where(eq(appointments.protocol, protocol))
      .for('update');
    if (!appointment) return refuse('gone');
    const action = `appointment.${step}` as const;
    if (appointment.version !== seenVersion) {
      const isAgain =
        appointment.version === seenVersion + 1 &&
        (await isLast(tx, appointment.id, action, actor));
      return isAgain ? ok('done') : refuse('changed');
    }
    const now = clock.now();
    const next = nextAttendance(step, appointment, now);
    if (next === undefined) return refuse('not-now');
    await tx
      .update(appointments)
      .set(columnsOf(next, appointment, now))
      .where(eq(appointments.id, appointment.id));
    await audit(tx, {
      at: now,
      actor,
      action,
      subjectType: 'appointment',
      subjectId: appointment.id,
      detail: { from: presenceOf(appointment), to: next },
    });
    return ok('done');
  });
}

type Stored = Pick<typeof appointments.$inferSelect, 'attendance' | 'arrivedAt' | 'calledAt'>;

/** How a presence is stored; whose 'done' is undone has arrived when they arrived. */
function columnsOf(next: Presence | null, { attendance, arrivedAt, calledAt }: Stored, now: Date) {
  if (next === 'in-service' && attendance === 'arrived') return { calledAt: now };
  if (next === 'arrived' && attendance === 'arrived') return { calledAt: null };
  if (next === 'in-service' || (next === 'arrived' && attendance === 'done'))
    return { attendance: 'arrived', attendanceAt: arrivedAt ?? now, calledAt } as const;
  return { attendance: next, attendanceAt: next === null ? null : now };
}

/** Whether the latest change of an appointment is this step by this person. */
async function isLast(
  tx: Transaction,
  id: number,
  action: AuditAction<'appointment'>,
  actor: StaffActor,
): Promise<boolean> {
  const [last] = await tx
    .select({ action: auditLog.action, actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'appointment'), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === action && last.actor === actor;
}
