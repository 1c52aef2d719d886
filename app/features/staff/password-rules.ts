import { plainLetters } from '#app/platform/plain-letters.ts';
import { GUESSABLE_WORDS } from './guessable-words.ts';

/** Characters, by code point. No other rule of composition: length and rarity are what counts. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };
/** Letters and digits that must be left when everything guessable is taken out. */
const OWN_CHARACTERS = 5;

const SEQUENCES = [
  '0123456789012',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const SEQUENCE_LENGTH = 3;
const LOOKALIKES = new Map(
  Object.entries({ '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
);

export type PasswordRefusal = 'too-short' | 'too-long' | 'guessable';

/**
 * Whether a new password is good enough: 12 to 128 characters that are more than common words,
 * names of the person and the clinic, sequences, years and repetitions.
 * @param ownWords username, name and the clinic's names
 * @returns what is wrong with it, or null
 */
export function judgePassword(
  password: string,
  ownWords: readonly string[],
): PasswordRefusal | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  return ownCharacters(password, ownWords) < OWN_CHARACTERS ? 'guessable' : null;
}

/** Every word of some texts that a password must not lean on. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plainLetters(text).split(/[^a-z0-9]+/));
  return [...new Set(words)].filter((word) => word.length > 2);
}

function ownCharacters(password: string, ownWords: readonly string[]): number {
  const words = [...wordsOf(ownWords), ...GUESSABLE_WORDS];
  words.sort((one, other) => other.length - one.length);
  const letters = plainLetters(password.normalize('NFKC'));
  const bare = withoutWords(withoutSequences(letters), words);
  const read = [...bare].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
  const left = withoutRepetitions(withoutWords(read, words)).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(left).size;
}

/** 'xyxyxy' is no more than 'xy'. */
function withoutRepetitions(text: string): string {
  return text.replace(/(.{1,16}?)\1+/gu, '$1');
}

// What is taken out leaves a gap, so that the letters around it do not become a new word.
function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ' '), text);
}

/** Without runs of the alphabet, the digits or a row of the keyboard, either way, and without years. */
function withoutSequences(text: string): string {
  const rows = SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]);
  const characters = [...text.replace(/(?:19|20)\d\d/g, ' ')];
  let left = '';
  for (let at = 0; at < characters.length; ) {
    const length = runLength(characters, at, rows);
    left +=
      length >= SEQUENCE_LENGTH ? ' ' : characters.slice(at, at + Math.max(1, length)).join('');
    at += Math.max(1, length);
  }
  return left;
}

function runLength(characters: readonly string[], at: number, rows: readonly string[]): number {
  let length = 1;
  const text = (count: number) => characters.slice(at, at + count).join('');
  while (at + length < characters.length && rows.some((row) => row.includes(text(length + 1))))
    length += 1;
  return length >= SEQUENCE_LENGTH ? length : 1;
}
