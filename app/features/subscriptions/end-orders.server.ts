import { and, asc, eq, sql } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { orderHistory, orders } from '#app/db/subscriptions-schema.ts';
import { lockOrderRow, writeOrder } from './change-order.server.ts';
import type { OrderServices } from './order-services.server.ts';

const NOTICE_DAYS = 30;
const TOLD = 'told-ending';

type Deps = Pick<OrderServices, 'db' | 'clock'> & Partial<Pick<OrderServices, 'jobs'>>;

/**
 * Ends the orders whose year is over, and tells customers a month ahead that theirs will be: it does not renew by
 * itself.
 */
export async function endOrders(services: Deps): Promise<{ ended: number; told: number }> {
  const today = wallClockOf(services.clock.now()).on;
  const ended = await eachActive(services, today, async (tx, id) => {
    const closedAt = services.clock.now();
    await writeOrder(tx, services, id, { state: 'ended', closedAt, actor: 'job', cause: 'ended' });
    return true;
  });
  const { jobs } = services;
  if (!jobs) return { ended, told: 0 };
  const told = await eachActive(services, addDays(today, NOTICE_DAYS), async (tx, id) => {
    const [before] = await tx
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, id), eq(orderHistory.cause, TOLD)))
      .limit(1);
    if (before) return false;
    await writeOrder(tx, services, id, { actor: 'job', cause: TOLD });
    await jobs['order-mail'](tx, { orderId: id, kind: 'ending', audience: 'customer' });
    return true;
  });
  return { ended, told };
}

type Work = (tx: Parameters<typeof lockOrderRow>[0], id: number) => Promise<boolean>;

/** Does the work for each active order whose year ends by a day, each in a transaction. @returns how many it did */
async function eachActive({ db }: Deps, endsBy: string, work: Work): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'active'), sql`${orders.endsOn} <= ${endsBy}`))
    .orderBy(asc(orders.id));
  let done = 0;
  for (const { id } of due) {
    const isDone = await db.transaction(async (tx) => {
      const order = await lockOrderRow(tx, id);
      return order?.state === 'active' && order.erasedAt === null && work(tx, id);
    });
    if (isDone) done += 1;
  }
  return done;
}
