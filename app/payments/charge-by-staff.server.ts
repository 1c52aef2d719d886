import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Result } from '#app/platform/result.ts';
import { cancelCharge } from './cancel-charge.server.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { readCharge } from './read-charge.server.ts';
import { askRefund, type RefundRefusal } from './refund-charge.server.ts';

type StaffServices = Pick<PaymentServices, 'db' | 'clock' | 'jobs' | 'effects'>;

/** Cancels a charge for a staff member. Cancelling it again changes nothing. */
export async function cancelByStaff(
  services: StaffServices,
  { chargeId, by }: { chargeId: number; by: StaffActor },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const before = await readCharge(tx, { id: chargeId });
    const after = await cancelCharge(services, tx, { chargeId, by });
    if (!after || after.version === before?.version) return;
    await audit(tx, {
      at: services.clock.now(),
      actor: by,
      action: 'charge.cancelled',
      subjectType: 'charge',
      subjectId: chargeId,
    });
  });
}

/** Asks for a refund for a staff member; the same key asks once. */
export async function refundByStaff(
  services: StaffServices,
  {
    by,
    ...refund
  }: { chargeId: number; amountCents: number; key: string; reason: string; by: StaffActor },
): Promise<Result<{ refundIds: number[] }, RefundRefusal>> {
  return services.db.transaction(async (tx) => {
    const before = await readCharge(tx, { id: refund.chargeId });
    const asked = await askRefund(services, tx, { ...refund, askedBy: by });
    const after = await readCharge(tx, { id: refund.chargeId });
    if (asked.ok && after?.version !== before?.version)
      await audit(tx, {
        at: services.clock.now(),
        actor: by,
        action: 'charge.refund-asked',
        subjectType: 'charge',
        subjectId: refund.chargeId,
        detail: { amountCents: refund.amountCents },
      });
    return asked;
  });
}
