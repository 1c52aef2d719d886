import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments } from '#app/db/schema.ts';
import {
  findAnswer,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { hasChangedSince } from '#app/scheduling/changeable-appointment.server.ts';
import { buffersOf, claimSlot, refusingOverlap } from '#app/scheduling/claim-slot.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { isPlain } from '#app/scheduling/exams/wanted-exams.ts';
import { freeSlot, occupySlot } from '#app/scheduling/exams/write-steps.server.ts';
import { allowLink } from '#app/scheduling/manage-link.server.ts';
import {
  type BookingServices,
  type Changer,
  notifyChange,
} from '#app/scheduling/scheduling-services.server.ts';
import { lastChange } from './last-change.server.ts';

/** 'changed' where something has followed, 'too-late' after ten minutes, 'slot-taken' where the time is gone. */
const RESTORE_REFUSALS = ['changed', 'too-late', 'slot-taken'] as const;
export type RestoreRefusal = (typeof RESTORE_REFUSALS)[number];

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(RESTORE_REFUSALS));
type Restored = Result<{ appointmentId: number }, RestoreRefusal>;

export function restoreWithIdempotency({
  key,
  protocol,
}: {
  key: string;
  protocol: string;
}): IdempotencyKey {
  return { scope: 'restore', key, bodySha256: sha256Hex(protocol) };
}

/**
 * Takes a cancellation by staff back: the appointment has its time again, with who served it, under its protocol and
 * link, and its people are told that it stands. What the payer covers is not asked anew. After a refusal it stays
 * cancelled.
 */
export async function restoreAppointment(
  services: BookingServices,
  asked: { appointmentId: number; actor: Changer; seenVersion: number },
  once: IdempotencyKey,
): Promise<IdempotentCall<Restored>> {
  const { db, clock, jobs } = services;
  const { appointmentId, actor, seenVersion } = asked;
  const replay = await findAnswer(db, once, answers);
  if (replay) return replay;
  const settle = (answer: Restored) => withIdempotency(db, once, answers, async () => answer);
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment || hasChangedSince(appointment, seenVersion)) return settle(refuse('changed'));
  const change = await lastChange(db, appointment, clock.now());
  if (change?.kind !== 'cancelled') return settle(refuse('too-late'));
  const { startsAt, branch, payerId, practitionerId } = appointment;
  const wanted = wantedOf(appointment);

  return refusingOverlap(
    () =>
      withIdempotency(db, once, answers, async (tx): Promise<Restored> => {
        const claimed = await claimSlot(tx, services, {
          ...{ ...wanted, branch, startsAt, exclude: {}, payerId, mayExceed: true },
          ...{ keep: [practitionerId], only: isPlain(wanted) ? practitionerId : undefined },
        });
        if (!claimed.ok) return refuse('slot-taken');
        // Read again under the lock: an erasure, a merge or another press may have come first.
        const [current] = await tx
          .select()
          .from(appointments)
          .where(and(eq(appointments.id, appointmentId), eq(appointments.status, 'cancelled')))
          .for('update');
        if (!current || hasChangedSince(current, seenVersion)) return refuse('changed');
        const { endsAt, service } = claimed.value;
        const sequence = current.sequence + 1;
        await freeSlot(tx, appointmentId);
        await occupySlot(tx, claimed.value, { appointmentId });
        await tx
          .update(appointments)
          .set({
            ...{ status: 'confirmed', sequence, endsAt, ...buffersOf(claimed.value) },
            serviceId: service.id,
            practitionerId: claimed.value.practitionerId,
            changedAt: clock.now(),
          })
          .where(eq(appointments.id, appointmentId));
        await allowLink(tx, { id: appointmentId, endsAt });
        await notifyChange(tx, jobs, {
          ...{ actor, action: 'appointment.restored', subjectType: 'appointment' },
          ...{ subjectId: appointmentId, detail: { sequence } },
        });
        return ok({ appointmentId });
      }),
    () => settle(refuse('slot-taken')),
  );
}
