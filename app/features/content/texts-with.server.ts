import { and, eq, like, or } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { labelOf } from './content-document.ts';
import type { FileTexts } from './file-texts.server.ts';
import { type ListedText, listContent } from './list-content.server.ts';

/**
 * The texts, in every language, that have some words in them: as they are on the site, as they will be, or as somebody
 * is writing them. By title.
 * @param kinds names of the kinds to look through
 * @param words to look for, which `pattern` may judge more finely
 */
export async function textsWith(
  db: Queryable,
  { files, kinds }: { files: FileTexts; kinds: readonly string[] },
  { words, pattern }: { words: string; pattern?: RegExp },
): Promise<ListedText[]> {
  const isIn = (source: string) => source.includes(words) && (pattern?.test(source) ?? true);
  const { latestRevision, publishedRevision, scheduledRevision } = contentDocuments;
  const { number } = contentRevisions;
  const shown = or(
    eq(number, latestRevision),
    eq(number, publishedRevision),
    eq(number, scheduledRevision),
  );
  const sources = await db
    .select({ id: contentDocuments.id, source: contentRevisions.source })
    .from(contentDocuments)
    .innerJoin(contentRevisions, and(eq(contentRevisions.documentId, contentDocuments.id), shown))
    .where(like(contentRevisions.source, `%${words.replace(/[\\%_]/g, '\\$&')}%`));
  const found = new Set(sources.filter(({ source }) => isIn(source)).map(({ id }) => id));
  const all = await listContent(db, files, { kinds, view: 'all', locale: null, text: '' });
  return all
    .filter((each) => (each.row ? found.has(each.row.id) : isIn(files.get(labelOf(each)) ?? '')))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}

/** The texts that link to a public address, but for the text that is there itself. @param path at home, '/blog/visao' */
export async function textsLinkingTo(
  db: Queryable,
  place: { files: FileTexts; kinds: readonly string[] },
  { kind, slug, path }: { kind: string; slug: string; path: string },
): Promise<ListedText[]> {
  // An address has no signs of patterns. Before it at most the prefix of a language; after it no more of a name, nor an ending.
  const pattern = new RegExp(`(?<![\\w./-])(?:/en-us)?${path}(?![\\w-]|\\.\\w)`);
  const found = await textsWith(db, place, { words: path, pattern });
  return found.filter((each) => each.kind !== kind || each.slug !== slug);
}
