import { and, eq } from 'drizzle-orm';
import { chargePayments } from '#app/db/payments-schema.ts';
import { changeCharge } from '#app/payments/change-charge.server.ts';
import { lockCharge } from '#app/payments/read-charge.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { chargeServicesOf, type DepositServices } from './deposit-services.server.ts';
import { type Deposit, readDeposit } from './read-deposit.server.ts';
import { mayReceive } from './staff-deposit-view.ts';

/**
 * Notes that somebody has seen on the statement what was still missing of a deposit. Pressing twice, also by two
 * people, counts once.
 * @returns what the deposit is then: booked, or offered another time, or on its way back
 * @param received.seenCents what had been paid on the page that was pressed; 'changed' when it is more or less now
 */
export function receiveDeposit(
  services: DepositServices,
  received: { chargeId: number; seenCents: number; actor: StaffActor },
): Promise<Result<Deposit['state'], 'gone' | 'changed'>> {
  const { chargeId, seenCents, actor } = received;
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id: chargeId });
    const deposit = charge && (await readDeposit(tx, { chargeId }));
    if (!charge || !deposit) return refuse('gone');
    const paymentRef = `deposit-${chargeId}-${seenCents}`;
    const [known] = await tx
      .select({ id: chargePayments.id })
      .from(chargePayments)
      .where(and(eq(chargePayments.chargeId, chargeId), eq(chargePayments.paymentRef, paymentRef)));
    if (known) return ok(deposit.state);
    if (charge.paidCents !== seenCents) return refuse('changed');
    if (!mayReceive({ ...charge, state: deposit.state })) return refuse('gone');
    // What is missing, also where the charge has stopped asking.
    const amountCents = charge.amountCents - (charge.paidCents - charge.returnedCents);
    const payment = { paymentRef, amountCents, paidAt: now, notedBy: actor } as const;
    await changeCharge(chargeServicesOf(services), tx, charge, {
      cause: actor,
      payments: [{ ...payment, provider: 'staff', source: 'staff' }],
    });
    await audit(tx, {
      at: now,
      actor,
      action: 'charge.payment-noted',
      subjectType: 'charge',
      subjectId: chargeId,
      detail: { amountCents },
    });
    const after = await readDeposit(tx, { chargeId });
    return ok(after?.state ?? deposit.state);
  });
}
