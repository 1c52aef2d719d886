import { plainLetters } from '#app/platform/text/plain-letters.ts';

/** Something to be found by its words. */
export type Findable = { label: string; words: string };

const PREFIX = 3;

/**
 * What is asked for by all of its words, each the beginning of one of theirs, in any order and without accents; where the
 * label itself has them first.
 * @param asked as typed
 */
export function matchWords<T extends Findable>(all: readonly T[], asked: string): T[] {
  const parts = wordsOf(asked);
  if (parts.length === 0) return [];
  const has = (text: string) => {
    const words = wordsOf(text);
    return parts.every((part) => words.some((word) => beginsAlike(word, part)));
  };
  const named = all.filter(({ label }) => has(label));
  const other = all.filter(({ label, words }) => !has(label) && has(`${label} ${words}`));
  return [...named, ...other];
}

function wordsOf(text: string): string[] {
  return plainLetters(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Plurals and endings are forgiven: 'feriado' finds 'feriados', and the other way round. */
function beginsAlike(word: string, part: string): boolean {
  if (word.startsWith(part)) return true;
  return word.length > PREFIX && part.startsWith(word) && part.length - word.length <= 2;
}
