import { and, eq } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { chargePayments } from '#app/db/payments-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { changeCharge } from './change-charge.server.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge } from './read-charge.server.ts';
import { type NotedPayment, readAlike } from './same-money.server.ts';

type NewNote = {
  chargeId: number;
  amountCents: number;
  paidAt: Date;
  by: StaffActor;
  /** Of the form; the same key counts once. */
  key: string;
  /** Whether the person was shown a payment like it and says that this is another. */
  isAnother?: boolean;
};

type NoteServices = Pick<PaymentServices, 'db' | 'clock' | 'jobs' | 'effects'>;

/**
 * Notes a payment that a staff member has seen, at the desk or in the bank's app.
 * @returns whether it was new; a payment that is perhaps the same money, and was noted before, refuses it
 */
export async function notePayment(
  services: NoteServices,
  note: NewNote,
): Promise<Result<'noted' | 'known', 'gone' | NotedPayment>> {
  const { chargeId, amountCents, paidAt, by, key, isAnother = false } = note;
  return services.db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id: chargeId });
    if (!charge) return refuse('gone');
    const ownKey = and(eq(chargePayments.provider, 'staff'), eq(chargePayments.paymentRef, key));
    if ((await tx.$count(chargePayments, ownKey)) > 0) return ok('known');
    const { on } = wallClockOf(paidAt);
    const [alike] = isAnother ? [] : await readAlike(tx, { chargeId, amountCents, on });
    if (alike) return refuse(alike);
    const { charge: changed } = await changeCharge(services, tx, charge, {
      cause: by,
      payments: [
        { provider: 'staff', paymentRef: key, amountCents, paidAt, source: 'staff', notedBy: by },
      ],
    });
    // The page at the provider must not take the same money again.
    if (changed.state === 'paid' && charge.provider !== 'pix-static')
      await services.jobs['charge-cancel'](tx, { chargeId });
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
