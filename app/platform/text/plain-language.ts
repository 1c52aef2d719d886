import { countSyllables } from './syllables.ts';

/** Words that a sentence may have before readers lose its beginning. */
export const MOST_WORDS = 25;

/** A sentence of a text, half open, where it was typed. Headings and titles are no sentences, but have a length too. */
export type Sentence = { text: string; start: number; end: number; isHeading: boolean };

// Marks that are not read aloud, and the name of who speaks: '**Marina:** Oi!'. Each is blanked by as many spaces, so that positions stay those of the text as typed.
const MARKUP =
  /^\*\*\p{Lu}\p{Ll}+:\*\*|\]\([^)\n]{0,400}\)|!?\[|\]|\*\*|^[ \t]*(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]/gmu;
const BLOCK_START = /^[ \t]*(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]|^[ \t]*$/;
const SENTENCE_END = /(?<![.!?…])[.!?…]+["”’»)]*(?=\s|$)/g;
// A point after these ends no sentence: "a Dra. Helena", "p. ex.", "art. 11", "D. Pedro".
const ABBREVIATED =
  /(?:^|[\s(“"])(?:[Dd]ra?s?|[Ss]ra?s?|[Ss]rta|[Pp]rofa?s?|Mrs?|Ms|[Aa]v|[Ss]t[oa]?|[Aa]rts?|[Ii]nc|[Tt]el|[Cc]el|n|pp?|ex|p\.ex|máx|mín|vs|e\.g|i\.e|\p{Lu})\.$/u;

/**
 * Sentences of a text, Markdown or plain, in order. Every paragraph, heading and list item begins one; a colon or a
 * semicolon ends none.
 */
export function sentencesOf(typed: string): Sentence[] {
  const read = typed.replaceAll(MARKUP, (mark) => ' '.repeat(mark.length));
  return blocksOf(typed).flatMap(({ start, end, isHeading }) => {
    const block = read.slice(start, end);
    const ends = isHeading
      ? []
      : [...block.matchAll(SENTENCE_END)].flatMap((found) => {
          const after = found.index + found[0].length;
          return endsSentence(block, found.index + 1, after) ? [after] : [];
        });
    return [0, ...ends].flatMap((from, index) => {
      const to = ends[index] ?? block.length;
      const text = block
        .slice(from, to)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,;:!?])/g, '')
        .trim();
      if (wordsIn(text).length === 0) return [];
      const skipped = block.slice(from, to).search(/\S/);
      const shown = block.slice(from, to).trimEnd().length;
      return [{ text, start: start + from + skipped, end: start + from + shown, isHeading }];
    });
  });
}

/** @param point just after the first mark @param after just after all marks and what they close */
function endsSentence(block: string, point: number, after: number): boolean {
  const next = block
    .slice(after)
    .trimStart()
    .replace(/^["“‘«(¿¡]+/, '');
  if (next === '') return true;
  if (/^\p{Ll}/u.test(next)) return false;
  return !ABBREVIATED.test(block.slice(Math.max(0, point - 8), point));
}

function blocksOf(typed: string) {
  const blocks: { start: number; end: number; isHeading: boolean }[] = [];
  let position = 0;
  let open = false;
  for (const line of typed.split('\n')) {
    const last = blocks.at(-1);
    const end = position + line.length;
    if (open && last && !BLOCK_START.test(line)) last.end = end;
    else if (line.trim())
      blocks.push({ start: position, end, isHeading: /^\s*#{1,6} /.test(line) });
    const isHeading = blocks.at(-1)?.isHeading ?? false;
    open = line.trim() !== '' && !isHeading;
    position = end + 1;
  }
  return blocks;
}

/** Words of a sentence: what blanks part and holds a letter or a figure. "guarda-chuva", "8h" and "e/ou" are one. */
export function wordsIn(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const SPOKEN: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  sr: 'senhor',
  sra: 'senhora',
  av: 'avenida',
  art: 'artigo',
  nº: 'número',
  etc: 'etcétera',
  min: 'minutos',
};
const LETTER_SYLLABLES: Readonly<Record<string, number>> = {
  F: 2,
  H: 2,
  J: 2,
  L: 2,
  M: 2,
  N: 2,
  R: 2,
  S: 2,
  W: 3,
  X: 1,
  Y: 3,
};

// A figure, an address, and what is only filled in later: '192', 'a@example.com', '{phone}'.
const UNSPELLED = /[\p{N}@{]/u;

/** Syllables of a word as it is read aloud: abbreviations in full, initials that are no word letter by letter. */
function spokenSyllables(word: string): number {
  const letters = word.replaceAll(/[^\p{L}º-]/gu, '');
  const inFull = SPOKEN[letters.toLowerCase()];
  if (inFull) return countSyllables(inFull);
  if (
    /^(?:[^\P{Lu}AEIOU]{2,}.*|.*[^\P{Lu}AEIOU]{2,})$/u.test(letters) &&
    /^\p{Lu}{2,6}$/u.test(letters)
  )
    return [...letters].reduce((sum, letter) => sum + (LETTER_SYLLABLES[letter] ?? 1), 0);
  return letters
    .split('-')
    .filter(Boolean)
    .reduce((sum, part) => sum + countSyllables(part), 0);
}

/**
 * How easy a Portuguese text is to read, from 0 to about 100: 75 and more is "very easy", the first years of school.
 * Flesch's index adapted to Portuguese: Martins, Ghiraldelo, Nunes and Oliveira Jr., Readability formulas applied to
 * textbooks in Brazilian Portuguese, Notas do ICMSC 28, USP, 1996. Figures, addresses and names yet to be filled in are
 * words whose syllables are not counted, as Flesch has it of figures (How to Test Readability, 1951). Headings are left
 * out.
 * @returns null for a text without sentences
 */
export function readingEase(sentences: readonly Sentence[]): number | null {
  const words = sentences.filter(({ isHeading }) => !isHeading).map(({ text }) => wordsIn(text));
  const all = words.flat();
  const spoken = all.filter((word) => !UNSPELLED.test(word));
  if (words.length === 0 || spoken.length === 0) return null;
  const syllables = spoken.reduce((sum, word) => sum + spokenSyllables(word), 0);
  return 248.835 - 1.015 * (all.length / words.length) - 84.6 * (syllables / spoken.length);
}
