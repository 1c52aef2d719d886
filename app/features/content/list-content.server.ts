import { contentAddresses, contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { type DocumentRow, titleOfSource } from './change-document.server.ts';
import { type DocumentKey, keyOfLabel, labelOf } from './content-document.ts';
import { type ContentFilter, isInView } from './content-filter.ts';
import { type ContentState, stateOf } from './content-state.ts';
import type { FileSources } from './file-sources.server.ts';

export type ListedEntry = DocumentKey & {
  title: string;
  state: ContentState;
  /** null for an entry that nobody has edited. */
  row: DocumentRow | null;
  /** Whether the other language has it too. */
  hasOther: boolean;
};

type ListRequest = Omit<ContentFilter, 'typeWord' | 'page'> & {
  /** Names of the content types that are shown. */
  types: readonly string[];
};

const titles = new WeakMap<FileSources, ReadonlyMap<string, string>>();

/** Entries that match a filter, most recently changed first, then by title. @param all as of `everyText` */
export function filterTexts(
  all: readonly ListedEntry[],
  { types, view, locale, text }: ListRequest,
): ListedEntry[] {
  const query = plainLetters(text);
  return all
    .filter(({ kind }) => types.includes(kind))
    .filter((each) => locale === null || each.locale === locale)
    .filter(({ state, row }) => isInView(view, state, row))
    .filter(({ title, slug }) => plainLetters(`${title} ${slug}`).includes(query))
    .sort((one, other) => lastChange(other) - lastChange(one) || byTitle(one, other));
}

/** Every entry that is a file or that staff have saved. */
export async function everyText(db: Queryable, files: FileSources): Promise<ListedEntry[]> {
  const rows = await db.select().from(contentDocuments);
  const former = await db
    .select({
      kind: contentAddresses.kind,
      locale: contentAddresses.locale,
      slug: contentAddresses.slug,
    })
    .from(contentAddresses);
  const touched = new Set([...rows, ...former].map(labelOf));
  const untouched = [...fileTitles(files)].flatMap(([label, title]) => {
    const key = keyOfLabel(label);
    return key && !touched.has(label) ? [{ ...key, title, row: null }] : [];
  });
  const stored = rows.map((row) => {
    const { kind, locale, slug, title } = row;
    return { kind, locale, slug, title, row };
  });
  const entries = [...stored, ...untouched];
  const labels = new Set(entries.map(labelOf));
  return entries.map((each) => {
    const other = each.locale === 'pt-BR' ? 'en-US' : 'pt-BR';
    const hasOther = labels.has(labelOf({ ...each, locale: other }));
    return { ...each, hasOther, state: stateOf(each.row) };
  });
}

/** Cached: files do not change while the process runs. */
function fileTitles(files: FileSources): ReadonlyMap<string, string> {
  const known = titles.get(files);
  if (known) return known;
  const made = new Map([...files].map(([label, source]) => [label, titleOfSource(source)]));
  titles.set(files, made);
  return made;
}

function lastChange({ row }: ListedEntry): number {
  return row?.changedAt.getTime() ?? 0;
}

const collator = new Intl.Collator('pt-BR');

function byTitle(one: ListedEntry, other: ListedEntry): number {
  return collator.compare(one.title, other.title) || collator.compare(one.locale, other.locale);
}
