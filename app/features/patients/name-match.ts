import { plainWords } from '#app/platform/text/plain-letters.ts';
import { isSimilar } from '#app/platform/text/similar-words.ts';

/** How well a name answers what was typed: each word is part of it, or like one of its words; null for neither. */
export type NameMatch = 'exact' | 'similar' | null;

/** The words that a name is looked for by, without accents. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainWords(text).split(' '))].filter((word) => word !== '');
}

export function matchName(name: string, words: readonly string[]): NameMatch {
  const whole = plainWords(name);
  const parts = whole.split(' ');
  if (words.every((word) => whole.includes(word))) return 'exact';
  const isLike = (word: string) =>
    whole.includes(word) || parts.some((part) => isSimilar(part, word));
  return words.every(isLike) ? 'similar' : null;
}
