import type { Clinic } from '#app/clinic/clinic-schema.ts';
import {
  type StatementDoubt,
  type StatementName,
  statementDoubt,
} from '#app/clinic/published-statements.ts';

/** A claim that the site does not show until somebody of the clinic has checked it. */
export type PendingDecision = {
  claim: StatementName;
  doubt: StatementDoubt;
  source: string;
  measuredOn: string;
};

/** @param today calendar day in the clinic's zone */
export function pendingDecisions({ claims }: Pick<Clinic, 'claims'>, today: string) {
  const names = ['patients', 'years', 'rating', 'answerMinutes', 'sameDayReport'] as const;
  return names.flatMap((claim): PendingDecision[] => {
    const { source, measuredOn } = claims[claim];
    const doubt = statementDoubt(claims[claim], today);
    return doubt ? [{ claim, doubt, source, measuredOn }] : [];
  });
}
