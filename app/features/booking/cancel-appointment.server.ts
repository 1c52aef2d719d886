import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments, occupancy } from '#app/db/schema.ts';
import { doOnce, type Once, type OnceKey } from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type BookingServices, tellOfChange } from './booking-services.server.ts';
import { revokeLink } from './manage-link.server.ts';
import { isChangeable, lockConfirmedVisit } from './visit.server.ts';

const CANCEL_REFUSALS = ['not-found', 'too-late'] as const;
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

const answers = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ appointmentId: z.number() }) }),
  z.object({ ok: z.literal(false), refusal: z.enum(CANCEL_REFUSALS) }),
]);

/**
 * Cancels a confirmed visit, frees its time and revokes its link. 'too-late' when less than
 * `cancelNoticeHours` are left: then the patient calls.
 */
export function cancelAppointment(
  { db, clock, jobs, agenda }: BookingServices,
  { appointmentId, actor }: { appointmentId: number; actor: 'patient' },
  once: OnceKey,
): Promise<Once<Result<{ appointmentId: number }, CancelRefusal>>> {
  return doOnce(db, once, answers, async (tx) => {
    const visit = await lockConfirmedVisit(tx, appointmentId);
    if (!visit) return refuse('not-found');
    const now = clock.now();
    if (!isChangeable(visit.startsAt, now, agenda)) return refuse('too-late');
    const sequence = visit.sequence + 1;
    await tx
      .update(appointments)
      .set({ status: 'cancelled', changedAt: now, sequence })
      .where(eq(appointments.id, appointmentId));
    await tx.delete(occupancy).where(eq(occupancy.appointmentId, appointmentId));
    await revokeLink(tx, appointmentId);
    await tellOfChange(tx, jobs, { appointmentId, kind: 'cancelled', sequence, actor });
    return ok({ appointmentId });
  });
}
