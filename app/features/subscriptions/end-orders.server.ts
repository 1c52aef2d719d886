import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { orderHistory, orders } from '#app/db/subscriptions-schema.ts';
import { lockOrderRow, writeOrder } from './change-order.server.ts';
import type { OrderServices } from './order-services.server.ts';

const NOTICE_DAYS = 30;
const TOLD = 'told-ending';
/** The mail was asked for, and turned off before it went. */
const UNTOLD = 'untold-ending';

type Deps = Pick<OrderServices, 'db' | 'clock'> &
  Partial<Pick<OrderServices, 'jobs'>> & {
    /** Whether the clinic tells of it at all; default yes. */
    isEndingTold?: boolean;
  };

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
  const { jobs, isEndingTold = true } = services;
  if (!jobs || !isEndingTold) return { ended, told: 0 };
  const told = await eachActive(services, addDays(today, NOTICE_DAYS), async (tx, id) => {
    if (await isTold(tx, id)) return false;
    await writeOrder(tx, services, id, { actor: 'job', cause: TOLD });
    await jobs['order-mail'](tx, { orderId: id, kind: 'ending', audience: 'customer' });
    return true;
  });
  return { ended, told };
}

/** What was asked for and does not go, because staff have turned it off: asked for anew once it is on. */
export async function forgetEndingTold(services: Deps, orderId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (order?.state !== 'active' || !(await isTold(tx, orderId))) return;
    await writeOrder(tx, services, orderId, { actor: 'job', cause: UNTOLD });
  });
}

type Tx = Parameters<typeof lockOrderRow>[0];

async function isTold(tx: Tx, orderId: number): Promise<boolean> {
  const [last] = await tx
    .select({ cause: orderHistory.cause })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(orderHistory.cause, [TOLD, UNTOLD])))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return last?.cause === TOLD;
}

type Work = (tx: Tx, id: number) => Promise<boolean>;

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
