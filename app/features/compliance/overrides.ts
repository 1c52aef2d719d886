import type { Finding, RuleId } from './linted-content.ts';

/** Words that break a rule and stay, because somebody answers for them. */
export type Override = { finding: RuleId; quote: string; reason: string };
export type ReasonRefusal = 'reasonMissing' | 'reasonTooLong';
/** Where a reason is missing or not one; `field` is the name of its field in the form. */
export type ReasonError = { field: string; refusal: ReasonRefusal };

const SHORTEST = 10;
const LONGEST = 500;

/** The name of the field in which somebody answers for a finding. */
export function reasonField({ rule, n }: Pick<Finding, 'rule' | 'n'>): string {
  return `justificativa-${rule}-${n}`;
}

/**
 * What a form says to the findings of its text: the reasons given, and which are missing. Without errors the text may
 * be published.
 */
export function readOverrides(
  form: Pick<FormData, 'get'>,
  findings: readonly Finding[],
): { overrides: Override[]; errors: ReasonError[]; typed: Readonly<Record<string, string>> } {
  const answers = findings
    .filter(({ severity }) => severity === 'blocks')
    .map((finding) => {
      const field = reasonField(finding);
      const value = form.get(field);
      return { finding, field, reason: typeof value === 'string' ? value.trim() : '' };
    });
  return {
    overrides: answers.map(({ finding: { rule, excerpt }, reason }) => ({
      finding: rule,
      quote: excerpt,
      reason,
    })),
    errors: answers.flatMap(({ field, reason }): ReasonError[] => {
      if (reason.length < SHORTEST) return [{ field, refusal: 'reasonMissing' }];
      return reason.length > LONGEST ? [{ field, refusal: 'reasonTooLong' }] : [];
    }),
    typed: Object.fromEntries(answers.map(({ field, reason }) => [field, reason])),
  };
}

/** Reasons given before, for the same words under the same rule, as a form would send them. */
export function reasonsGiven(
  findings: readonly Finding[],
  given: readonly Override[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.flatMap((finding) => {
      const before = given.find(
        ({ finding: rule, quote }) => rule === finding.rule && quote === finding.excerpt,
      );
      return before ? [[reasonField(finding), before.reason]] : [];
    }),
  );
}
