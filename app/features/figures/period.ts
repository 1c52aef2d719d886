import { addDays, daysFrom, isCalendarDay, weekdayOf } from '#app/clinic/clinic-time.ts';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';

/** Calendar days in the clinic's zone, both ends included. */
export type Period = { from: string; to: string };
export type PeriodFault = 'day' | 'order' | 'too-long';

const LONGEST_DAYS = 366;
const USUAL_DAYS = 30;
/** Longer periods are charted by week. */
const MOST_COLUMNS = 62;
const MS_A_DAY = 86_400_000;

/** The period in a URL, or the last thirty days and the error. @param today calendar day */
export function readPeriod(
  fields: Pick<URLSearchParams, 'get'>,
  today: string,
): { period: Period; fault: PeriodFault | null } {
  const usual = lastDays(USUAL_DAYS, today);
  const from = fields.get('de') || usual.from;
  const to = fields.get('ate') || (fields.get('de') ? today : usual.to);
  const fault = faultOf({ from, to });
  return fault ? { period: usual, fault } : { period: { from, to }, fault: null };
}

/** @returns this many days, ending today */
export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Starts of a chart's columns: every day, or the Mondays of long periods. */
export function columnsOf({ from, to }: Period): { isWeekly: boolean; starts: string[] } {
  const days = lengthOf({ from, to });
  if (days <= MOST_COLUMNS) return { isWeekly: false, starts: daysFrom(from, days) };
  const first = mondayOf(from);
  const weeks = Math.ceil(lengthOf({ from: first, to }) / 7);
  return {
    isWeekly: true,
    starts: Array.from({ length: weeks }, (_, index) => addDays(first, index * 7)),
  };
}

export function mondayOf(on: string): string {
  return addDays(on, -((weekdayOf(on) + 6) % 7));
}

function faultOf({ from, to }: Period): PeriodFault | null {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'day';
  if (from > to) return 'order';
  return lengthOf({ from, to }) > LONGEST_DAYS ? 'too-long' : null;
}

/** In days, both ends included. */
function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY) + 1;
}

/** Comparison of a period, as in the URL. */
export const COMPARISONS = ['anterior', 'ano'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Whole weeks, so that weekdays line up. */
const YEAR_DAYS = 364;

export function readComparison(fields: Pick<URLSearchParams, 'get'>): Comparison | null {
  return COMPARISONS.find((each) => each === fields.get('comparar')) ?? null;
}

/** The preceding period of equal length, or the same days a year earlier. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const back = comparison === 'ano' ? YEAR_DAYS : lengthOf(period);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

/**
 * From 8 to 9 is '+13%', from 9 to 8 '−11%'; '=' for no change, '–' when there is nothing to compare
 * with, and words from tenfold growth on.
 */
export function changeOf(now: number | null, before: number | null): string {
  if (now === null || before === null) return '–';
  if (now === before) return '=';
  if (before === 0) return '–';
  if (now >= 10 * before) return staffFigures.manyTimes;
  const percent = Math.round((100 * (now - before)) / before);
  return `${now > before ? '+' : '−'}${Math.max(1, Math.abs(percent))}%`;
}
