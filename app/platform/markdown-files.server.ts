import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** Which file of which language: 'pt-BR/posts/catarata.md' and below which folder. */
export type ContentPlace = { contentDir: string; locale: string };

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
  { contentDir, locale }: ContentPlace,
  folder: string,
  shape: Shape<Front, Entry>,
): Promise<Entry[]> {
  const names = await readdir(join(contentDir, locale, folder));
  const files = names.filter((name) => name.endsWith('.md')).sort();
  const readings = await Promise.all(
    files.map(async (name) => {
      const label = `${locale}/${folder}/${name}`;
      return readMarkdown(await readFile(join(contentDir, label), 'utf8'), label, shape);
    }),
  );
  return entriesOf(readings, `${locale}/${folder}`);
}

/** One Markdown file. @throws one Error like a folder's */
export async function readMarkdownFile<Front, Entry>(
  { contentDir, locale }: ContentPlace,
  name: string,
  shape: Shape<Front, Entry>,
): Promise<Entry> {
  const label = `${locale}/${name}`;
  const source = await readFile(join(contentDir, label), 'utf8');
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
