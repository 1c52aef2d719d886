import { and, eq, like, or } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { labelOf } from './content-document.ts';
import type { FileSources } from './file-sources.server.ts';
import { everyText, type ListedEntry } from './list-content.server.ts';

/** An entry with its revisions that are public, scheduled or drafts. */
type FoundEntry = ListedEntry & { sources: readonly string[] };

type SearchScope = {
  files: FileSources;
  /** Names of the content types to search. */
  types: readonly string[];
};

/** Entries in every language that contain this text, by title. */
export async function entriesContaining(
  db: Queryable,
  { files, types }: SearchScope,
  words: string,
): Promise<FoundEntry[]> {
  const { latestRevision, publishedRevision, scheduledRevision } = contentDocuments;
  const { number } = contentRevisions;
  const counts = or(
    eq(number, latestRevision),
    eq(number, publishedRevision),
    eq(number, scheduledRevision),
  );
  const stored = await db
    .select({ id: contentDocuments.id, source: contentRevisions.source })
    .from(contentDocuments)
    .innerJoin(contentRevisions, and(eq(contentRevisions.documentId, contentDocuments.id), counts))
    .where(like(contentRevisions.source, `%${words.replace(/[\\%_]/g, '\\$&')}%`));
  const all = (await everyText(db, files)).filter(({ kind }) => types.includes(kind));
  const sourcesOf = (text: ListedEntry) => {
    if (text.row) return stored.filter(({ id }) => id === text.row?.id).map(({ source }) => source);
    const source = files.get(labelOf(text)) ?? '';
    return source.includes(words) ? [source] : [];
  };
  return all
    .map((text) => ({ ...text, sources: sourcesOf(text) }))
    .filter(({ sources }) => sources.length > 0)
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}

/** Entries that link to a public address, except the entry at that address. @param path without a language prefix, '/blog/visao' */
export async function entriesLinkingTo(
  db: Queryable,
  scope: SearchScope,
  { kind, slug, path }: { kind: string; slug: string; path: string },
): Promise<FoundEntry[]> {
  // Addresses contain no pattern characters. A language prefix may precede one; no further name or file ending may
  // follow it.
  const link = new RegExp(`(?<![\\w./-])(?:/en-us)?${path}(?![\\w-]|\\.\\w)`);
  const found = await entriesContaining(db, scope, path);
  return found
    .filter((each) => each.kind !== kind || each.slug !== slug)
    .filter(({ sources }) => sources.some((source) => link.test(source)));
}
