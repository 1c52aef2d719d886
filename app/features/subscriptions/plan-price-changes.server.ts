import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { PLAN_SLUGS, type PlanPriceChange, planTableOn } from '#app/clinic/plan-prices.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { OrderServices } from './order-services.server.ts';

const SUBJECT = 'plan-prices';
const NOTICE_DAYS = 30;

const prices = z.array(
  z.object({
    plan: z.enum(PLAN_SLUGS),
    instalmentCents: z.number(),
    fromOn: z.string(),
    announcedOn: z.string(),
  }),
) satisfies z.ZodType<PlanPriceChange[]>;

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
  return row ? { value: prices.parse(row.value), version: row.version } : { value: [], version: 0 };
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
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`clinic_settings ${SUBJECT}`}))`);
    const { value: before, version } = await readVersion(tx);
    if (version !== seenVersion) return refuse('changed');
    if (fromOn < addDays(announcedOn, NOTICE_DAYS)) return refuse('too-soon');
    if (planTableOn(before, fromOn)[plan].instalmentCents === instalmentCents)
      return refuse('same');
    const value = [...before, { plan, instalmentCents, fromOn, announcedOn }];
    const set = {
      value: sql`${JSON.stringify(value)}::jsonb`,
      version: version + 1,
      changedAt: clock.now(),
      changedBy: by,
    };
    await tx
      .insert(clinicSettings)
      .values({ subject: SUBJECT, ...set })
      .onConflictDoUpdate({ target: clinicSettings.subject, set });
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: SUBJECT,
      detail: { from: before, to: value },
    });
    await announcePagesChanged(tx);
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
