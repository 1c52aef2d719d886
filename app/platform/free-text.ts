import { ok, type Result, refuse } from './result.ts';

/** Characters, counted by code point, as people count them in most scripts. */
export const MAX_FREE_TEXT = 4_000;
// Longer input is refused before it is parsed, so hostile input costs nothing.
const MAX_TYPED_LENGTH = 4 * MAX_FREE_TEXT;

// The one rule for texts from outside. Control characters (NUL cannot be stored), line separators, marks that
// reorder what is read (UAX #9: 'Ana\u202eauL'), and lone surrogates.
const HIDDEN =
  '\\p{Cc}\\p{Cs}\\p{Co}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff';
const UNPRINTABLE = new RegExp(`[${HIDDEN}]+`, 'gu');
const UNPRINTABLE_IN_LINES = new RegExp(`(?![\\t\\n\\r])[${HIDDEN}]`, 'gu');

/** Whether a text has a character that is not seen or cannot be stored; tabs and line breaks have not. */
export function hasHidden(text: string): boolean {
  // `search` ignores the expression's position, which `test` would keep.
  return text.search(UNPRINTABLE_IN_LINES) >= 0;
}

/** The text without those characters. */
export function withoutHidden(text: string): string {
  return text.replace(UNPRINTABLE_IN_LINES, '');
}

/** The text in one line: hidden characters, tabs and line breaks become spaces. */
export function inOneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}

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
