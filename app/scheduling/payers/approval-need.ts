import { addDays } from '#app/clinic/clinic-time.ts';
import { type PayerRules, serviceRuleOf } from './payer-rules.ts';

/** The exams of one coming for which a payer wants an approval, and how many days it takes for all of them. */
export type ApprovalNeed = { serviceSlugs: string[]; days: number };

/** Null where none of the exams wants one. */
export function approvalNeed(
  rules: PayerRules | null,
  serviceSlugs: readonly string[],
): ApprovalNeed | null {
  if (!rules) return null;
  const wanting = [...new Set(serviceSlugs)].filter(
    (slug) => serviceRuleOf(rules, slug).needsApproval,
  );
  if (wanting.length === 0) return null;
  const days = Math.max(...wanting.map((slug) => serviceRuleOf(rules, slug).approvalDays));
  return { serviceSlugs: wanting, days };
}

/** By when an approval has to be asked for, so that the payer's days are enough. */
export function askBy(startsOn: string, approvalDays: number): string {
  return addDays(startsOn, -approvalDays);
}

/** Whether an approval that is asked for today may come after the day on which it is needed. */
export function mayComeLate(
  days: number,
  { startsOn, today }: { startsOn: string; today: string },
) {
  return askBy(startsOn, days) < today;
}
