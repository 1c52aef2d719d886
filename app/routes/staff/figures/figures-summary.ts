import { changeOf } from '#app/features/figures/period.ts';
import { percentOf } from '#app/features/figures/series.ts';
import type { SummaryRow } from '#app/features/figures/summary-table.tsx';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import type { AllFigures } from './figures-data.server.ts';

type Key = keyof typeof staffFigures.summary.rows;
type Measure = {
  /** Value to compare and draw; null when there is none. */
  value: (figures: AllFigures) => number | null;
  display?: (figures: AllFigures) => string;
};

const MEASURES: Record<Key, Measure> = {
  appointments: { value: ({ channels }) => channels.reduce((sum, { count }) => sum + count, 0) },
  cancelled: { value: ({ cancelled }) => cancelled },
  noShows: {
    value: ({ noShows }) => (noShows ? noShows.noShows / noShows.settled : null),
    display: ({ noShows }) => (noShows ? percentOf(noShows.noShows, noShows.settled) : '–'),
  },
  medianLead: { value: ({ medianLeadDays }) => medianLeadDays },
  views: { value: ({ views }) => views.columns.reduce((sum, { total }) => sum + total, 0) },
  errorKinds: { value: ({ errorKinds }) => errorKinds },
};

/** Rows of the summary; `before` is the compared period, if any. */
export function summaryOf(now: AllFigures, before: AllFigures | null): SummaryRow[] {
  return typedEntries(MEASURES).map(([key, measure]) => {
    const value = measure.value(now);
    const other = before && measure.value(before);
    return {
      name: staffFigures.summary.rows[key],
      now: displayOf(measure, now),
      before: before && displayOf(measure, before),
      change: before && changeOf(value, other),
      values: { now: value ?? 0, before: other ?? 0 },
    };
  });
}

function displayOf({ value, display }: Measure, figures: AllFigures): string {
  return display ? display(figures) : String(value(figures) ?? '–');
}

function typedEntries(measures: Record<Key, Measure>): [Key, Measure][] {
  const keys: Key[] = ['appointments', 'cancelled', 'noShows', 'medianLead', 'views', 'errorKinds'];
  return keys.map((key) => [key, measures[key]]);
}
