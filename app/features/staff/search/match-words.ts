import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { isSimilar } from '#app/platform/text/similar-words.ts';

/** Something to be found by its words. */
export type Findable = { label: string; words: string };

const PREFIX = 3;

/**
 * What is asked for by all of its words, each the beginning of one of theirs, in any order and without accents; where the
 * label itself has them first. Where nothing has them, words with a wrong letter count too.
 * @param asked as typed
 */
export function matchWords<T extends Findable>(all: readonly T[], asked: string): T[] {
  const parts = wordsOf(asked);
  if (parts.length === 0) return [];
  const begun = matchesOf(all, parts, beginsAlike);
  return begun.length > 0 ? begun : matchesOf(all, parts, beginsSimilarly);
}

type IsAlike = (word: string, part: string) => boolean;

function matchesOf<T extends Findable>(all: readonly T[], parts: string[], isAlike: IsAlike): T[] {
  const has = (text: string) => {
    const words = wordsOf(text);
    return parts.every((part) => words.some((word) => isAlike(word, part)));
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

function beginsSimilarly(word: string, part: string): boolean {
  return isSimilar(word, part) || isSimilar(word.slice(0, part.length), part);
}
