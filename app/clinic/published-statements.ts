import type { Clinic } from './clinic-schema.ts';

type Claims = Clinic['claims'];
export type StatementName = keyof Claims;

const MONTHS_OF_TRUST = 12;

/**
 * The clinic's claims that may be shown: verified, with a source, and measured at most 12 months ago.
 * Res. CFM 2.336/2023 wants advertising to be true and open to proof.
 * @param today calendar day in the clinic's zone, '2026-11-20'
 */
export function publishedStatements(claims: Claims, today: string): Partial<Claims> {
  const isShown = (claim: Claims[StatementName]) => statementDoubt(claim, today) === null;
  return {
    ...(isShown(claims.patients) && { patients: claims.patients }),
    ...(isShown(claims.years) && { years: claims.years }),
    ...(isShown(claims.rating) && { rating: claims.rating }),
    ...(isShown(claims.answerMinutes) && { answerMinutes: claims.answerMinutes }),
    ...(isShown(claims.sameDayReport) &&
      claims.sameDayReport.value && { sameDayReport: claims.sameDayReport }),
  };
}

export type StatementDoubt = 'unverified' | 'without-source' | 'too-old' | 'not-yet-measured';

/** Why a claim may not be shown today; null when it may. */
export function statementDoubt(
  { verified, source, measuredOn }: Claims[StatementName],
  today: string,
): StatementDoubt | null {
  if (!verified) return 'unverified';
  if (source.trim() === '') return 'without-source';
  if (measuredOn > today) return 'not-yet-measured';
  return measuredOn < monthsBefore(today, MONTHS_OF_TRUST) ? 'too-old' : null;
}

// Compared as text: '2025-02-31' does not exist but sorts where it should.
function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  return `${year}-${String(index + 1).padStart(2, '0')}${day.slice(7)}`;
}
