import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { CPF_SEAL } from '#app/clinic/cpf.ts';
import type { Queryable } from '#app/db/database.ts';
import { charges } from '#app/db/payments-schema.ts';
import { orderInstalments, orders, orderTasks } from '#app/db/subscriptions-schema.ts';
import type { ChargeState } from '#app/payments/charge.ts';
import { openSealed } from '#app/platform/seal.server.ts';
import { withdrawUntilOn } from './order-terms.ts';

/** How far the money of an order has come. */
export type PaymentState = 'refunded' | 'paid' | 'overdue' | 'on-time' | 'stopped';

export type OrderInstalment = {
  number: number;
  dueOn: string;
  amountCents: number;
  chargeId: number;
  linkKey: string;
  reference: string;
  state: ChargeState;
  paidCents: number;
  /** Given back, or about to be. */
  returnedCents: number;
};

type OrderName = { id: number } | { protocol: string };
export type OrderRow = typeof orders.$inferSelect;

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** An order with its instalments, first due first, and what the clinic owes. Null when there is none. */
export async function readOrder(db: Queryable, name: OrderName) {
  const isIt = 'id' in name ? eq(orders.id, name.id) : eq(orders.protocol, name.protocol);
  const [order] = await db.select().from(orders).where(isIt);
  if (!order) return null;
  const instalments = await readInstalments(db, order.id);
  const tasks = await db
    .select()
    .from(orderTasks)
    .where(eq(orderTasks.orderId, order.id))
    .orderBy(asc(orderTasks.dueOn), asc(orderTasks.kind), asc(orderTasks.number));
  return { ...order, instalments, tasks };
}

const amount = z.coerce.number();

/** Sums come from the payments and refunds themselves, whatever else knows of them. */
export async function readInstalments(db: Queryable, orderId: number): Promise<OrderInstalment[]> {
  const rows = await db
    .select({
      number: orderInstalments.number,
      dueOn: orderInstalments.dueOn,
      amountCents: orderInstalments.amountCents,
      chargeId: orderInstalments.chargeId,
      linkKey: charges.linkKey,
      reference: charges.reference,
      state: charges.state,
      paidCents: sql`(select coalesce(sum(amount_cents), 0) from charge_payments p
        where p.charge_id = ${charges.id})`,
      returnedCents: sql`(select coalesce(sum(amount_cents), 0) from charge_refunds r
        where r.charge_id = ${charges.id} and r.state in ('asked', 'done'))`,
    })
    .from(orderInstalments)
    .innerJoin(charges, eq(charges.id, orderInstalments.chargeId))
    .where(eq(orderInstalments.orderId, orderId))
    .orderBy(asc(orderInstalments.number));
  return rows.map((row) => ({
    ...row,
    paidCents: amount.parse(row.paidCents),
    returnedCents: amount.parse(row.returnedCents),
  }));
}

type Paid = Pick<OrderInstalment, 'paidCents' | 'returnedCents'>;

/** What was paid and has not gone back. */
export function keptCents(instalments: readonly Paid[]): number {
  return instalments.reduce(
    (sum, { paidCents, returnedCents }) => sum + paidCents - returnedCents,
    0,
  );
}

/** Whether nothing more is to be paid for an instalment. */
function isSettled({ paidCents, returnedCents, amountCents }: OrderInstalment): boolean {
  return paidCents - returnedCents >= amountCents;
}

/** @param today calendar day in the clinic's zone */
export function paymentStateOf(
  { state, instalments }: Pick<OrderRecord, 'state' | 'instalments'>,
  today: string,
): PaymentState {
  const isClosed = state === 'withdrawn' || state === 'cancelled';
  if (instalments.every(isSettled)) return 'paid';
  if (isClosed)
    return instalments.some(({ returnedCents }) => returnedCents > 0) ? 'refunded' : 'stopped';
  const isLate = instalments.some((one) => one.dueOn < today && !isSettled(one));
  return isLate ? 'overdue' : 'on-time';
}

/** The pairs that the customer has received. */
export function deliveredPairs({ tasks }: Pick<OrderRecord, 'tasks'>): number {
  return tasks.reduce((sum, { doneOn, pairs }) => sum + (doneOn === null ? 0 : (pairs ?? 0)), 0);
}

/** The last day on which the customer may withdraw. */
export function lastWithdrawalOn({ orderedAt, tasks }: Pick<OrderRecord, 'orderedAt' | 'tasks'>) {
  const days = tasks.flatMap(({ kind, doneOn }) =>
    kind === 'delivery' && doneOn !== null ? [doneOn] : [],
  );
  return withdrawUntilOn(wallClockOf(orderedAt).on, days.sort()[0] ?? null);
}

/** The customer's CPF, eleven digits; null once the person is erased. */
export function cpfOf(secret: string, { cpfSealed }: Pick<OrderRow, 'cpfSealed'>): string | null {
  return (cpfSealed && openSealed(secret, CPF_SEAL, cpfSealed)?.toString()) ?? null;
}
