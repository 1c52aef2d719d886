import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { GUESSABLE_WORDS } from './guessable-words.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.ts';
import { PASSWORD_LENGTH } from './password-length.ts';

/** Letters and digits that must remain after removing everything guessable. */
const OWN_CHARACTERS = 5;
/** Digits next to common words that still add no strength. */
const FREE_DIGITS = 4;

const SEQUENCES = [
  '0123456789012',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // Vertical and diagonal keyboard runs.
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369',
  '789456123',
  '112233445566778899',
  '102030405060708090',
];
const SEQUENCE_LENGTH = 3;
const LOOKALIKES = new Map(
  Object.entries({ '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
);

export type PasswordRefusal = 'too-short' | 'too-long' | 'guessable';

/**
 * Validates a new password: 12 to 128 characters that are more than common words, names of the person
 * and the clinic, sequences, years, repetitions, and one or two of the most leaked passwords.
 * @param ownWords username, name and the clinic's names
 * @returns the reason for refusing it, or null
 */
export function validatePassword(
  password: string,
  ownWords: readonly string[],
): PasswordRefusal | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  const isPoor = ownCharacters(password, ownWords) < OWN_CHARACTERS;
  return isPoor || isLeaked(password) ? 'guessable' : null;
}

/** Whether it consists of one or two leaked passwords with years, sequences and a few digits. */
function isLeaked(password: string): boolean {
  const plain = withoutYears(plainLetters(password.normalize('NFKC')));
  const trimmed = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const digits = withoutSequences(plain).replace(/\D/g, '').length;
  const texts = [plain, readLookalikes(trimmed)].map((text) => text.replace(/[^a-z]/g, ''));
  return digits <= FREE_DIGITS && texts.some(isOneOrTwoWords);
}

function isOneOrTwoWords(letters: string): boolean {
  if (isKnown(letters)) return true;
  const once = letters.replace(/^(.+?)\1+$/, '$1');
  return [...once].some(
    (_, at) => isKnown(once.slice(at)) && (at === 0 || isKnown(once.slice(0, at))),
  );
}

function isKnown(word: string): boolean {
  return LEAKED_PASSWORDS.has(word) || GUESSABLE_WORDS.includes(word);
}

function readLookalikes(text: string): string {
  return [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Words that a password must not rely on. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plainLetters(text).split(/[^a-z0-9]+/));
  return [...new Set(words)].filter((word) => word.length > 2);
}

function ownCharacters(password: string, ownWords: readonly string[]): number {
  const words = [...wordsOf(ownWords), ...GUESSABLE_WORDS];
  words.sort((one, other) => other.length - one.length);
  const letters = plainLetters(password.normalize('NFKC'));
  const bare = withoutWords(withoutSequences(letters), words);
  const left = withoutRepetitions(withoutWords(readLookalikes(bare), words)).replace(
    /[^\p{L}\p{N}]/gu,
    '',
  );
  return new Set(left).size;
}

/** 'xyxyxy' is no more than 'xy'. */
function withoutRepetitions(text: string): string {
  return text.replace(/(.{1,16}?)\1+/gu, '$1');
}

// Removed words leave a gap, so that the letters around them do not form a new word.
function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ' '), text);
}

/** Removes alphabet, digit and keyboard runs in both directions, and years. */
function withoutSequences(text: string): string {
  const rows = SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]);
  const characters = [...withoutYears(text)];
  let left = '';
  for (let at = 0; at < characters.length; ) {
    const length = runLength(characters, at, rows);
    left +=
      length >= SEQUENCE_LENGTH ? ' ' : characters.slice(at, at + Math.max(1, length)).join('');
    at += Math.max(1, length);
  }
  return left;
}

function withoutYears(text: string): string {
  return text.replace(/(?:19|20)\d\d/g, ' ');
}

function runLength(characters: readonly string[], at: number, rows: readonly string[]): number {
  let length = 1;
  const text = (count: number) => characters.slice(at, at + count).join('');
  while (at + length < characters.length && rows.some((row) => row.includes(text(length + 1))))
    length += 1;
  return length >= SEQUENCE_LENGTH ? length : 1;
}
