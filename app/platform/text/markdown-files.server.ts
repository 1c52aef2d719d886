import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { checkedBy } from '#app/platform/schema-problem.ts';
import { bodyInWords, frontInWords, type TextWords } from './clinic-text.ts';
import {
  type ContentProblem,
  ContentProblems,
  type Problem,
  TextProblem,
} from './content-problem.ts';
import { remembered } from './remembered.server.ts';

/**
 * Replacements for files, by label such as 'pt-BR/posts/catarata.md': another source, the source of a file
 * that does not exist, or null for a file that was withdrawn.
 */
export type PublishedRevisions = ReadonlyMap<string, string | null>;

/** What was read of files that do not change while it is kept: texts by their path, and names by their folder's. */
export type ReadOnce = {
  texts: Map<string, Promise<string>>;
  names: Map<string, Promise<string[]>>;
};

/** Where the texts of one language are: files below a folder, and their replacements. */
export type ContentSource = {
  contentDir: string;
  locale: string;
  publishedRevisions?: PublishedRevisions;
  /** What placeholders and links follow; without it texts stay as they are written. */
  words?: TextWords;
  /** Folders of which only what was published is read: examples that the clinic does not keep. */
  withoutFiles?: ReadonlySet<string>;
  /** Without it files are read each time. */
  readOnce?: ReadOnce | undefined;
};

/**
 * The source of one text.
 * @param name below the language's folder, 'posts/catarata.md'
 * @throws ContentProblems when it is withdrawn, Error when there is no such file
 */
export async function readSource(
  { contentDir, locale, publishedRevisions, readOnce }: ContentSource,
  name: string,
): Promise<string> {
  const label = `${locale}/${name}`;
  const source = publishedRevisions?.get(label);
  if (source === null)
    throw new ContentProblems([{ file: label, path: '', code: 'text-withdrawn', params: {} }]);
  const path = join(contentDir, label);
  return source ?? once(readOnce?.texts, path, () => readFile(path, 'utf8'));
}

/** Names of the texts in a folder, in alphabetical order: 'catarata.md'. */
export async function namesIn(
  { contentDir, locale, publishedRevisions = new Map(), withoutFiles, readOnce }: ContentSource,
  folder: string,
): Promise<string[]> {
  const label = `${locale}/${folder}`;
  const path = join(contentDir, label);
  const files = withoutFiles?.has(folder)
    ? []
    : await once(readOnce?.names, path, () => readdir(path));
  const added = [...publishedRevisions.keys()]
    .filter((key) => posix.dirname(key) === label)
    .map((key) => basename(key));
  return [...new Set([...files, ...added])]
    .filter((name) => name.endsWith('.md') && publishedRevisions.get(`${label}/${name}`) !== null)
    .sort();
}

/** What fails is tried again. */
async function once<Value>(
  known: Map<string, Promise<Value>> | undefined,
  path: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const reading = known?.get(path) ?? read();
  known?.set(path, reading);
  return reading.catch((error: unknown) => {
    known?.delete(path);
    throw error;
  });
}

type Shape<Front, Entry> = {
  /** Schema of the front matter. */
  frontMatter: z.ZodType<Front>;
  /** Makes the entry of a file; a TextProblem that it throws concerns the body. */
  entryOf: (file: { slug: string; front: Front; body: string }) => Entry;
  /** Placeholders of the body that are filled later. */
  kept?: readonly string[];
};

type Reading<Entry> = { entries: Entry[]; problems: ContentProblem[] };

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
      readMarkdown(await readSource(contentSource, `${folder}/${name}`), {
        ...{ label: `${where}/${name}`, shape, words: contentSource.words },
      }),
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
  const [entry] = entriesOf(
    [readMarkdown(source, { label, shape, words: contentSource.words })],
    label,
  );
  if (entry === undefined) throw new Error(`${label}: is not there`);
  return entry;
}

function entriesOf<Entry>(readings: readonly Reading<Entry>[], where: string): Entry[] {
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0)
    throw new ContentProblems(problems, `The texts in ${where} have faults:`);
  return readings.flatMap(({ entries }) => entries);
}

function readMarkdown<Front, Entry>(
  source: string,
  {
    label,
    shape: { frontMatter, entryOf, kept },
    words,
  }: { label: string; shape: Shape<Front, Entry>; words: TextWords | undefined },
): Reading<Entry> {
  const refused = (problems: readonly PlacedProblem[]) => ({
    entries: [],
    problems: problems.map((problem) => ({ file: label, ...problem })),
  });
  const parts = partsOfText(source);
  if (parts.problems) return refused(parts.problems);
  const said = frontInWords(parts.front, words);
  if (said.problem) return refused([{ path: said.problem.path, ...said.problem.fault.problem }]);
  const front = checkedBy(frontMatter, said.front);
  if (front.problems) return refused(front.problems);
  if (parts.body.trim() === '') return refused([{ path: 'body', code: 'empty-body', params: {} }]);
  try {
    const slug = basename(label, '.md');
    const body = bodyInWords(parts.body, words, kept);
    return { entries: [entryOf({ slug, front: front.value, body })], problems: [] };
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error;
    return refused([{ path: 'body', ...error.problem }]);
  }
}

const TEXT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

type PlacedProblem = Problem & { path: string };

/** Front matter before validation, as far as it can be read, and what is wrong with it. */
const frontIn = remembered((head): { front?: unknown; errors: string[] } => {
  const document = parseDocument(head);
  const errors = document.errors.map(({ message }) => message);
  try {
    return { front: document.toJS(), errors };
  } catch (error) {
    // An asterisk before a word names something that is nowhere.
    if (error instanceof ReferenceError) return { errors: [...errors, error.message] };
    throw error;
  }
});

/** The front matter of a text, before validation, and the body below it. */
export function partsOfText(
  source: string,
): { front: unknown; body: string; problems?: never } | { problems: PlacedProblem[] } {
  const [, head, body = ''] = TEXT.exec(source) ?? [];
  if (head === undefined) return { problems: [{ path: '', code: 'no-front-matter', params: {} }] };
  const { front, errors } = frontIn(head);
  if (errors.length === 0) return { front, body };
  return {
    problems: errors.map((message) => ({
      path: 'front matter',
      code: 'broken-front-matter',
      // The lines after the first are a drawing of the position.
      params: { message: message.split('\n')[0] ?? message },
    })),
  };
}

/** Front matter before validation. */
type Front = Readonly<Record<string, unknown>>;
export type TextParts = { front: Front; body: string };

const anyFront = z.record(z.string(), z.unknown());

/** A text that is being edited, whatever is wrong with it; without front matter it is all body. */
export function readParts(source: string): TextParts {
  const [, head, body = ''] = TEXT.exec(source) ?? [];
  if (head === undefined) return { front: {}, body: source };
  const read = anyFront.safeParse(frontIn(head).front);
  return { front: read.success ? read.data : {}, body };
}

/** The source of a text, as it is in its file. */
export function writeParts({ front, body }: TextParts): string {
  const text = `${body.replaceAll('\r\n', '\n').trim()}\n`;
  if (Object.keys(front).length === 0) return text;
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${text}`;
}
