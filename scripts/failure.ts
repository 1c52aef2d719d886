import { stripVTControlCharacters } from 'node:util';

/** A failed test by its file and name, or a failed check by its name, and what it said, a line each. */
export type Failure = { test: string; error: string[] };

const ERROR_LINES = 4;
const LINE_LENGTH = 160;

/** @param error as the test runner gives it, with colours and the stack */
export function failureOf({
  file,
  titles,
  error = '',
}: {
  file: string;
  titles: readonly string[];
  error?: string | undefined;
}): Failure {
  return { test: nameOf(file, titles), error: firstLines(error) };
}

export function nameOf(file: string, titles: readonly string[]): string {
  return [file, ...titles.filter((title) => title !== '')].join(' › ');
}

/** The lines of a text without colours and empty ones, cut to what a screen takes. */
export function plainLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map((line) => line.trimEnd().slice(0, LINE_LENGTH))
    .filter((line) => line.trim() !== '');
}

/** The message's first lines, and the first place of the stack that is the project's own. */
function firstLines(error: string): string[] {
  const lines = plainLines(error);
  const isStack = (line: string) => /^\s+at \S/.test(line);
  const isOwn = (line: string) => /:\d+:\d+\)?$/.test(line) && !/node_modules|node:/.test(line);
  const said = lines.filter((line) => !isStack(line)).slice(0, ERROR_LINES - 1);
  const place = lines.find((line) => isStack(line) && isOwn(line));
  return [...said, ...(place ? [place.trim()] : [])].map((line) => line.trim());
}
