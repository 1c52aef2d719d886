import { contentAddresses, contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { DocumentRow } from './change-document.server.ts';
import { type DocumentKey, keyOfLabel, labelOf } from './content-document.ts';
import { type ContentFilter, isInView } from './content-filter.ts';
import { titleOfSource } from './content-source.server.ts';
import { type ContentState, stateOf } from './content-state.ts';
import type { FileSources } from './file-sources.server.ts';

/** A text of a list. */
export type ListedEntry = DocumentKey & {
  title: string;
  state: ContentState;
  /** null for one that nobody has touched. */
  row: DocumentRow | null;
  /** Whether the other language has it too. */
  hasOther: boolean;
};

type Wanted = Omit<ContentFilter, 'typeWord' | 'page'> & {
  /** Names of the kinds that are shown. */
  kinds: readonly string[];
};

const titles = new WeakMap<FileSources, ReadonlyMap<string, string>>();

/** The texts that a filter leaves, those changed last first, then by title. */
export async function listContent(
  db: Queryable,
  files: FileSources,
  { kinds, view, locale, text }: Wanted,
): Promise<ListedEntry[]> {
  const all = await everyText(db, files);
  const wanted = plainLetters(text);
  return all
    .filter(({ kind }) => kinds.includes(kind))
    .filter((each) => locale === null || each.locale === locale)
    .filter(({ state, row }) => isInView(view, state, row))
    .filter(({ title, slug }) => plainLetters(`${title} ${slug}`).includes(wanted))
    .sort((one, other) => lastChange(other) - lastChange(one) || byTitle(one, other));
}

async function everyText(db: Queryable, files: FileSources): Promise<ListedEntry[]> {
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
  const texts = [...stored, ...untouched];
  const labels = new Set(texts.map(labelOf));
  return texts.map((each) => {
    const other = each.locale === 'pt-BR' ? 'en-US' : 'pt-BR';
    const hasOther = labels.has(labelOf({ ...each, locale: other }));
    return { ...each, hasOther, state: stateOf(each.row) };
  });
}

/** Read once: files do not change while the process runs. */
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
