import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import {
  type PlanSlug,
  planTableOn,
  type RecordedPlans,
  yearCents,
} from '#app/clinic/plan-prices.ts';
import { planFields, planName } from '#app/clinic/record/plan-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import {
  NOTICE_DAYS,
  readPlanPrices,
} from '#app/features/subscriptions/plan-price-changes.server.ts';
import { staffPlans } from '#app/locales/pt-BR/staff/clinic/plans.ts';
import { money } from '#app/platform/money.ts';

type Change = Record<'before' | 'after', Pick<ClinicRecord, 'yearPlans'>>;

/**
 * What a change of the plans does, a line for each plan that it touches: who keeps what was signed, and what the year
 * costs then.
 * @param on calendar day on which it begins
 */
export async function planLines(db: Queryable, change: Change, on: string): Promise<string[]> {
  const { was, next, planPrices } = await bothOf(db, change);
  const touched = next.filter((entry) => !isSame(entry, entryOf(was, entry.slug)));
  const lines: string[] = [];
  for (const entry of touched) {
    const wasArchived = entryOf(was, entry.slug)?.isArchived ?? false;
    const kept = staffPlans.kept(await countRunning(db, entry.slug));
    const total = (yearPlans: RecordedPlans['yearPlans']) =>
      yearCents(planTableOn({ planPrices, yearPlans }, on)[entry.slug]);
    const [before, after] = [total(was), total(next)];
    const words = [
      ...(entry.isArchived && !wasArchived ? [staffPlans.goes] : []),
      ...(wasArchived && !entry.isArchived ? [staffPlans.comes] : []),
      ...(entry.isArchived === wasArchived ? [staffPlans.changes] : []),
      ...(wasArchived ? [] : [kept]),
      ...(before === after ? [] : [staffPlans.total(money(before), money(after))]),
    ];
    lines.push(`${planName(entry.slug)}: ${words.join(' ')}`);
  }
  return lines;
}

/**
 * Why a change of the plans must begin later: contracts promise thirty days' notice of a higher price, and more
 * instalments of the same amount are one. Null where it may begin on its day.
 */
export async function tooSoonForPrice(
  db: Queryable,
  change: Change,
  { on, today }: { on: string; today: string },
): Promise<string | null> {
  if (on >= addDays(today, NOTICE_DAYS)) return null;
  const { was, next, planPrices } = await bothOf(db, change);
  if (isSame(was, next)) return null;
  const [before, after] = [was, next].map((yearPlans) =>
    planTableOn({ planPrices, yearPlans }, on),
  );
  const dearer = next.filter(
    ({ slug, isArchived }) =>
      !isArchived && before && after && yearCents(after[slug]) > yearCents(before[slug]),
  );
  if (dearer.length === 0) return null;
  return staffPlans.tooSoon(dearer.map(({ slug }) => planName(slug)).join(', '));
}

async function bothOf(db: Queryable, { before, after }: Change) {
  return {
    was: planFields.yearPlans.parse(before.yearPlans),
    next: planFields.yearPlans.parse(after.yearPlans),
    planPrices: await readPlanPrices(db),
  };
}

function entryOf(plans: RecordedPlans['yearPlans'], slug: PlanSlug) {
  return plans.find((each) => each.slug === slug);
}

async function countRunning(db: Queryable, plan: PlanSlug): Promise<number> {
  const [row] = await db.select({ running: count() }).from(orders).where(isRunningOf(plan));
  return row?.running ?? 0;
}

function isRunningOf(plan: PlanSlug) {
  return and(
    eq(orders.plan, plan),
    inArray(orders.state, ['awaiting-prescription', 'active']),
    isNull(orders.erasedAt),
  );
}
