import type { SearchResult } from './search-document.ts';

/** The items that were found, in the order of the hits; all of them when nothing was looked for. */
export function foundItems<Item>(
  items: readonly Item[],
  hits: readonly SearchResult[] | undefined,
  pathOf: (item: Item) => string,
): Item[] {
  if (!hits) return [...items];
  return hits.flatMap(({ path }) => items.find((item) => pathOf(item) === path) ?? []);
}
