import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { appointmentSteps } from '#app/db/steps-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import {
  hasChangedSince,
  lockConfirmedAppointment,
} from '#app/scheduling/changeable-appointment.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { claimPayer } from './claim-payer.server.ts';
import type { ExceedReason } from './exceed-reason.ts';
import { noteExceeded } from './note-exceeded.server.ts';
import { recordedParts } from './paid-part.ts';
import { lockPayers } from './payer-quota.server.ts';
import type { PayerRefusal } from './payer-rules.ts';
import { writeInsurance } from './write-insurance.server.ts';

type PayerChange = {
  appointmentId: number;
  payerId: string;
  actor: StaffActor;
  seenVersion: number;
  exceedReason?: ExceedReason | undefined;
};

export type PayerChangeRefusal =
  | 'unknown-payer'
  | 'not-found'
  | 'changed'
  | 'over'
  | 'deposit'
  | PayerRefusal;

/**
 * Lets somebody else pay for an appointment, as the desk agrees with the patient: time and protocol stay. The card
 * and the approval of the payer before are of no use and go; those of the new one begin anew. Repeating it changes
 * nothing.
 */
export function changePayer(
  { db, clock, secret, payerIds }: Pick<BookingServices, 'db' | 'clock' | 'secret' | 'payerIds'>,
  { appointmentId, payerId, actor, seenVersion, exceedReason }: PayerChange,
): Promise<Result<'done', PayerChangeRefusal>> {
  if (!payerIds.includes(payerId)) return Promise.resolve(refuse('unknown-payer'));
  return db.transaction(async (tx) => {
    const current = await lockWithPayer(tx, { appointmentId, payerId });
    if (!current) return refuse('not-found');
    if (current.payer === payerId) return ok('done');
    if (current.hasMoved || hasChangedSince(current, seenVersion)) return refuse('changed');
    const settled = await settledBy(tx, current, clock.now());
    if (settled) return refuse(settled);
    const booked = await readAppointment(tx, { id: appointmentId });
    if (!booked) throw new Error('a locked appointment vanished');
    const asked = { payerId, exclude: {}, now: clock.now() };
    const claimed = await claimPayer(tx, recordedParts(booked), asked);
    if (!claimed.ok && exceedReason === undefined) return claimed;
    await tx
      .update(appointments)
      .set({ payer: payerId, changedAt: clock.now() })
      .where(eq(appointments.id, appointmentId));
    await tx.delete(insuranceCards).where(eq(insuranceCards.appointmentId, appointmentId));
    await tx.delete(insuranceApprovals).where(eq(insuranceApprovals.appointmentId, appointmentId));
    const serviceIds = await readServiceIds(tx, current);
    await writeInsurance(tx, { clock, secret }, { appointmentId, serviceIds, payerId });
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'appointment.payer-changed',
      subjectType: 'appointment',
      subjectId: appointmentId,
      detail: { from: current.payer, to: payerId },
    });
    // Last: an exception stands until the appointment is moved or somebody else pays.
    const refusal = claimed.ok ? null : claimed.refusal;
    await noteExceeded(tx, refusal, { appointmentId, actor, exceedReason });
    return ok('done');
  });
}

/** What leaves an appointment with the payer that it has. */
async function settledBy(
  tx: Transaction,
  { id, attendance, endsAt }: { id: number; attendance: string | null; endsAt: Date },
  now: Date,
): Promise<'over' | 'deposit' | null> {
  // The payer's list of a day that is past would change after the fact.
  if (attendance !== null || endsAt <= now) return 'over';
  // Its money is settled with the appointment; another payer would leave it without a rule.
  const [deposit] = await tx
    .select({ id: deposits.chargeId })
    .from(deposits)
    .where(eq(deposits.appointmentId, id));
  return deposit ? 'deposit' : null;
}

/** Its service, or those of several exams. */
async function readServiceIds(
  tx: Transaction,
  { id, serviceId }: { id: number; serviceId: number },
): Promise<number[]> {
  const steps = await tx
    .select({ serviceId: appointmentSteps.serviceId })
    .from(appointmentSteps)
    .where(eq(appointmentSteps.appointmentId, id));
  return [serviceId, ...steps.map((step) => step.serviceId)];
}

/** Locks the new payer's day and then the appointment; whether it was moved in between. */
async function lockWithPayer(
  tx: Transaction,
  { appointmentId, payerId }: Pick<PayerChange, 'appointmentId' | 'payerId'>,
) {
  const [seen] = await tx
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  if (!seen) return null;
  await lockPayers(tx, [{ payerId, startsAt: seen.startsAt }]);
  const current = await lockConfirmedAppointment(tx, appointmentId);
  return (
    current && { ...current, hasMoved: current.startsAt.getTime() !== seen.startsAt.getTime() }
  );
}
