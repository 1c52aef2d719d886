import type { Bar } from '#app/features/figures/bar-table.tsx';
import type { FigureTable } from '#app/features/figures/figures-paths.ts';
import { type Column, percentOf } from '#app/features/figures/series.ts';
import type { SummaryRow } from '#app/features/figures/summary-table.tsx';
import { staffFigures as texts } from '#app/locales/pt-BR/staff/figures.ts';
import type { AllFigures } from './figures-data.server.ts';

type Rows = string[][];

/** A table of the page as rows of text, its heads first. */
export function rowsOf(
  table: FigureTable,
  { figures, summary }: { figures: AllFigures; summary: readonly SummaryRow[] },
): Rows {
  switch (table) {
    case 'resumo':
      return summaryRows(summary);
    case 'visitas':
      return seriesRows(figures.visits, figures.visits.names);
    case 'paginas-por-dia':
      return seriesRows(figures.views, [texts.views.name]);
    case 'velocidade':
      return vitalRows(figures.vitals);
    default:
      return barRows(barsOf(table, figures));
  }
}

function barsOf(
  table: Exclude<FigureTable, 'resumo' | 'visitas' | 'paginas-por-dia' | 'velocidade'>,
  figures: AllFigures,
): readonly Bar[] {
  return {
    faltas: figures.attendance,
    canais: figures.channels,
    antecedencia: figures.leads,
    paginas: figures.pages,
    origens: figures.origins,
    toques: figures.clicks,
    buscas: figures.searches,
    erros: figures.errors,
  }[table];
}

function barRows(bars: readonly Bar[]): Rows {
  const whole = bars.reduce((sum, { count }) => sum + count, 0);
  const { what, count, share } = texts.table;
  return [
    [what, count, share],
    ...bars.map((bar) => [bar.name, String(bar.count), percentOf(bar.count, whole)]),
  ];
}

type Series = { isWeekly: boolean; columns: readonly Column[] };

function seriesRows({ isWeekly, columns }: Series, names: readonly string[]): Rows {
  const { week, day, total } = texts.table;
  return [
    [isWeekly ? week : day, ...names, total],
    ...columns.map(({ start, counts, total: sum }) => [start, ...counts.map(String), String(sum)]),
  ];
}

function vitalRows(vitals: AllFigures['vitals']): Rows {
  const { metric, good, needsImprovement, poor } = texts.vitals;
  return [
    [metric, good, needsImprovement, poor],
    ...vitals.map((each) => [
      each.metric,
      ...[each.good, each.needsImprovement, each.poor].map(String),
    ]),
  ];
}

function summaryRows(rows: readonly SummaryRow[]): Rows {
  const { what, now, before, change } = texts.summary;
  const isCompared = rows.some((row) => row.before !== null);
  return [
    isCompared ? [what, now, before, change] : [what, now],
    ...rows.map((row) =>
      isCompared ? [row.name, row.now, row.before ?? '', row.change ?? ''] : [row.name, row.now],
    ),
  ];
}
