import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import { type PlanPriceChange, planTableOn, yearCents } from '#app/clinic/plan-prices.ts';
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

type Price = Omit<PlanPriceChange, 'announcedOn'>;
type Announcement = Price & { seenVersion: number; by: number };
export type PriceEffects = {
  /** People with a running contract of the plan; each is mailed. */
  mails: number;
  before: { instalmentCents: number; yearCents: number };
  after: { instalmentCents: number; yearCents: number };
};

/** What announcing a price would do, or why it would be refused; nothing is stored. */
export async function tryPrice(
  { db, clock }: Pick<OrderServices, 'db' | 'clock'>,
  { seenVersion, ...price }: Omit<Announcement, 'by'>,
): Promise<Result<PriceEffects, PriceRefusal>> {
  const { value: announced, version } = await readVersion(db);
  if (version !== seenVersion) return refuse('changed');
  const refusal = refusalOf(announced, price, wallClockOf(clock.now()).on);
  if (refusal) return refuse(refusal);
  const terms = termsOn(announced, price, price.fromOn);
  const costing = ({ instalmentCents }: Pick<Price, 'instalmentCents'>) => ({
    instalmentCents,
    yearCents: yearCents({ ...terms, instalmentCents }),
  });
  const mails = (await runningOrders(db, price)).length;
  return ok({ mails, before: costing(terms), after: costing(price) });
}

/**
 * Announces a new price for new contracts, and mails everybody with a running contract of the plan, all in one
 * transaction. Contracts that run keep their price.
 * @param change.fromOn thirty days ahead at least, but for a price that goes back to that of the day before: it undoes an
 * announcement, and nobody counts on less than a month
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
    const refusal = refusalOf(before, { plan, instalmentCents, fromOn }, announcedOn);
    if (refusal) return refuse(refusal);
    const to = [...before, { plan, instalmentCents, fromOn, announcedOn }];
    const change = { from: before, to, version: version + 1, at: clock.now(), by };
    await storeSetting(tx, SUBJECT, change);
    const running = await runningOrders(tx, { plan });
    for (const { id: orderId } of running)
      await jobs['order-mail'](tx, { orderId, kind: 'new-price', audience: 'customer' });
    return ok({ mails: running.length });
  });
}

function refusalOf(
  announced: readonly PlanPriceChange[],
  price: Price,
  today: string,
): Exclude<PriceRefusal, 'changed'> | null {
  const { instalmentCents, fromOn } = price;
  const before = termsOn(announced, price, addDays(fromOn, -1));
  const isBack = fromOn > today && before.instalmentCents === instalmentCents;
  if (!isBack && fromOn < addDays(today, NOTICE_DAYS)) return 'too-soon';
  return termsOn(announced, price, fromOn).instalmentCents === instalmentCents ? 'same' : null;
}

/** What a plan costs on a day, by what has been announced. */
function termsOn(
  planPrices: readonly PlanPriceChange[],
  { plan }: Pick<Price, 'plan'>,
  on: string,
) {
  return planTableOn({ planPrices, yearPlans: [] }, on)[plan];
}

/** Orders whose people are told of a new price. */
function runningOrders(db: Queryable, { plan }: Pick<Price, 'plan'>): Promise<{ id: number }[]> {
  return db
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
}
