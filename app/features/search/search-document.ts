import type { Locale } from '#app/platform/locale.ts';

/** What a text is; the order is that of the words for them. */
export const SEARCH_KINDS = ['service', 'post', 'episode', 'question', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One text of the site as the search knows it. */
export type SearchDocument = {
  locale: Locale;
  kind: SearchKind;
  /** As in the language at home: '/servicos/paquimetria', '/faq#sabado'. */
  path: string;
  title: string;
  /** A sentence for the list of results. */
  summary: string;
  /** Words that people look for. */
  keywords: readonly string[];
  body: string;
};

export type SearchResult = Pick<SearchDocument, 'kind' | 'path' | 'title' | 'summary'>;
