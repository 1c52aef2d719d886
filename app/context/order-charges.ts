import type { Transaction } from '#app/db/database.ts';
import type {
  OrderCharges,
  RefundRequest,
} from '#app/features/subscriptions/order-services.server.ts';
import { askCharge } from '#app/payments/ask-charge.server.ts';
import { cancelCharge } from '#app/payments/cancel-charge.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { askRefund } from '#app/payments/refund-charge.server.ts';

type Payments = Pick<PaymentServices, 'clock' | 'jobs' | 'effects' | 'providers'>;

/** What subscriptions ask of payments. */
export function orderCharges(payments: Payments): OrderCharges {
  return {
    ask: (tx, charge) => askCharge(payments, tx, charge),
    cancel: async (tx, chargeId, by) => {
      await cancelCharge(payments, tx, { chargeId, by });
    },
    refund: (tx, refund) => refundOf(payments, tx, refund),
  };
}

/** @throws when the clinic does not have the money: the order has counted wrong */
export async function refundOf(
  payments: Payments,
  tx: Transaction,
  { by: askedBy, ...refund }: RefundRequest,
): Promise<void> {
  const asked = await askRefund(payments, tx, { ...refund, askedBy });
  if (!asked.ok) throw new Error(`a refund of an order was refused: ${asked.refusal}`);
}
