import type { Locale } from '#app/platform/locale.ts';

/** Characters of a page that are read at most. */
export const MOST_READ = 12_000;
/** Some voices fall silent within a sentence that takes them more than fifteen seconds. */
const MOST_AT_ONCE = 200;
/** Shorter than this no part of a long sentence begins or ends. */
const LEAST_AT_ONCE = 40;

/** Part of a text, half open. */
export type Span = { start: number; end: number };

/** A point after these ends no sentence: "a Dra. Helena", "Av. Brasil", "Mr. Jones". */
const ABBREVIATED =
  /(?:^|[\s(“"])(?:[Dd]ra?s?|[Ss]ra?s?|[Ss]rta|[Pp]rofa?s?|Enf|Mrs?|Ms|Av|Al|Pça|Rod|[Ss]t[oa]?|[Aa]rts?|[Tt]el|n|No|pp?|ex|máx|mín|vs|aprox|e\.g|i\.e|\p{Lu})\.\s*$/u;

/**
 * Sentences of a readable text, in order, at most 200 characters each and 12,000 together. Every line, such as a
 * heading or an item of a list, ends one. What would end after the limit is left out whole.
 */
export function sentencesOf(text: string, locale: Locale, most = MOST_READ): Span[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const whole: Span[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    let start = index;
    for (const { segment, index: at } of segmenter.segment(line)) {
      const end = index + at + segment.length;
      const isLast = at + segment.length === line.length;
      if (!isLast && ABBREVIATED.test(text.slice(start, end))) continue;
      whole.push(...trimmed(text, { start, end }));
      start = end;
    }
  }
  const isWithin = ({ end }: Span) => end <= most;
  const read = whole.filter(isWithin).flatMap((span) => parted(text, span));
  if (read.length > 0 || !whole[0]) return read;
  return parted(text, whole[0]).filter(isWithin);
}

/** Without blanks around it; nothing when it has neither letters nor digits. */
function trimmed(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(words)) return [];
  const from = start + words.search(/\S/);
  return [{ start: from, end: start + words.trimEnd().length }];
}

/** A long sentence in parts: after a comma or the like, else between words, else between letters. */
function parted(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > MOST_AT_ONCE) {
    const cut = from + bestCut(text.slice(from, from + MOST_AT_ONCE + 1));
    parts.push(...trimmed(text, { start: from, end: cut }));
    from = cut;
  }
  return [...parts, ...trimmed(text, { start: from, end })];
}

/** @param words one character longer than a part may be */
function bestCut(words: string): number {
  for (const border of [/[,;:–—)][”"]?(?=\s)/g, /\s/g]) {
    const last = [...words.matchAll(border)].at(-1);
    if (last && last.index >= LEAST_AT_ONCE) return last.index + last[0].length;
  }
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters = [...segmenter.segment(words)].map(({ index }) => index);
  // Signs of one letter without end: between two of its code points.
  return letters.at(-1) || words.length - (/[\uD800-\uDBFF]/.test(words.at(-2) ?? '') ? 2 : 1);
}
