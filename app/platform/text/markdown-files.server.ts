import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/**
 * What stands in place of files, by label such as 'pt-BR/posts/catarata.md': another source, a source of a file that
 * is not there, or null for a file that is withdrawn.
 */
export type PublishedRevisions = ReadonlyMap<string, string | null>;

/** Where the texts of one language are: files below a folder, and what stands in their place. */
export type ContentSource = { contentDir: string; locale: string; overlay?: PublishedRevisions };

/**
 * The source of one text.
 * @param name below the language's folder, 'posts/catarata.md'
 * @throws when it is withdrawn or not there
 */
export async function readSource(
  { contentDir, locale, overlay }: ContentSource,
  name: string,
): Promise<string> {
  const label = `${locale}/${name}`;
  const source = overlay?.get(label);
  if (source === null) throw new Error(`${label}: is withdrawn`);
  return source ?? readFile(join(contentDir, label), 'utf8');
}

/** Names of the texts of a folder, in alphabetical order: 'catarata.md'. */
export async function namesIn(
  { contentDir, locale, overlay = new Map() }: ContentSource,
  folder: string,
): Promise<string[]> {
  const label = `${locale}/${folder}`;
  const files = await readdir(join(contentDir, label));
  const added = [...overlay.keys()]
    .filter((key) => posix.dirname(key) === label)
    .map((key) => basename(key));
  return [...new Set([...files, ...added])]
    .filter((name) => name.endsWith('.md') && overlay.get(`${label}/${name}`) !== null)
    .sort();
}

type Shape<Front, Entry> = {
  /** What the front matter must be. */
  frontMatter: z.ZodType<Front>;
  /** Makes the entry of a file; what it throws is told as a fault of the body. */
  entryOf: (file: { slug: string; front: Front; body: string }) => Entry;
};

type Reading<Entry> = { entries: Entry[]; faults: string[] };

/**
 * All Markdown files of a folder, by name.
 * @throws one Error that names the file and the field of every fault, a line each
 */
export async function readMarkdownFolder<Front, Entry>(
  place: ContentSource,
  folder: string,
  shape: Shape<Front, Entry>,
): Promise<Entry[]> {
  const where = `${place.locale}/${folder}`;
  const readings = await Promise.all(
    (await namesIn(place, folder)).map(async (name) =>
      readMarkdown(await readSource(place, `${folder}/${name}`), `${where}/${name}`, shape),
    ),
  );
  return entriesOf(readings, where);
}

/** One Markdown file. @throws one Error like a folder's */
export async function readMarkdownFile<Front, Entry>(
  place: ContentSource,
  name: string,
  shape: Shape<Front, Entry>,
): Promise<Entry> {
  const label = `${place.locale}/${name}`;
  const source = await readSource(place, name);
  const [entry] = entriesOf([readMarkdown(source, label, shape)], label);
  if (entry === undefined) throw new Error(`${label}: is not there`);
  return entry;
}

function entriesOf<Entry>(readings: readonly Reading<Entry>[], where: string): Entry[] {
  const faults = readings.flatMap((reading) => reading.faults);
  if (faults.length > 0)
    throw new Error([`The texts in ${where} have faults:`, ...faults].join('\n'));
  return readings.flatMap(({ entries }) => entries);
}

function readMarkdown<Front, Entry>(
  source: string,
  label: string,
  { frontMatter, entryOf }: Shape<Front, Entry>,
): Reading<Entry> {
  const faulty = (lines: readonly string[]) => ({
    entries: [],
    faults: lines.map((line) => `- ${label}: ${line}`),
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
      faults: [],
    };
  } catch (error) {
    return faulty([`body: ${error instanceof Error ? error.message : error}`]);
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
