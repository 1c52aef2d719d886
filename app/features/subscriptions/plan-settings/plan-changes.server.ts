import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
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
    const pairs = entryOf(was, entry.slug)?.pairsAYear;
    if (
      pairs !== undefined &&
      pairs !== entry.pairsAYear &&
      (await isWritten(db, entry.slug, pairs))
    )
      lines.push(staffPlans.stillSays(planName(entry.slug), pairs));
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

/** Whether a text of the plan that the clinic has written itself names so many pairs, and not by a placeholder. */
async function isWritten(db: Queryable, plan: PlanSlug, pairs: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select d.id from content_documents d
    join content_revisions r on r.document_id = d.id
      and r.number = coalesce(d.published_revision, d.latest_revision)
    where d.kind = 'plans' and d.slug = ${plan} and not d.is_withdrawn
      and regexp_replace(r.source, '(com|sem|with|without) [0-9]+ (pares|pairs) (em|in) ', '', 'g')
        ~ ${`\\m${pairs} (pares|pairs)\\M`}
    limit 1`);
  return rows.length > 0;
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
