import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Queryable } from '#app/db/database.ts';

const cents = z.coerce.number();
const month = z.object({
  /** '2026-11' */
  month: z.string(),
  ordered: cents,
  begun: cents,
  ended: cents,
  withdrawn: cents,
  cancelled: cents,
  receivedCents: cents,
  returnedCents: cents,
  dueCents: cents,
});
/** What happened to subscriptions in a month, in the clinic's zone. */
export type OrderMonth = z.infer<typeof month>;

const MONTHS = 12;

/** The last twelve months, the latest first; amounts in cents. @param today calendar day in the clinic's zone */
export async function readOrderMonths(db: Queryable, today: string): Promise<OrderMonth[]> {
  const entered = (state: string) => sql`(select count(*) from order_history h
    where h.to_state = ${state} and h.from_state is distinct from h.to_state
      and to_char(h.at at time zone ${clinicZone()}, 'YYYY-MM') = m.month)`;
  const ofOrders = sql`exists (select from order_instalments i where i.charge_id = c.id)`;
  const { rows } = await db.execute(sql`
    with m as (
      select to_char(date_trunc('month', ${today}::date) - n * interval '1 month', 'YYYY-MM') as month
      from generate_series(0, ${MONTHS - 1}) n)
    select m.month,
      ${entered('awaiting-prescription')} as ordered, ${entered('active')} as begun,
      ${entered('ended')} as ended, ${entered('withdrawn')} as withdrawn,
      ${entered('cancelled')} as cancelled,
      (select coalesce(sum(p.amount_cents), 0) from charge_payments p join charges c on c.id = p.charge_id
        where ${ofOrders} and to_char(p.paid_at at time zone ${clinicZone()}, 'YYYY-MM') = m.month)
        as "receivedCents",
      (select coalesce(sum(r.amount_cents), 0) from charge_refunds r join charges c on c.id = r.charge_id
        where r.state = 'done' and ${ofOrders}
          and to_char(r.ended_at at time zone ${clinicZone()}, 'YYYY-MM') = m.month) as "returnedCents",
      (select coalesce(sum(i.amount_cents), 0) from order_instalments i join charges c on c.id = i.charge_id
        where c.state in ('preparing', 'open', 'part-paid') and to_char(i.due_on, 'YYYY-MM') = m.month)
        as "dueCents"
    from m order by m.month desc`);
  return z.array(month).parse(rows);
}

export async function countRunning(db: Queryable): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::integer as running from orders where state = 'active'`,
  );
  return z.array(z.object({ running: z.number() })).parse(rows)[0]?.running ?? 0;
}
