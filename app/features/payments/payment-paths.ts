import { CHARGE_VIEWS, type ChargeList } from '#app/payments/charge-views.ts';

export const PAYMENT_PATHS = {
  list: '/equipe/pagamentos',
  statement: '/equipe/pagamentos/extrato',
  settings: '/equipe/pagamentos/ajustes',
} as const;

/** In the address of the upload's page after a file that was too large to be read at all. */
export const STATEMENT_TOO_LARGE = 'grande';

/** The address of each list, in its words. */
const VIEW_WORDS = {
  open: 'a-receber',
  overdue: 'vencidos',
  attention: 'atencao',
  paid: 'pagos',
  all: 'todos',
} as const satisfies Record<ChargeList, string>;

export const chargePath = (reference: string) => `${PAYMENT_PATHS.list}/cobranca/${reference}`;

export type ListFilter = { view: ChargeList; page: number; text: string };

export function listHref({ view, page, text }: ListFilter): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('ver', VIEW_WORDS[view]);
  if (text) query.set('busca', text);
  if (page > 1) query.set('pagina', String(page));
  return query.size > 0 ? `${PAYMENT_PATHS.list}?${query}` : PAYMENT_PATHS.list;
}

export function readListFilter(query: URLSearchParams): ListFilter {
  const page = Number(query.get('pagina') ?? 1);
  return {
    view: CHARGE_VIEWS.find((view) => VIEW_WORDS[view] === query.get('ver')) ?? 'open',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    text: (query.get('busca') ?? '').slice(0, 40),
  };
}
