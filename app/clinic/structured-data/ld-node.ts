/** A JSON-LD value as builders write it; undefined means unknown and is left out. */
export type LdDraft = string | number | boolean | undefined | LdDraftNode | readonly LdDraft[];
export type LdDraftNode = { readonly [property: string]: LdDraft };

type LdValue = string | number | boolean | LdNode | LdValue[];
export type LdNode = { [property: string]: LdValue };
/** All structured data of a page, as one block. */
export type LdGraph = { '@context': 'https://schema.org'; '@graph': LdNode[] };

/** The nodes of one page, without undefined values, empty strings and empty lists. */
export function graphOf(nodes: readonly LdDraftNode[]): LdGraph {
  return { '@context': 'https://schema.org', '@graph': nodes.map(tidyNode) };
}

/** Refers to a node that is described elsewhere in the same graph. */
export function referenceTo(id: string): { '@id': string } {
  return { '@id': id };
}

function tidyNode(node: LdDraftNode): LdNode {
  const entries = Object.entries(node).flatMap(([property, draft]): [string, LdValue][] => {
    const value = tidyValue(draft);
    return value === undefined ? [] : [[property, value]];
  });
  return Object.fromEntries(entries);
}

function tidyValue(draft: LdDraft): LdValue | undefined {
  if (draft === undefined || draft === '') return undefined;
  if (typeof draft !== 'object') return draft;
  if (!isList(draft)) return tidyNode(draft);
  const list = draft.flatMap((each) => tidyValue(each) ?? []);
  return list.length === 0 ? undefined : list;
}

function isList(draft: LdDraftNode | readonly LdDraft[]): draft is readonly LdDraft[] {
  return Array.isArray(draft);
}
