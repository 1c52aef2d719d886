import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { insuranceApprovals } from '#app/db/insurance-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type Approval, NO_APPROVAL } from './approval.ts';
import { isOpenUnder } from './cards.server.ts';

/** The approval of an appointment. */
export async function readApproval(db: Queryable, appointmentId: number): Promise<Approval> {
  const { state, number, askedOn, validUntil, version } = insuranceApprovals;
  const [row] = await db
    .select({ state, number, askedOn, validUntil, version })
    .from(insuranceApprovals)
    .where(eq(insuranceApprovals.appointmentId, appointmentId));
  return row ?? NO_APPROVAL;
}

export type ApprovalChange = Omit<Approval, 'version'> & {
  appointmentId: number;
  /** As the page showed it. */
  protocol: string;
  /** The version that the form showed; 0 where there was none. */
  seenVersion: number;
  staffId: number;
};

/**
 * Stores what the desk knows of an approval. 'gone' where the appointment is cancelled, 'changed' when somebody else,
 * or the night, was first. Nothing is ever cancelled by it.
 */
export function setApproval(
  { db, clock }: { db: Database; clock: Clock },
  { appointmentId, protocol, seenVersion, staffId, ...approval }: ApprovalChange,
): Promise<Result<'done', 'changed' | 'gone'>> {
  return db.transaction(async (tx) => {
    // For share: two approvals of one appointment meet on their own row, a cancellation is waited for.
    const [appointment] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(isOpenUnder(appointmentId, protocol))
      .for('share');
    if (!appointment) return refuse('gone');
    const [before] = await tx
      .select({ state: insuranceApprovals.state, version: insuranceApprovals.version })
      .from(insuranceApprovals)
      .where(eq(insuranceApprovals.appointmentId, appointmentId))
      .for('update');
    if ((before?.version ?? 0) !== seenVersion) return refuse('changed');
    const changed = { ...approval, changedAt: clock.now(), changedBy: staffId };
    const stored = before
      ? await tx
          .update(insuranceApprovals)
          .set({ ...changed, version: seenVersion + 1 })
          .where(eq(insuranceApprovals.appointmentId, appointmentId))
          .returning()
      : await tx
          .insert(insuranceApprovals)
          .values({ appointmentId, ...changed })
          .onConflictDoNothing()
          .returning();
    if (stored.length === 0) return refuse('changed');
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'appointment.approval',
      subjectType: 'appointment',
      subjectId: appointmentId,
      detail: { from: before?.state ?? null, to: approval.state },
    });
    return ok('done');
  });
}

/**
 * Marks approvals of appointments to come that have run out. Each is noted; nobody is cancelled, and the desk finds
 * them first in its list.
 * @param today the clinic's calendar day
 * @returns how many
 */
export function expireApprovals(
  { db, clock }: { db: Database; clock: Clock },
  today: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: insuranceApprovals.appointmentId })
      .from(insuranceApprovals)
      .innerJoin(appointments, eq(appointments.id, insuranceApprovals.appointmentId))
      .where(
        and(
          eq(insuranceApprovals.state, 'granted'),
          sql`${insuranceApprovals.validUntil} < ${today}::date`,
          eq(appointments.status, 'confirmed'),
          sql`${appointments.startsOn} >= ${today}::date`,
        ),
      )
      .orderBy(insuranceApprovals.appointmentId)
      .for('update', { of: insuranceApprovals, skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(insuranceApprovals)
      .set({
        state: 'expired',
        version: sql`${insuranceApprovals.version} + 1`,
        changedAt: clock.now(),
        changedBy: null,
      })
      .where(inArray(insuranceApprovals.appointmentId, ids));
    for (const id of ids)
      await audit(tx, {
        at: clock.now(),
        actor: 'job',
        action: 'appointment.approval',
        subjectType: 'appointment',
        subjectId: id,
        detail: { from: 'granted', to: 'expired' },
      });
    return ids.length;
  });
}
