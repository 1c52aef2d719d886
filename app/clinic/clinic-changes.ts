import type { ClinicRecord } from './clinic-schema.ts';
import type { PlanPriceChange } from './plan-prices.ts';
import type { StatementName } from './published-statements.ts';
import type { ScreeningInstrumentId } from './screening-instruments.ts';

/** A statement as staff have checked it. */
export type CheckedStatement = {
  /** A number; 1 or 0 for a yes/no statement. */
  value: number;
  /** For the rating: number of reviews. */
  reviews?: number | undefined;
  source: string;
  /** For the English pages; defaults to the Portuguese source. */
  sourceInEnglish?: string | undefined;
  measuredOn: string;
  /** Who is responsible for it at the clinic. */
  owner: string;
  /** False when withdrawn. */
  verified: boolean;
};

/** What staff have set, overriding the clinic record. */
export type ClinicChanges = {
  statements: Readonly<Partial<Record<StatementName, CheckedStatement>>>;
  /** Which Saturday hours are right: those of the record, or those of the FAQ. */
  saturday: 'hours' | 'faq' | null;
  /** Whether days are kept compact; null where nobody has set it. */
  compactDays: boolean | null;
  /** Which dry-eye questionnaire is asked; null where nobody has chosen. */
  screening: ScreeningInstrumentId | null;
  /** Whether lens plans are offered; null where nobody has set it. */
  plansEnabled: boolean | null;
  planPrices: readonly PlanPriceChange[];
  /** Whether Google's reviews are shown; null where nobody has set it. */
  googleReviews?: boolean | null;
  /** Whether the site is open to search engines; null where nobody has opened or closed it. */
  isOpenToAll?: boolean | null;
};

/** The record with the staff's changes applied; used by pages, structured data and footer. */
export function withClinicChanges(record: ClinicRecord, changes: ClinicChanges): ClinicRecord {
  const { googleReviews } = changes;
  const reviewed =
    typeof googleReviews === 'boolean' ? { ...record, showsGoogleReviews: googleReviews } : record;
  const opened =
    typeof changes.isOpenToAll === 'boolean'
      ? { ...reviewed, isOpenToAll: changes.isOpenToAll }
      : reviewed;
  const compact = withCompactDays(withScreening(withPlans(opened, changes), changes), changes);
  return withSaturday(withStatements(compact, changes), changes);
}

function withPlans(
  record: ClinicRecord,
  { plansEnabled, planPrices }: ClinicChanges,
): ClinicRecord {
  return {
    ...record,
    plansEnabled: plansEnabled ?? record.plansEnabled,
    ...(planPrices.length > 0 && { planPrices: [...planPrices] }),
  };
}

function withCompactDays(record: ClinicRecord, { compactDays }: ClinicChanges): ClinicRecord {
  if (compactDays === null) return record;
  return { ...record, agenda: { ...record.agenda, prefersCompactDays: compactDays } };
}

function withScreening(record: ClinicRecord, { screening }: ClinicChanges): ClinicRecord {
  return screening === null ? record : { ...record, screeningInstrument: screening };
}

function withStatements(
  record: ClinicRecord,
  { statements: checked }: ClinicChanges,
): ClinicRecord {
  const { statements } = record;
  const { patients, years, rating, answerMinutes, sameDayReport } = checked;
  return {
    ...record,
    statements: {
      patients: patients ? { value: patients.value, ...proofOf(patients) } : statements.patients,
      years: years ? { value: years.value, ...proofOf(years) } : statements.years,
      rating: rating
        ? {
            ...statements.rating,
            value: rating.value,
            reviews: rating.reviews ?? statements.rating.reviews,
            ...proofOf(rating),
          }
        : statements.rating,
      answerMinutes: answerMinutes
        ? { value: answerMinutes.value, ...proofOf(answerMinutes) }
        : statements.answerMinutes,
      sameDayReport: sameDayReport
        ? { value: sameDayReport.value === 1, ...proofOf(sameDayReport) }
        : statements.sameDayReport,
    },
  };
}

function proofOf({ source, sourceInEnglish, measuredOn, verified }: CheckedStatement) {
  const words = { 'pt-BR': source, 'en-US': sourceInEnglish || source };
  return { source: words, measuredOn, verified };
}

function withSaturday(record: ClinicRecord, { saturday: right }: ClinicChanges): ClinicRecord {
  const { saturdayFaqHours, ...settled } = record;
  if (!right || !saturdayFaqHours) return record;
  const { startsTime, endsTime } = saturdayFaqHours;
  const saturday = right === 'faq' ? [{ startsTime, endsTime }] : record.hours.saturday;
  return { ...settled, hours: { ...record.hours, saturday } };
}
