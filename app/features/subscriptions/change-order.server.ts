import { asc, eq, inArray, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { PostalAddress } from '#app/clinic/postal-address.ts';
import type { Transaction } from '#app/db/database.ts';
import { charges } from '#app/db/payments-schema.ts';
import { orderInstalments, orders, orderTasks } from '#app/db/subscriptions-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  deliveredPairs,
  keptCents,
  lastWithdrawalOn,
  type OrderRecord,
  type OrderRow,
  readOrder,
} from './order-record.server.ts';
import type { OrderActor, OrderServices } from './order-services.server.ts';
import {
  isRunning,
  type OrderState,
  refundParts,
  type Settlement,
  settlementOf,
  tasksOf,
  yearFrom,
} from './order-terms.ts';

export type CloseRefusal = 'gone' | 'closed' | 'too-late' | 'changed';
export type ChangeRefusal = 'gone' | 'closed' | 'changed';

/**
 * Locks an order and reads it below the locks. Its charges come first, ascending by id: a payment holds its charge
 * when it asks for the order.
 */
async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRecord | null> {
  const own = tx
    .select({ id: orderInstalments.chargeId })
    .from(orderInstalments)
    .where(eq(orderInstalments.orderId, orderId));
  await tx
    .select({ id: charges.id })
    .from(charges)
    .where(inArray(charges.id, own))
    .orderBy(asc(charges.id))
    .for('update');
  await lockOrderRow(tx, orderId);
  return readOrder(tx, { id: orderId });
}

/** For changes that leave the money alone. */
export async function lockOrderRow(tx: Transaction, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

type Change = Partial<
  Pick<OrderRow, 'state' | 'startsOn' | 'endsOn' | 'closedAt' | 'phoneE164' | 'email' | 'linkKey'>
> &
  Partial<PostalAddress>;

/** Writes a change of a locked order; the database adds the line of its history. */
export async function writeOrder(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  orderId: number,
  { actor, cause, ...change }: Change & { actor: string; cause: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({
      ...change,
      changedAt: clock.now(),
      changedBy: actor,
      cause,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, orderId));
}

/** What withdrawing or cancelling now means in money. Withdrawing gives everything back. */
export function closingOf(
  order: OrderRecord,
  to: Extract<OrderState, 'withdrawn' | 'cancelled'>,
): Settlement {
  const paidCents = keptCents(order.instalments);
  if (to === 'withdrawn') return { deliveredCents: 0, refundCents: paidCents };
  const { totalCents, pairs } = order;
  return settlementOf({ totalCents, pairs, deliveredPairs: deliveredPairs(order), paidCents });
}

/** Until when the order may be withdrawn from; null when it no longer may. @param today in the clinic's zone */
export function withdrawableUntil(order: OrderRecord, today: string): string | null {
  const lastOn = lastWithdrawalOn(order);
  return isRunning(order.state) && today <= lastOn ? lastOn : null;
}

type Closing = {
  orderId: number;
  to: Extract<OrderState, 'withdrawn' | 'cancelled'>;
  actor: OrderActor;
  /** What the form promised to give back; not asked where everything goes back. */
  seenRefundCents?: number | undefined;
};

/**
 * Withdraws from an order or cancels it: nothing more is asked for, and what is owed to the customer goes back by
 * itself, the latest payment first. Closing what is closed is refused, so a repetition does nothing.
 */
export function closeOrder(
  services: OrderServices,
  { orderId, to, actor, seenRefundCents }: Closing,
): Promise<Result<Settlement, CloseRefusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.erasedAt) return refuse('gone');
    if (!isRunning(order.state)) return refuse('closed');
    const today = wallClockOf(services.clock.now()).on;
    const isByCustomer = actor === 'customer';
    if (to === 'withdrawn' && isByCustomer && !withdrawableUntil(order, today))
      return refuse('too-late');
    const settlement = closingOf(order, to);
    if (seenRefundCents !== undefined && seenRefundCents !== settlement.refundCents)
      return refuse('changed');
    await writeOrder(tx, services, orderId, {
      state: to,
      closedAt: services.clock.now(),
      actor,
      cause: to,
    });
    await returnMoney(tx, services, { order, settlement, cause: to, actor });
    await audit(tx, {
      at: services.clock.now(),
      actor: isByCustomer ? 'web' : actor,
      action: to === 'withdrawn' ? 'order.withdrawn' : 'order.cancelled',
      subjectType: 'order',
      subjectId: orderId,
      detail: settlement,
    });
    for (const audience of ['customer', 'clinic'] as const)
      await services.jobs['order-mail'](tx, { orderId, kind: to, audience });
    return ok(settlement);
  });
}

type Returning = { order: OrderRecord; settlement: Settlement; cause: string; actor: OrderActor };

async function returnMoney(
  tx: Transaction,
  { charges: desk }: OrderServices,
  { order, settlement, cause, actor }: Returning,
): Promise<void> {
  for (const { chargeId, amountCents, paidCents } of order.instalments)
    if (paidCents < amountCents) await desk.cancel(tx, chargeId, cause);
  const paid = order.instalments.map(({ chargeId, paidCents, returnedCents }) => ({
    chargeId,
    paidCents: paidCents - returnedCents,
  }));
  for (const { chargeId, refundCents } of refundParts(paid, settlement.refundCents))
    await desk.refund(tx, {
      chargeId,
      amountCents: refundCents,
      key: `order:${order.id}:${cause}:${chargeId}`,
      reason: cause,
      by: actor,
    });
}

/** Changes where the lenses go. @param seenVersion of the order as the form showed it */
export function changeAddress(
  services: OrderServices,
  change: { orderId: number; address: PostalAddress; actor: OrderActor; seenVersion: number },
): Promise<Result<'done', ChangeRefusal>> {
  const { orderId, address, actor, seenVersion } = change;
  return services.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order || order.erasedAt) return refuse('gone');
    if (!isRunning(order.state)) return refuse('closed');
    if (order.version !== seenVersion) return refuse('changed');
    await writeOrder(tx, services, orderId, { ...address, actor, cause: 'address' });
    return ok('done');
  });
}

/** The prescription was seen: the year of the plan begins, with its deliveries and reviews. */
export function activateOrder(
  services: OrderServices,
  { orderId, actor, seenVersion }: { orderId: number; actor: OrderActor; seenVersion: number },
): Promise<Result<'done', ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order || order.erasedAt) return refuse('gone');
    if (order.state !== 'awaiting-prescription') return refuse('closed');
    if (order.version !== seenVersion) return refuse('changed');
    const year = yearFrom(wallClockOf(services.clock.now()).on);
    await tx
      .insert(orderTasks)
      .values(tasksOf(order.pairs, year.startsOn).map((task) => ({ ...task, orderId })));
    await writeOrder(tx, services, orderId, {
      state: 'active',
      ...year,
      actor,
      cause: 'prescription-seen',
    });
    await services.jobs['order-mail'](tx, { orderId, kind: 'active', audience: 'customer' });
    return ok('done');
  });
}
