import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/**
 * Replacements for files, by label such as 'pt-BR/posts/catarata.md': another source, the source of a file
 * that does not exist, or null for a file that was withdrawn.
 */
export type PublishedRevisions = ReadonlyMap<string, string | null>;

/** Where the texts of one language are: files below a folder, and their replacements. */
export type ContentSource = {
  contentDir: string;
  locale: string;
  publishedRevisions?: PublishedRevisions;
};

/**
 * The source of one text.
 * @param name below the language's folder, 'posts/catarata.md'
 * @throws ContentProblems when it is withdrawn, Error when there is no such file
 */
export async function readSource(
  { contentDir, locale, publishedRevisions }: ContentSource,
  name: string,
): Promise<string> {
  const label = `${locale}/${name}`;
  const source = publishedRevisions?.get(label);
  if (source === null) throw new Error(`${label}: is withdrawn`);
  return source ?? readFile(join(contentDir, label), 'utf8');
}

/** Names of the texts in a folder, in alphabetical order: 'catarata.md'. */
export async function namesIn(
  { contentDir, locale, publishedRevisions = new Map() }: ContentSource,
  folder: string,
): Promise<string[]> {
  const label = `${locale}/${folder}`;
  const files = await readdir(join(contentDir, label));
  const added = [...publishedRevisions.keys()]
    .filter((key) => posix.dirname(key) === label)
    .map((key) => basename(key));
  return [...new Set([...files, ...added])]
    .filter((name) => name.endsWith('.md') && publishedRevisions.get(`${label}/${name}`) !== null)
    .sort();
}

type Shape<Front, Entry> = {
  /** Schema of the front matter. */
  frontMatter: z.ZodType<Front>;
  /** Makes the entry of a file; a TextProblem that it throws concerns the body. */
  entryOf: (file: { slug: string; front: Front; body: string }) => Entry;
};

type Reading<Entry> = { entries: Entry[]; problems: string[] };

/**
 * All Markdown files of a folder, by name.
 * @throws ContentProblems with the problems of all files
 */
export async function readMarkdownFolder<Front, Entry>(
  contentSource: ContentSource,
  folder: string,
  shape: Shape<Front, Entry>,
): Promise<Entry[]> {
  const where = `${contentSource.locale}/${folder}`;
  const readings = await Promise.all(
    (await namesIn(contentSource, folder)).map(async (name) =>
      readMarkdown(await readSource(contentSource, `${folder}/${name}`), `${where}/${name}`, shape),
    ),
  );
  return entriesOf(readings, where);
}

/** One Markdown file. @throws ContentProblems */
export async function readMarkdownFile<Front, Entry>(
  contentSource: ContentSource,
  name: string,
  shape: Shape<Front, Entry>,
): Promise<Entry> {
  const label = `${contentSource.locale}/${name}`;
  const source = await readSource(contentSource, name);
  const [entry] = entriesOf([readMarkdown(source, label, shape)], label);
  if (entry === undefined) throw new Error(`${label}: is not there`);
  return entry;
}

function entriesOf<Entry>(readings: readonly Reading<Entry>[], where: string): Entry[] {
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0)
    throw new Error([`The texts in ${where} have faults:`, ...problems].join('\n'));
  return readings.flatMap(({ entries }) => entries);
}

function readMarkdown<Front, Entry>(
  source: string,
  label: string,
  { frontMatter, entryOf }: Shape<Front, Entry>,
): Reading<Entry> {
  const faulty = (lines: readonly string[]) => ({
    entries: [],
    problems: lines.map((problem) => `- ${label}: ${problem}`),
  });
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) return faulty(['has no front matter between two lines of ---']);
  const [, head = '', body = ''] = match;
  const document = parseDocument(head);
  if (document.errors.length > 0)
    return faulty(document.errors.map(({ message }) => `front matter: ${firstLine(message)}`));
  const front = frontMatter.safeParse(document.toJS(), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  if (!front.success)
    return faulty(
      front.error.issues.map(
        (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
      ),
    );
  if (body.trim() === '') return faulty(['body: is empty']);
  try {
    return {
      entries: [entryOf({ slug: basename(label, '.md'), front: front.data, body })],
      problems: [],
    };
  } catch (error) {
    return faulty([`body: ${error instanceof Error ? error.message : error}`]);
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
