import type { Clinic } from './clinic-schema.ts';
import { isToFill } from './demonstration/to-fill.ts';

type Statements = Clinic['statements'];
export type StatementName = keyof Statements;

const MONTHS_OF_TRUST = 12;

/**
 * The clinic's statements that may be shown: verified, with a source, and measured at most 12 months ago.
 * Res. CFM 2.336/2023 requires advertising to be true and verifiable.
 * @param today calendar day in the clinic's zone, '2026-11-20'
 */
export function publishedStatements(statements: Statements, today: string): Partial<Statements> {
  const isShown = (statement: Statements[StatementName]) =>
    statementDoubt(statement, today) === null;
  return {
    ...(isShown(statements.patients) && { patients: statements.patients }),
    ...(isShown(statements.years) && { years: statements.years }),
    ...(isShown(statements.rating) && { rating: statements.rating }),
    ...(isShown(statements.answerMinutes) && { answerMinutes: statements.answerMinutes }),
    ...(isShown(statements.sameDayReport) &&
      statements.sameDayReport.value && { sameDayReport: statements.sameDayReport }),
  };
}

export type StatementDoubt = 'unverified' | 'without-source' | 'too-old' | 'not-yet-measured';

/** Why a statement may not be shown today; null when it may. */
export function statementDoubt(
  { verified, source, measuredOn }: Statements[StatementName],
  today: string,
): StatementDoubt | null {
  if (!verified) return 'unverified';
  if (source.trim() === '') return 'without-source';
  if (measuredOn > today) return 'not-yet-measured';
  return measuredOn < monthsBefore(today, MONTHS_OF_TRUST) ? 'too-old' : null;
}

/** A record that began blank says nothing there yet: there is nothing to decide until somebody states something. */
export function isUnstated({ verified, source }: Statements[StatementName]): boolean {
  return !verified && isToFill(source);
}

/** A statement hidden from the site until somebody at the clinic has reviewed it. */
export type PendingDecision = {
  statement: StatementName;
  doubt: StatementDoubt;
  source: string;
  measuredOn: string;
};

/**
 * The statements that wait for a person.
 * @param today calendar day in the clinic's zone
 */
export function pendingDecisions(statements: Statements, today: string): PendingDecision[] {
  const names = ['patients', 'years', 'rating', 'answerMinutes', 'sameDayReport'] as const;
  return names.flatMap((statement) => {
    const { source, measuredOn } = statements[statement];
    if (isUnstated(statements[statement])) return [];
    const doubt = statementDoubt(statements[statement], today);
    return doubt ? [{ statement, doubt, source, measuredOn }] : [];
  });
}

// Only compared as text: '2025-02-31' does not exist but sorts correctly.
function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  return `${year}-${String(index + 1).padStart(2, '0')}${day.slice(7)}`;
}
