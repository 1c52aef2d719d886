import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments, occupancy } from '#app/db/schema.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { releaseAddOn } from './book-add-on.server.ts';
import {
  hasChangedSince,
  isChangeable,
  lockConfirmedAppointment,
} from './changeable-appointment.server.ts';
import { revokeLink } from './manage-link.server.ts';
import { type BookingServices, type Changer, notifyChange } from './scheduling-services.server.ts';

const CANCEL_REFUSALS = ['not-found', 'too-late', 'changed'] as const;
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(CANCEL_REFUSALS));

type Cancellation = {
  appointmentId: number;
  actor: Changer;
  /** Version shown to the user; 'changed' when the appointment has a later one. */
  seenVersion?: number;
  /** Reason code; kept in the audit log. */
  reason?: string;
};

/**
/**
 * Cancels a confirmed appointment, frees its time and revokes its link. 'too-late' when fewer than
 * `cancelNoticeHours` are left (the patient has to call) or once attendance is recorded.
 */
export function cancelAppointment(
  { db, clock, jobs, agenda }: BookingServices,
  { appointmentId, actor, seenVersion, reason }: Cancellation,
  once: IdempotencyKey,
): Promise<IdempotentCall<Result<{ appointmentId: number }, CancelRefusal>>> {
  return withIdempotency(db, once, answers, async (tx) => {
    const appointment = await lockConfirmedAppointment(tx, appointmentId);
    if (!appointment) return refuse('not-found');
    if (hasChangedSince(appointment, seenVersion)) return refuse('changed');
    const now = clock.now();
    if (!isChangeable(appointment, now, agenda)) return refuse('too-late');
    const sequence = appointment.sequence + 1;
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
