import { plainLetters } from '#app/platform/text/plain-letters.ts';

export const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 8;
const MIN_LETTERS = 3;

/**
 * The query as typed, without control characters and redundant whitespace, at most 100 characters.
 * @param text the `busca` of an address
 * @returns '' without a query
 */
export function searchQuery(text: string | null): string {
  const clean = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** The words of a query that are long enough for fuzzy matching. */
export function searchWords(query: string): string[] {
  const words = plainLetters(query).split(/[^a-z0-9]+/);
  return words.filter((word) => word.length >= MIN_LETTERS).slice(0, MAX_WORDS);
}
