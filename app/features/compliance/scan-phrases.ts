import { isFirm } from './firm-words.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { EMPTY_NO } from './portuguese-words.ts';

/**
 * A phrase in normalized text that a rule forbids; half open. One that is excused elsewhere is innocent by words of
 * another clause of its sentence, which are no excuse when its own clause sounds like a claim.
 */
export type PhraseMatch = {
  rule: PhraseRule;
  start: number;
  end: number;
  isExcusedElsewhere?: true;
};

type Phrase = { rule: PhraseRule; matcher: RegExp };
/** Phrases by their first two characters; those that begin with a digit are under '#'. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

const NUMBER_KEY = '#';
const LONGEST_SENTENCE = 240;
const CLAUSE_END = /[,;:]| (?:e|mas) /g;

/** @throws Error for a phrase whose beginning cannot be indexed */
export function phraseIndex(rules: readonly PhraseRule[]): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const rule of rules) {
    for (const [key, phrases] of Map.groupBy(rule.phrases, keyOf)) {
      const matcher = new RegExp(`(?:${phrases.join('|')})(?![a-z0-9])`, 'y');
      index.set(key, [...(index.get(key) ?? []), { rule, matcher }]);
    }
  }
  return index;
}

function keyOf(phrase: string): string {
  if (/^(?:\d|\\d)/.test(phrase)) return NUMBER_KEY;
  const key = /^(?:[a-z0-9 ]|\\\$){2}(?![?*{])/.exec(phrase)?.[0].replaceAll('\\', '');
  if (!key) throw new Error(`a phrase must begin with two plain letters: ${phrase}`);
  return key;
}

type ScanOptions = {
  limit: number;
  isAbout: (rule: PhraseRule) => boolean;
  /** Whether a sentence asks, or warns of what it says; such sentences are innocent. */
  isFramed?: (sentence: string, next: string) => boolean;
  /** Whether matches that are excused elsewhere are wanted too. */
  hasDoubts?: boolean;
};

/**
 * Matches of the rules in normalized text, in its order.
 * @param options `limit` is the maximum number of matches
 */
export function scanPhrases(
  plain: string,
  index: PhraseIndex,
  options: ScanOptions,
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  const searchedTo = new Map<string, number>();
  for (let start = wordStart(plain, 0); start !== -1; start = wordStart(plain, start + 1)) {
    for (const { rule, matcher } of phrasesAt(plain, start, index)) {
      if (start < (searchedTo.get(rule.rule) ?? 0)) continue;
      matcher.lastIndex = start;
      const found = matcher.exec(plain);
      const match = found && judged(plain, { rule, start, end: start + found[0].length }, options);
      if (!match) continue;
      // What is excused hides no claim after it.
      if (!match.isExcusedElsewhere) searchedTo.set(rule.rule, match.end);
      matches.push(match);
      if (matches.length >= options.limit) return matches;
    }
  }
  return matches;
}

/** Start of the next word or number; -1 at the end. */
function wordStart(plain: string, from: number): number {
  for (let position = from; position < plain.length; position += 1) {
    if (isWordLetter(plain.charCodeAt(position)) && !isWordLetter(plain.charCodeAt(position - 1)))
      return position;
  }
  return -1;
}

function isWordLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

function phrasesAt(plain: string, start: number, index: PhraseIndex): readonly Phrase[] {
  const lettered = index.get(plain.slice(start, start + 2)) ?? [];
  const code = plain.charCodeAt(start);
  const isNumber = code >= 48 && code <= 57;
  return isNumber ? [...lettered, ...(index.get(NUMBER_KEY) ?? [])] : lettered;
}

/** A match with what excuses it; undefined when it is innocent. */
function judged(
  plain: string,
  { rule, start, end }: PhraseMatch,
  { isAbout, isFramed = () => false, hasDoubts = false }: ScanOptions,
): PhraseMatch | undefined {
  if (!isAbout(rule)) return;
  const from = sentenceStart(plain, start);
  const earlier = plain.slice(from, start);
  const until = sentenceEnd(plain, end);
  const later = plain.slice(end, until);
  const sentence = earlier + plain.slice(start, end) + later;
  const next = plain.slice(until, sentenceEnd(plain, until + 1));
  if (
    (!rule.evenSo && isFramed(sentence, next)) ||
    (rule.onlyBefore && !rule.onlyBefore.test(earlier)) ||
    rule.unlessBefore?.test(earlier) ||
    rule.unlessAfter?.test(later) ||
    (rule.onlySentence && !rule.onlySentence.test(sentence))
  )
    return;
  const isExcused = (before: string, after: string) =>
    Boolean(
      rule.unlessEarlier?.test(before.replace(EMPTY_NO, ' ')) ||
        rule.unlessSentence?.test(before + plain.slice(start, end) + after),
    );
  const clauseBefore = earlier.slice([...earlier.matchAll(CLAUSE_END)].at(-1)?.index ?? 0);
  const clauseAfter = later.slice(0, later.search(CLAUSE_END) + 1 || later.length + 1);
  if (isExcused(clauseBefore, clauseAfter)) return;
  // Words after the clause of a firm claim are no excuse for it.
  const after = isFirm(plain, { rule, start, end }) ? clauseAfter : later;
  if (!isExcused(earlier, after)) return { rule, start, end };
  // Where figures come from is said once for the whole sentence.
  if (hasDoubts && rule.rule !== 'figure') return { rule, start, end, isExcusedElsewhere: true };
}

function sentenceStart(plain: string, start: number): number {
  const first = Math.max(0, start - LONGEST_SENTENCE);
  for (let position = start - 1; position >= first; position -= 1) {
    if (isBoundary(plain, position)) return position + 1;
  }
  return first;
}

function sentenceEnd(plain: string, end: number): number {
  const last = Math.min(plain.length, end + LONGEST_SENTENCE);
  for (let position = end; position < last; position += 1) {
    if (isBoundary(plain, position)) return position + 1;
  }
  return last;
}

// A full stop inside a number or an abbreviation does not end a sentence.
function isBoundary(plain: string, position: number): boolean {
  const sign = plain.charAt(position);
  if (sign === '\n') return true;
  if (!'.!?;'.includes(sign)) return false;
  const next = plain.charAt(position + 1);
  return next === '' || next === ' ' || next === '\n';
}
