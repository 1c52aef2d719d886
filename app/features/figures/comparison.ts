import { addDays } from '#app/clinic/clinic-time.ts';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { lengthOf, type Period } from './period.ts';

/** With which other days a period is compared, as in the address. */
export const COMPARISONS = ['anterior', 'ano'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Whole weeks, so that the same weekdays are compared. */
const YEAR_DAYS = 364;

export function readComparison(fields: Pick<URLSearchParams, 'get'>): Comparison | null {
  return COMPARISONS.find((each) => each === fields.get('comparar')) ?? null;
}

/** The days just before, as many of them, or the same days of the year before. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const back = comparison === 'ano' ? YEAR_DAYS : lengthOf(period);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

/**
 * From 8 to 9 it is '+13%', from 9 to 8 '−11%'; '=' when nothing changed, '–' when there is nothing to
 * compare with, and words from ten times as many on.
 */
export function changeOf(now: number | null, before: number | null): string {
  if (now === null || before === null) return '–';
  if (now === before) return '=';
  if (before === 0) return '–';
  if (now >= 10 * before) return staffFigures.manyTimes;
  const percent = Math.round((100 * (now - before)) / before);
  return `${now > before ? '+' : '−'}${Math.max(1, Math.abs(percent))}%`;
}
