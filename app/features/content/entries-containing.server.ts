import { and, eq, like, or } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { labelOf } from './content-document.ts';
import type { FileSources } from './file-sources.server.ts';
import { type ListedEntry, listContent } from './list-content.server.ts';

/** A text with those of its states that are on the site, that will be, or that somebody is writing. */
type FoundEntry = ListedEntry & { sources: readonly string[] };

type Place = {
  files: FileSources;
  /** Names of the kinds to look through. */
  kinds: readonly string[];
};

/** The texts, in every language, that have these words in them; by title. */
export async function entriesContaining(
  db: Queryable,
  { files, kinds }: Place,
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
  const all = await listContent(db, files, { kinds, view: 'all', locale: null, text: '' });
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

/** The texts that link to a public address, but for the text that is there itself. @param path at home, '/blog/visao' */
export async function entriesLinkingTo(
  db: Queryable,
  place: Place,
  { kind, slug, path }: { kind: string; slug: string; path: string },
): Promise<FoundEntry[]> {
  // An address has no signs of patterns. Before it at most a language's prefix, after it no more of a name, no ending.
  const link = new RegExp(`(?<![\\w./-])(?:/en-us)?${path}(?![\\w-]|\\.\\w)`);
  const found = await entriesContaining(db, place, path);
  return found
    .filter((each) => each.kind !== kind || each.slug !== slug)
    .filter(({ sources }) => sources.some((source) => link.test(source)));
}
