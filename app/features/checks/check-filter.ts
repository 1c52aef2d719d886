import type { CheckStatus } from './check.ts';

/** Fields of the page's form. */
export const CHECK_PAGE_FIELDS = { run: 'executar', filter: 'estado' } as const;

/** What the list can be narrowed to, as addresses say it. */
export const FILTERS = [
  { value: 'todos', status: undefined },
  { value: 'certo', status: 'success' },
  { value: 'atencao', status: 'warning' },
  { value: 'problema', status: 'error' },
] as const;
export type CheckFilter = (typeof FILTERS)[number]['value'];

/** The filter that an address or a field names; all for any other word. */
export function readFilter(text: string | null): CheckFilter {
  return FILTERS.find(({ value }) => value === text)?.value ?? 'todos';
}

export function isShown(status: CheckStatus, filter: CheckFilter): boolean {
  const wanted = FILTERS.find(({ value }) => value === filter)?.status;
  return wanted === undefined || wanted === status;
}
