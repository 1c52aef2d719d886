import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments, occupancy } from '#app/db/schema.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { giveBackExtra } from './add-on-quota.server.ts';
import { revokeLink } from './manage-link.server.ts';
import {
  hasChangedSince,
  isChangeable,
  lockConfirmedAppointment,
} from './read-appointment.server.ts';
import { type BookingServices, type Changer, notifyChange } from './scheduling-services.server.ts';

const CANCEL_REFUSALS = ['not-found', 'too-late', 'changed'] as const;
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

const answers = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ appointmentId: z.number() }) }),
  z.object({ ok: z.literal(false), refusal: z.enum(CANCEL_REFUSALS) }),
]);

type Cancellation = {
  appointmentId: number;
  actor: Changer;
  /** The version that was looked at; 'changed' when the visit has a later one. */
  seenVersion?: number;
  /** Why, as a word of ours; it stays in the log. */
  reason?: string;
};

/**
 * Cancels a confirmed visit, frees its time and revokes its link. 'too-late' when less than
 * `cancelNoticeHours` are left: then the patient calls; or once somebody has come or has not.
 */
export function cancelAppointment(
  { db, clock, jobs, agenda }: BookingServices,
  { appointmentId, actor, seenVersion, reason }: Cancellation,
  once: IdempotencyKey,
): Promise<IdempotentCall<Result<{ appointmentId: number }, CancelRefusal>>> {
  return withIdempotency(db, once, answers, async (tx) => {
    const visit = await lockConfirmedAppointment(tx, appointmentId);
    if (!visit) return refuse('not-found');
    if (hasChangedSince(visit, seenVersion)) return refuse('changed');
    const now = clock.now();
    if (!isChangeable(visit, now, agenda)) return refuse('too-late');
    const sequence = visit.sequence + 1;
    await tx
      .update(appointments)
      .set({ status: 'cancelled', changedAt: now, sequence })
      .where(eq(appointments.id, appointmentId));
    await tx.delete(occupancy).where(eq(occupancy.appointmentId, appointmentId));
    await giveBackExtra(tx, appointmentId);
    await revokeLink(tx, appointmentId);
    const cancelled = { appointmentId, kind: 'cancelled', sequence, actor } as const;
    await notifyChange(tx, jobs, { ...cancelled, ...(reason && { detail: { reason } }) });
    return ok({ appointmentId });
  });
}
