import type { ClinicRecord } from './clinic-schema.ts';
import type { StatementName } from './published-statements.ts';

/** A claim as staff have checked it. */
export type CheckedStatement = {
  /** A number; of what is either so or not, 1 or 0. */
  value: number;
  /** Of the rating: from how many reviews. */
  reviews?: number | undefined;
  source: string;
  /** For the English pages; the Portuguese one stands in. */
  sourceInEnglish?: string | undefined;
  measuredOn: string;
  /** Who answers for it at the clinic. */
  owner: string;
  /** False when it was withdrawn. */
  verified: boolean;
};

/** The days on which the campaign is on, both included, and what visitors say at booking. */
export type CampaignDates = { startsOn: string; endsOn: string; code: string };

/** What staff have settled, in place of the clinic record. */
export type ClinicChanges = {
  claims: Readonly<Partial<Record<StatementName, CheckedStatement>>>;
  /** Which reading of Saturday is right: the hours of the record, or those of the FAQ. */
  saturday: 'hours' | 'faq' | null;
  campaign: CampaignDates | null;
};

/** The record with what staff have settled in it; what pages, structured data and footer use. */
export function withClinicChanges(record: ClinicRecord, changes: ClinicChanges): ClinicRecord {
  return withSaturday(withCampaign(withStatements(record, changes), changes), changes);
}

function withStatements(record: ClinicRecord, { claims: checked }: ClinicChanges): ClinicRecord {
  const { claims } = record;
  const { patients, years, rating, answerMinutes, sameDayReport } = checked;
  return {
    ...record,
    claims: {
      patients: patients ? { value: patients.value, ...proofOf(patients) } : claims.patients,
      years: years ? { value: years.value, ...proofOf(years) } : claims.years,
      rating: rating
        ? {
            ...claims.rating,
            value: rating.value,
            reviews: rating.reviews ?? claims.rating.reviews,
            ...proofOf(rating),
          }
        : claims.rating,
      answerMinutes: answerMinutes
        ? { value: answerMinutes.value, ...proofOf(answerMinutes) }
        : claims.answerMinutes,
      sameDayReport: sameDayReport
        ? { value: sameDayReport.value === 1, ...proofOf(sameDayReport) }
        : claims.sameDayReport,
    },
  };
}

function proofOf({ source, sourceInEnglish, measuredOn, verified }: CheckedStatement) {
  const words = { 'pt-BR': source, 'en-US': sourceInEnglish || source };
  return { source: words, measuredOn, verified };
}

function withCampaign(record: ClinicRecord, { campaign }: ClinicChanges): ClinicRecord {
  if (!campaign) return record;
  const { startsOn, endsOn, code } = campaign;
  return { ...record, campaignDates: { startsOn, endsOn }, campaignCode: code };
}

function withSaturday(record: ClinicRecord, { saturday: right }: ClinicChanges): ClinicRecord {
  const { saturdayFaqHours, ...settled } = record;
  if (!right || !saturdayFaqHours) return record;
  const { startsTime, endsTime } = saturdayFaqHours;
  const saturday = right === 'faq' ? [{ startsTime, endsTime }] : record.hours.saturday;
  return { ...settled, hours: { ...record.hours, saturday } };
}
