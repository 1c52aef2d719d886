import type { Bar } from '#app/features/figures/bar-table.tsx';
import { type FigureTable, readTable } from '#app/features/figures/figures-paths.ts';
import { type Column, percentOf } from '#app/features/figures/series.ts';
import type { SummaryRow } from '#app/features/figures/summary-table.tsx';
import { staffFigures as messages, staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/figures-csv';
import { type AllFigures, readFiguresView } from './figures-data.server.ts';

/** A table of figures as CSV. The figures are anonymous, so a plain GET may return them. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const table = readTable(url.searchParams);
  if (!table) return new Response(null, { status: 404, headers: ERROR_HEADERS });
  const view = await readFiguresView(services, url.searchParams, today);
  const { from, to } = view.period;
  const filename = staffFigures.csv.filename(table, from, to);
  return new Response(csvOf(rowsOf(table, view)), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}

type Rows = string[][];

/** A table as rows of text, header first. */
function rowsOf(
  table: FigureTable,
  { figures, summary }: { figures: AllFigures; summary: readonly SummaryRow[] },
): Rows {
  switch (table) {
    case 'resumo':
      return summaryRows(summary);
    case 'agendamentos':
      return seriesRows(figures.appointments, figures.appointments.names);
    case 'paginas-por-dia':
      return seriesRows(figures.views, [messages.views.name]);
    case 'velocidade':
      return vitalRows(figures.vitals);
    default:
      return barRows(barsOf(table, figures));
  }
}

function barsOf(
  table: Exclude<FigureTable, 'resumo' | 'agendamentos' | 'paginas-por-dia' | 'velocidade'>,
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
  const { what, count, share } = messages.table;
  return [
    [what, count, share],
    ...bars.map((bar) => [bar.name, String(bar.count), percentOf(bar.count, whole)]),
  ];
}

type Series = { isWeekly: boolean; columns: readonly Column[] };

function seriesRows({ isWeekly, columns }: Series, names: readonly string[]): Rows {
  const { week, day, total } = messages.table;
  return [
    [isWeekly ? week : day, ...names, total],
    ...columns.map(({ start, counts, total: sum }) => [start, ...counts.map(String), String(sum)]),
  ];
}

function vitalRows(vitals: AllFigures['vitals']): Rows {
  const { metric, good, needsImprovement, poor } = messages.vitals;
  return [
    [metric, good, needsImprovement, poor],
    ...vitals.map((each) => [
      each.metric,
      ...[each.good, each.needsImprovement, each.poor].map(String),
    ]),
  ];
}

function summaryRows(rows: readonly SummaryRow[]): Rows {
  const { what, now, before, change } = messages.summary;
  const isCompared = rows.some((row) => row.before !== null);
  return [
    isCompared ? [what, now, before, change] : [what, now],
    ...rows.map((row) =>
      isCompared ? [row.name, row.now, row.before ?? '', row.change ?? ''] : [row.name, row.now],
    ),
  ];
}
