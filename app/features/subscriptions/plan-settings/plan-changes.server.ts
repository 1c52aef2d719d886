import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PlanEntry, PlanSlug } from '#app/clinic/plan-prices.ts';
import { planFields, planName } from '#app/clinic/record/plan-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { staffPlans } from '#app/locales/pt-BR/staff/clinic/plans.ts';

type Change = Record<'before' | 'after', Pick<ClinicRecord, 'yearPlans'>>;

/** What a change of the plans does, a line for each plan that it touches: who keeps what was signed. */
export async function planLines(db: Queryable, change: Change): Promise<string[]> {
  const was = planFields.yearPlans.parse(change.before.yearPlans);
  const next = planFields.yearPlans.parse(change.after.yearPlans);
  const lines: string[] = [];
  for (const entry of next) {
    const words = await wordsOf(db, { was: entryOf(was, entry.slug), entry });
    if (words.length > 0) lines.push(`${planName(entry.slug)}: ${words.join(' ')}`);
  }
  const isOfOthers = next.some((entry) => {
    const before = entryOf(was, entry.slug);
    return before !== undefined && !isSame(termsOf(before), termsOf(entry));
  });
  return isOfOthers ? [...lines, staffPlans.ownText] : lines;
}

async function wordsOf(
  db: Queryable,
  { was, entry }: { was: PlanEntry | undefined; entry: PlanEntry },
): Promise<string[]> {
  const wasArchived = was?.isArchived ?? false;
  if (wasArchived) return entry.isArchived ? [] : [staffPlans.comes];
  const isOther = !isSame(termsOf(entry), was && termsOf(was));
  if (!entry.isArchived && !isOther) return [];
  const kept = staffPlans.kept(await countRunning(db, entry.slug));
  return [entry.isArchived ? staffPlans.goes : staffPlans.changes, kept];
}

/** What a contract is made with; where a plan stands on the site is no part of it. */
function termsOf({ isHighlighted: _highlight, isArchived: _archive, ...terms }: PlanEntry) {
  return terms;
}

function entryOf(plans: readonly PlanEntry[], slug: PlanSlug) {
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
