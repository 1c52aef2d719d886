import type { Comparison } from './comparison.ts';
import type { Period } from './period.ts';

export const FIGURES_PATH = '/equipe/numeros';

/** What an address of the figures says. */
export type FiguresQuery = { period: Period; comparison: Comparison | null };

/** Tables of the page, each of which can be taken away. */
export const FIGURE_TABLES = [
  'resumo',
  'visitas',
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

export function figuresHref(shown: FiguresQuery): string {
  return `${FIGURES_PATH}?${queryOf(shown)}`;
}

export function tableHref(table: FigureTable, shown: FiguresQuery): string {
  return `${FIGURES_PATH}/planilha?tabela=${table}&${queryOf(shown)}`;
}

export function readTable(fields: Pick<URLSearchParams, 'get'>): FigureTable | null {
  return FIGURE_TABLES.find((each) => each === fields.get('tabela')) ?? null;
}

function queryOf({ period: { from, to }, comparison }: FiguresQuery): string {
  return `de=${from}&ate=${to}${comparison ? `&comparar=${comparison}` : ''}`;
}
