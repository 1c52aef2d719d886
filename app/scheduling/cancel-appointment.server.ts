import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { appointments, occupancy } from '#app/db/schema.ts';
import {
  findAnswer,
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
 * Cancels once even when the form is sent twice. The form identifies the appointment by its protocol,
 * because the session ends with the cancellation.
 */
export function cancelWithIdempotency({
  key,
  protocol,
}: {
  key: string;
  protocol: string;
}): IdempotencyKey {
  return { scope: 'cancel', key, bodySha256: sha256Hex(protocol) };
}

/**
 * Whether this form has already cancelled its appointment. The session ends with the cancellation, so a
 * form sent again has only its key as proof; only the first sender knows the key.
 */
export async function wasCancelled(db: Queryable, once: IdempotencyKey): Promise<boolean> {
  const found = await findAnswer(db, once, z.object({ ok: z.boolean() }));
  return found?.kind === 'answer' && found.answer.ok;
}

/**
 * Cancels a confirmed appointment, frees its time and revokes its link. 'too-late' when fewer than
 * `cancelNoticeHours` are left (the patient has to call) or once attendance is recorded.
 */
export function cancelAppointment(
  { db, clock, jobs, agenda, deposits, waitlist }: BookingServices,
  { appointmentId, actor, seenVersion, reason }: Cancellation,
  once: IdempotencyKey,
): Promise<IdempotentCall<Result<{ appointmentId: number }, CancelRefusal>>> {
  return withIdempotency(db, once, answers, async (tx) => {
    await deposits?.lock(tx, appointmentId);
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
    await releaseAddOn(tx, appointmentId);
    await revokeLink(tx, appointmentId, now);
    await notifyChange(tx, jobs, {
      actor,
      action: 'appointment.cancelled',
      subjectType: 'appointment',
      subjectId: appointmentId,
      detail: { sequence, ...(reason && { reason }) },
    });
    const { startsAt } = appointment;
    await deposits?.cancelled(tx, { appointmentId, startsAt, actor, ...(reason && { reason }) });
    await waitlist?.timeFreed(tx);
    return ok({ appointmentId });
  });
}
