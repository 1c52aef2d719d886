import type { Locale } from '#app/platform/locale.ts';

/** Kinds of search documents, in the order of their labels. */
export const SEARCH_KINDS = ['service', 'post', 'episode', 'question', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Order of results that match alike: what can be booked, what explains it, then what speaks of it. */
export const KIND_ORDER = [
  'service',
  'page',
  'question',
  'episode',
  'post',
] as const satisfies readonly SearchKind[];

/** One searchable entry or page. */
export type SearchDocument = {
  locale: Locale;
  kind: SearchKind;
  /** Path without the language prefix: '/servicos/paquimetria', '/faq#sabado'. */
  path: string;
  title: string;
  /** A sentence for the list of results. */
  summary: string;
  /** Search terms that people use. */
  keywords: readonly string[];
  body: string;
};

export type SearchResult = Pick<SearchDocument, 'kind' | 'path' | 'title' | 'summary'>;

/** The items that were found, in the order of the results; all of them without a search. */
export function foundItems<Item>(
  items: readonly Item[],
  results: readonly SearchResult[] | undefined,
  pathOf: (item: Item) => string,
): Item[] {
  if (!results) return [...items];
  return results.flatMap(({ path }) => items.find((item) => pathOf(item) === path) ?? []);
}
