import type { Clinic } from '#app/clinic/clinic-schema.ts';
import {
  type StatementDoubt,
  type StatementName,
  statementDoubt,
} from '#app/clinic/published-statements.ts';

/** A statement hidden from the site until somebody at the clinic has reviewed it. */
export type PendingDecision = {
  statement: StatementName;
  doubt: StatementDoubt;
  source: string;
  measuredOn: string;
};

/** @param today calendar day in the clinic's zone */
export function pendingDecisions({ statements }: Pick<Clinic, 'statements'>, today: string) {
  const names = ['patients', 'years', 'rating', 'answerMinutes', 'sameDayReport'] as const;
  return names.flatMap((statement): PendingDecision[] => {
    const { source, measuredOn } = statements[statement];
    const doubt = statementDoubt(statements[statement], today);
    return doubt ? [{ statement, doubt, source, measuredOn }] : [];
  });
}
