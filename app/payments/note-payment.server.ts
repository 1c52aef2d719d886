import { audit } from '#app/platform/audit.server.ts';
import type { StaffActor } from '#app/platform/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { changeCharge } from './change-charge.server.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge } from './read-charge.server.ts';

type NoteServices = Pick<PaymentServices, 'db' | 'clock' | 'jobs' | 'effects'>;

/**
 * Notes a payment that a staff member has seen, at the desk or in the bank's app.
 * @param note.key of the form; the same key counts once
 * @returns whether it was new
 */
export async function notePayment(
  services: NoteServices,
  note: { chargeId: number; amountCents: number; paidAt: Date; by: StaffActor; key: string },
): Promise<Result<'noted' | 'known', 'gone'>> {
  const { chargeId, amountCents, paidAt, by, key } = note;
  return services.db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id: chargeId });
    if (!charge) return refuse('gone');
    const { newPayments } = await changeCharge(services, tx, charge, {
      cause: by,
      payments: [
        { provider: 'staff', paymentRef: key, amountCents, paidAt, source: 'staff', notedBy: by },
      ],
    });
    if (newPayments === 0) return ok('known');
    await audit(tx, {
      at: services.clock.now(),
      actor: by,
      action: 'charge.payment-noted',
      subjectType: 'charge',
      subjectId: chargeId,
      detail: { amountCents },
    });
    return ok('noted');
  });
}
