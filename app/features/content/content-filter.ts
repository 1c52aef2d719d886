import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { CONTENT_PATH, localeOfWord } from './content-paths.ts';
import { type ContentState, isOnSite } from './content-state.ts';

/** Publication states that a list can be limited to. */
export const CONTENT_VIEWS = ['all', 'published', 'draft', 'scheduled', 'withdrawn'] as const;
export type ContentView = (typeof CONTENT_VIEWS)[number];

export type ContentFilter = {
  /** The content type's address segment; null for every type. */
  typeWord: string | null;
  view: ContentView;
  /** null for both languages. */
  locale: Locale | null;
  text: string;
  /** Counts from 1. */
  page: number;
};

export const MAX_SEARCH = 100;
const MAX_PAGE = 1_000;
const BOTH = 'todos';

const VIEW_WORDS = {
  all: '',
  published: 'no-site',
  draft: 'rascunhos',
  scheduled: 'agendados',
  withdrawn: 'retirados',
} as const satisfies Record<ContentView, string>;

/** Parses a filter from an address and ignores unknown values. */
export function readContentFilter(fields: Pick<URLSearchParams, 'get'>): ContentFilter {
  const page = Number(fields.get('pagina') ?? 1);
  return {
    typeWord: fields.get('tipo') || null,
    view: CONTENT_VIEWS.find((view) => VIEW_WORDS[view] === fields.get('situacao')) ?? 'all',
    locale:
      fields.get('idioma') === BOTH
        ? null
        : (localeOfWord(fields.get('idioma') ?? '') ?? DEFAULT_LOCALE),
    text: (fields.get('busca') ?? '').trim().slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Name and value of each filter that is not at its default, for addresses and hidden fields. */
export function contentFilterFields(filter: ContentFilter): [string, string][] {
  const language = { 'pt-BR': '', 'en-US': 'en' } as const;
  const fields: [string, string][] = [
    ['tipo', filter.typeWord ?? ''],
    ['situacao', VIEW_WORDS[filter.view]],
    ['idioma', filter.locale === null ? BOTH : language[filter.locale]],
    ['busca', filter.text],
    ['pagina', filter.page === 1 ? '' : String(filter.page)],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** Address of a list; any change except of the page returns to the first page. */
export function contentHref(filter: ContentFilter, change: Partial<ContentFilter> = {}): string {
  const fields = contentFilterFields({ ...filter, page: 1, ...change });
  const query = new URLSearchParams(fields).toString();
  return query ? `${CONTENT_PATH}?${query}` : CONTENT_PATH;
}

type Row = Exclude<Parameters<typeof isOnSite>[0], null>;

/** Whether an entry belongs in a view of the list. */
export function isInView(view: ContentView, state: ContentState, row: Row | null): boolean {
  if (view === 'all') return true;
  if (view === 'published') return isOnSite(row);
  if (view === 'draft') return state === 'draft' || state === 'edited';
  return state === view;
}
