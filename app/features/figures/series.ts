import { columnsOf, mondayOf, type Period } from './period.ts';

/** A count on a calendar day. */
export type Measured = { on: string; series: string; count: number };
/** A chart column: a day, or the week starting on it; one count per series. */
export type Column = { start: string; counts: number[]; total: number };

/**
 * Totals by day, or by week for long periods; every day of the period has a column.
 * @param names of the series, in the order of the columns' counts; others are ignored
 */
export function columnsFor(
  period: Period,
  names: readonly string[],
  measured: readonly Measured[],
): { isWeekly: boolean; columns: Column[] } {
  const { isWeekly, starts } = columnsOf(period);
  const sums = new Map<string, number>();
  for (const { on, series, count } of measured) {
    const key = `${isWeekly ? mondayOf(on) : on} ${series}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  const columns = starts.map((start) => {
    const counts = names.map((name) => sums.get(`${start} ${name}`) ?? 0);
    return { start, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  return { isWeekly, columns };
}

/** 0.125 as '13%'; never rounds to 0% or 100% unless exact. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0) return '–';
  const exact = (100 * part) / whole;
  if (part > 0 && exact < 1) return '<1%';
  if (part < whole && exact > 99) return '>99%';
  return `${Math.round(exact)}%`;
}
