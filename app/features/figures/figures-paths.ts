import type { Comparison, Period } from './period.ts';

export const FIGURES_PATH = '/equipe/numeros';

/** Query of the figures page. */
export type FiguresQuery = { period: Period; comparison: Comparison | null };

/** Tables of the page that can be downloaded. */
export const FIGURE_TABLES = [
  'resumo',
  'agendamentos',
  'faltas',
  'canais',
  'antecedencia',
  'paginas-por-dia',
  'paginas',
  'origens',
  'toques',
  'buscas',
  'velocidade',
  'erros',
] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];

export function figuresHref(query: FiguresQuery): string {
  return `${FIGURES_PATH}?${queryOf(query)}`;
}

export function tableHref(table: FigureTable, query: FiguresQuery): string {
  return `${FIGURES_PATH}/planilha?tabela=${table}&${queryOf(query)}`;
}

export function readTable(fields: Pick<URLSearchParams, 'get'>): FigureTable | null {
  return FIGURE_TABLES.find((each) => each === fields.get('tabela')) ?? null;
}

function queryOf({ period: { from, to }, comparison }: FiguresQuery): string {
  return `de=${from}&ate=${to}${comparison ? `&comparar=${comparison}` : ''}`;
}
