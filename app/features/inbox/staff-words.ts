import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Characters, by code point. */
const MAX_WORDS = 4_000;
const MAX_TYPED_LENGTH = 4 * MAX_WORDS;

// Control characters, line separators, marks that reorder text, and halves of a character.
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export type WordsRefusal = 'words-missing' | 'words-too-long';

/** A note or an answer of several lines, at most one empty line between two others. */
export function parseStaffWords(typed: string): Result<string, WordsRefusal> {
  if (typed.length > MAX_TYPED_LENGTH) return refuse('words-too-long');
  const words = typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  if (words === '') return refuse('words-missing');
  return [...words].length > MAX_WORDS ? refuse('words-too-long') : ok(words);
}
