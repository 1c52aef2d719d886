import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { orderInstalments, orders } from '#app/db/subscriptions-schema.ts';
import { subscriptionMailMessages } from '#app/locales/subscriptions/mail.ts';
import type { Charge } from '#app/payments/charge.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import { returnLink } from '#app/payments/charge-link.server.ts';
import { lockOrderRow, writeOrder } from './change-order.server.ts';
import { cpfOf, readInstalments } from './order-record.server.ts';
import type { OrderServices } from './order-services.server.ts';

/** What follows for an order when one of its charges changes; the charge is locked already. */
export function orderEffects(
  services: Pick<OrderServices, 'clock' | 'secret'> & {
    charges: Pick<OrderServices['charges'], 'refund'>;
  },
): ChargeEffects['order'] {
  return {
    async paid(tx, charge) {
      const { orderId, number } = await instalmentOf(tx, charge);
      const order = await lockOrderRow(tx, orderId);
      if (!order) return;
      await writeOrder(tx, services, orderId, { actor: 'payment', cause: `paid-${number}` });
      if (order.state !== 'withdrawn' && order.state !== 'cancelled') return;
      // It was on its way while the order was closed: nothing more was to be paid.
      const instalments = await readInstalments(tx, orderId);
      const own = instalments.find(({ chargeId }) => chargeId === charge.id);
      const keptCents = (own?.paidCents ?? 0) - (own?.returnedCents ?? 0);
      if (keptCents === 0) return;
      await services.charges.refund(tx, {
        chargeId: charge.id,
        amountCents: keptCents,
        key: `order:${orderId}:late:${charge.id}:${charge.version}`,
        reason: 'paid-after-closing',
        by: 'payment',
      });
    },

    /** An instalment is asked for until it is paid or the order is closed. */
    async expired() {},

    async refunded(tx, charge) {
      const { orderId, number } = await instalmentOf(tx, charge);
      if (!(await lockOrderRow(tx, orderId))) return;
      await writeOrder(tx, services, orderId, { actor: 'payment', cause: `refunded-${number}` });
    },

    async describe(tx, charge) {
      const returnPath = returnLink(services.secret, charge);
      const own = await findInstalment(tx, charge);
      const [order] = own ? await tx.select().from(orders).where(eq(orders.id, own.orderId)) : [];
      if (!own || !order) return { description: charge.reference, returnPath, payer: null };
      const all = await readInstalments(tx, order.id);
      const messages = subscriptionMailMessages[order.locale];
      return {
        description: messages.instalment(order.protocol, own.number, all.length),
        returnPath,
        payer: order.erasedAt
          ? null
          : { name: order.name, cpf: cpfOf(services.secret, order), email: order.email },
      };
    },
  };
}

async function instalmentOf(db: Queryable, charge: Charge) {
  const own = await findInstalment(db, charge);
  if (!own) throw new Error(`charge ${charge.id} pays for no order`);
  return own;
}

/** @returns undefined once the order is gone */
async function findInstalment(db: Queryable, { id }: Charge) {
  const [own] = await db
    .select({ orderId: orderInstalments.orderId, number: orderInstalments.number })
    .from(orderInstalments)
    .where(eq(orderInstalments.chargeId, id));
  return own;
}
