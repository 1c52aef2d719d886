import { INBOX_STATUSES, type InboxStatus, STATUS_SLUGS } from './inbox-status.ts';

/** Views of the list: unsettled items, one status, or everything. */
export const INBOX_VIEWS = ['unsettled', ...INBOX_STATUSES, 'all'] as const;
export type InboxView = 'unsettled' | InboxStatus | 'all';

/** Assignee: anybody, nobody, the current user, or a colleague by id. */
export type Whose = 'anybody' | 'nobody' | 'me' | { id: number };

export type InboxFilter = {
  view: InboxView;
  /** Slug of the kind; null for every kind. */
  kindSlug: string | null;
  whose: Whose;
  /** Searched in name, address, phone and message. */
  text: string;
  /** From 1. */
  page: number;
};

export const INBOX_PATH = '/equipe/mensagens';
export const EXPORT_PATH = '/equipe/mensagens/exportar';
export const MAX_SEARCH = 100;

const VIEW_SLUGS = { unsettled: '', ...STATUS_SLUGS, all: 'todos' } as const satisfies Record<
  InboxView,
  string
>;
const WHOSE_SLUGS = { anybody: '', nobody: 'ninguem', me: 'eu' } as const;
const MAX_PAGE = 10_000;

/** Reads the filter from a query string or a form; unknown values are ignored. */
export function readInboxFilter(fields: Pick<URLSearchParams, 'get'>): InboxFilter {
  const page = Number(fields.get('pagina') ?? 1);
  return {
    view: INBOX_VIEWS.find((view) => VIEW_SLUGS[view] === fields.get('situacao')) ?? 'unsettled',
    kindSlug: fields.get('tipo') || null,
    whose: readWhose(fields.get('responsavel') ?? ''),
    text: (fields.get('busca') ?? '').trim().slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The filter's fields for query strings and hidden inputs, defaults omitted. */
export function filterFields(filter: InboxFilter): [string, string][] {
  const fields: [string, string][] = [
    ['situacao', VIEW_SLUGS[filter.view]],
    ['tipo', filter.kindSlug ?? ''],
    [
      'responsavel',
      typeof filter.whose === 'string' ? WHOSE_SLUGS[filter.whose] : String(filter.whose.id),
    ],
    ['busca', filter.text],
    ['pagina', filter.page === 1 ? '' : String(filter.page)],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** URL of a list; any change other than the page starts at page 1. */
export function inboxHref(filter: InboxFilter, change: Partial<InboxFilter> = {}): string {
  const query = new URLSearchParams(filterFields({ ...filter, page: 1, ...change })).toString();
  return query ? `${INBOX_PATH}?${query}` : INBOX_PATH;
}

function readWhose(slug: string): Whose {
  if (slug === '') return 'anybody';
  if (slug === WHOSE_SLUGS.nobody) return 'nobody';
  if (slug === WHOSE_SLUGS.me) return 'me';
  return /^[1-9]\d{0,8}$/.test(slug) ? { id: Number(slug) } : 'anybody';
}
