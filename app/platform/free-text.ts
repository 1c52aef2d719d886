import { ok, type Result, refuse } from './result.ts';

/** Characters, counted by code point, as people count them in most scripts. */
export const MAX_FREE_TEXT = 4_000;
// Longer input is refused before it is parsed, so hostile input costs nothing.
const MAX_TYPED_LENGTH = 4 * MAX_FREE_TEXT;

// Control characters, line separators, marks that reorder text, and lone surrogates.
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/**
 * Text of several lines as it is stored, empty when nothing was written. Unprintable characters become a
 * space; at most one empty line stays between two others.
 */
export function parseFreeText(
  value: string,
  { keepsIndent = false } = {},
): Result<string, 'too-long'> {
  if (value.length > MAX_TYPED_LENGTH) return refuse('too-long');
  const text = value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ' '))
    .map((line) => (keepsIndent ? line.trimEnd() : line.trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  return [...text].length > MAX_FREE_TEXT ? refuse('too-long') : ok(text);
}
