import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import { type PlanPriceChange, planTableOn } from '#app/clinic/plan-prices.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';
import type { OrderServices } from './order-services.server.ts';

const SUBJECT = 'plan-prices';
/** Between the announcement of a price and its first day, as contracts promise. */
const NOTICE_DAYS = 30;

export type PriceRefusal = 'too-soon' | 'same' | 'changed';

/** All announced prices, in the order of their announcement. */
export async function readPlanPrices(db: Queryable): Promise<PlanPriceChange[]> {
  return (await readVersion(db)).value;
}

/** With the version that a form sends back; 0 while nobody has announced any. */
export async function readVersion(
  db: Queryable,
): Promise<{ value: PlanPriceChange[]; version: number }> {
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.subject, SUBJECT));
  return row
    ? { value: planPriceFields.parse(row.value), version: row.version }
    : { value: [], version: 0 };
}

type Announcement = Omit<PlanPriceChange, 'announcedOn'> & { seenVersion: number; by: number };

/**
 * Announces a new price for new contracts, and mails everybody with a running contract of the plan, all in one
 * transaction. Contracts that run keep their price.
 * @param change.fromOn thirty days ahead at least
 */
export function announcePrice(
  { db, clock, jobs }: Pick<OrderServices, 'db' | 'clock' | 'jobs'>,
  { plan, instalmentCents, fromOn, seenVersion, by }: Announcement,
): Promise<Result<{ mails: number }, PriceRefusal>> {
  const announcedOn = wallClockOf(clock.now()).on;
  return db.transaction(async (tx) => {
    await lockSetting(tx, SUBJECT);
    const { value: before, version } = await readVersion(tx);
    if (version !== seenVersion) return refuse('changed');
    if (fromOn < addDays(announcedOn, NOTICE_DAYS)) return refuse('too-soon');
    if (
      planTableOn({ planPrices: before, yearPlans: [] }, fromOn)[plan].instalmentCents ===
      instalmentCents
    )
      return refuse('same');
    const to = [...before, { plan, instalmentCents, fromOn, announcedOn }];
    const change = { from: before, to, version: version + 1, at: clock.now(), by };
    await storeSetting(tx, SUBJECT, change);
    const running = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.plan, plan),
          inArray(orders.state, ['awaiting-prescription', 'active']),
          isNull(orders.erasedAt),
        ),
      )
      .orderBy(asc(orders.id));
    for (const { id: orderId } of running)
      await jobs['order-mail'](tx, { orderId, kind: 'new-price', audience: 'customer' });
    return ok({ mails: running.length });
  });
}
