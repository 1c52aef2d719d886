import type { SearchResult } from './search-document.ts';

/** The items that were found, in the order of the results; all of them without a search. */
export function foundItems<Item>(
  items: readonly Item[],
  results: readonly SearchResult[] | undefined,
  pathOf: (item: Item) => string,
): Item[] {
  if (!results) return [...items];
  return results.flatMap(({ path }) => items.find((item) => pathOf(item) === path) ?? []);
}
