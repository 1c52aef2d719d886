import type { OrderState } from './order-terms.ts';

export const ORDERS_PATH = '/equipe/assinaturas';
export const ORDER_FIGURES_PATH = '/equipe/assinaturas/numeros';
export const ORDER_EXPORT_PATH = '/equipe/assinaturas/planilha';
export const PLAN_SETTINGS_PATH = '/equipe/assinaturas/precos';

export const ORDER_VIEWS = [
  'to-do',
  'awaiting-prescription',
  'active',
  'unpaid',
  'closed',
  'all',
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export type OrderFilter = { view: OrderView; text: string };

const LONGEST_SEARCH = 100;

export function readOrderFilter(parameters: URLSearchParams): OrderFilter {
  const asked = parameters.get('ver');
  const view = ORDER_VIEWS.find((each) => each === asked) ?? 'to-do';
  return { view, text: (parameters.get('busca') ?? '').trim().slice(0, LONGEST_SEARCH) };
}

export function ordersHref({ view, text }: OrderFilter): string {
  const query = new URLSearchParams();
  if (view !== 'to-do') query.set('ver', view);
  if (text) query.set('busca', text);
  return query.size > 0 ? `${ORDERS_PATH}?${query}` : ORDERS_PATH;
}

export function orderHref(protocol: string): string {
  return `${ORDERS_PATH}/${protocol}`;
}

/** How far ahead a delivery or a review is something to do. */
export const AHEAD_DAYS = 7;

/** What is to be done for an order by a day: the earliest of each kind. */
export type OrderRow = {
  protocol: string;
  name: string;
  planName: string;
  state: OrderState;
  orderedAtMs: number;
  deliveryOn: string | null;
  reviewOn: string | null;
  unpaid: number;
};
