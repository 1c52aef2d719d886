import { formText } from '#app/platform/form-values.ts';
import type { Finding, RuleId } from './linted-content.ts';

/** Text that breaks a rule and stays because somebody has given a reason. */
export type Override = { finding: RuleId; quote: string; reason: string };
export type ReasonRefusal = 'reasonMissing' | 'reasonTooLong';
/** A missing or unusable reason; `field` is the name of its form field. */
export type ReasonError = { field: string; refusal: ReasonRefusal };

const SHORTEST = 10;
const LONGEST = 500;

/** Name of the form field for a finding's reason. */
export function reasonField({ rule, n }: Pick<Finding, 'rule' | 'n'>): string {
  return `justificativa-${rule}-${n}`;
}

/**
 * Reads a form's reasons for the findings of its text, or which reasons are missing. Without errors the text may be
 * published.
 */
export function readOverrides(
  form: Pick<FormData, 'get'>,
  findings: readonly Finding[],
): { overrides: Override[]; errors: ReasonError[]; values: Readonly<Record<string, string>> } {
  const answers = findings
    .filter(({ severity }) => severity === 'blocks')
    .map((finding) => {
      const field = reasonField(finding);
      return { finding, field, reason: formText(form, field).trim() };
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
    values: Object.fromEntries(answers.map(({ field, reason }) => [field, reason])),
  };
}

/** Reasons given before for the same text under the same rule, as form values. */
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
