import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import {
  AHEAD_DAYS,
  ORDER_VIEWS,
  type OrderFilter,
  type OrderRow,
  type OrderView,
} from './order-filter.ts';
import { ORDER_STATES } from './order-terms.ts';

export const MOST_ORDERS = 200;

const row = z.object({
  protocol: z.string(),
  name: z.string(),
  planName: z.string(),
  state: z.enum(ORDER_STATES),
  orderedAtMs: z.coerce.number(),
  deliveryOn: z.string().nullable(),
  reviewOn: z.string().nullable(),
  unpaid: z.coerce.number(),
}) satisfies z.ZodType<OrderRow>;

const count = z.object({ view: z.enum(ORDER_VIEWS), orders: z.coerce.number() });

/** Whether an instalment's charge, `c`, is still to be paid. */
const ASKED = sql`c.state in ('preparing', 'open', 'part-paid')`;
const isRunning = sql`o.state in ('awaiting-prescription', 'active')`;

/** Orders with what is due for each. @param today calendar day in the clinic's zone */
function withDue(today: string): SQL {
  const dueOn = (kind: string) => sql`(select min(t.due_on)::text from order_tasks t
    where t.order_id = o.id and t.kind = ${kind} and t.done_on is null and ${isRunning})`;
  return sql`select o.id, o.protocol, o.name, o.plan_name as "planName", o.state, o.ordered_at,
    extract(epoch from o.ordered_at) * 1000 as "orderedAtMs",
    ${dueOn('delivery')} as "deliveryOn", ${dueOn('review')} as "reviewOn",
    (select count(*) from order_instalments i join charges c on c.id = i.charge_id
      where i.order_id = o.id and i.due_on < ${today} and ${ASKED}) as unpaid
    from ${orders} o`;
}

function isInView(view: OrderView, today: string): SQL {
  const soon = addDays(today, AHEAD_DAYS);
  return {
    'to-do': sql`(state = 'awaiting-prescription' or unpaid > 0 or "deliveryOn" <= ${soon}
      or "reviewOn" <= ${soon})`,
    'awaiting-prescription': sql`state = 'awaiting-prescription'`,
    active: sql`state = 'active'`,
    unpaid: sql`unpaid > 0`,
    closed: sql`state in ('withdrawn', 'cancelled', 'ended')`,
    all: sql`true`,
  }[view];
}

/** The orders of a view, what is due first, then the latest; at most 201. */
export async function listOrders(
  db: Queryable,
  { view, text }: OrderFilter,
  today: string,
): Promise<OrderRow[]> {
  const words = `%${plainLetters(text).replace(/[\\%_]/g, '\\$&')}%`;
  const isFound = text
    ? sql`(plain_letters(name) like ${words} or lower(protocol) like ${words})`
    : sql`true`;
  const { rows } = await db.execute(sql`
    select * from (${withDue(today)}) orders_due where ${isInView(view, today)} and ${isFound}
    order by least("deliveryOn", "reviewOn") nulls last, ordered_at desc, id desc
    limit ${MOST_ORDERS + 1}`);
  return z.array(row).parse(rows);
}

/** How many orders each view has. */
export async function countOrders(
  db: Queryable,
  today: string,
): Promise<Record<OrderView, number>> {
  const counts = ORDER_VIEWS.map(
    (view) =>
      sql`select ${view} as view, count(*) as orders from due where ${isInView(view, today)}`,
  );
  const { rows } = await db.execute(
    sql`with due as (${withDue(today)}) ${sql.join(counts, sql` union all `)}`,
  );
  const found = z.array(count).parse(rows);
  const of = (view: OrderView) => found.find((each) => each.view === view)?.orders ?? 0;
  return {
    'to-do': of('to-do'),
    'awaiting-prescription': of('awaiting-prescription'),
    active: of('active'),
    unpaid: of('unpaid'),
    closed: of('closed'),
    all: of('all'),
  };
}
