import { isFirm } from './firm-words.ts';
import type { LintedContent } from './linted-content.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { isInnocentFrame } from './portuguese-words.ts';
import type { PhraseMatch } from './scan-phrases.ts';
import { loudness } from './second-ear/clauses.ts';
import {
  BLOCKS_FROM,
  isGuessedIn,
  isHeard,
  mayBeOverheard,
  nearestRule,
  PART_LOSES,
  RULE_ADDS,
  type Sentence,
  sentencesIn,
  WARNS_FROM,
} from './second-ear/second-ear.ts';

/** What the rules or the second ear found in a text; a guess is the ear's alone, and only warns. */
export type Hearing = Pick<PhraseMatch, 'start' | 'end'> &
  Pick<PhraseRule, 'rule' | 'severity'> & { isGuess?: true };

/**
 * Weighs what the rules find together with how the second ear hears it. A rule's finding is one sign among others: it
 * blocks where the sentence or a part around it sounds forbidden too, only warns where it hardly does, and is dropped
 * where all sounds innocent. Firm claims always count. Sentences that sound forbidden though no rule knows why are
 * warned of.
 * @param matches of the rules in the Portuguese text `plain`, in its order; all of them, as many may be dropped
 * @param limit most hearings wanted
 */
export function listen(
  plain: string,
  matches: readonly PhraseMatch[],
  {
    content,
    sound,
    limit,
  }: { content: LintedContent; sound: (sentence: string) => number; limit: number },
): Hearing[] {
  const heard: Hearing[] = [];
  let next = 0;
  for (const sentence of sentencesIn(plain)) {
    if (heard.length >= limit) break;
    const first = next;
    while ((matches[next]?.start ?? Infinity) < sentence.end) next += 1;
    const odds = isHeard(sentence) ? sound(sentence.plain) : 0;
    const weigh = scale(sentence, { odds, sound });
    const kept = matches
      .slice(first, next)
      .map((match) => ({ match, weight: isDecided(plain, match) ? Infinity : weigh(match) }))
      .filter(({ weight }) => weight >= WARNS_FROM)
      .filter(({ match }, at, all) =>
        isFirstOfItsWords(
          match,
          all.slice(0, at).map((each) => each.match),
        ),
      );
    for (const { match, weight } of kept)
      heard.push({ ...hearingOf(match), ...(weight < BLOCKS_FROM && { severity: 'advises' }) });
    if (kept.length > 0 || odds < WARNS_FROM) continue;
    if (isInnocentFrame(sentence.plain, sentence.next)) continue;
    const rule = nearestRule(sentence.plain);
    const { start, end } = sentence;
    if (isGuessedIn(content, rule))
      heard.push({ rule, severity: 'advises', start, end, isGuess: true });
  }
  const unheard = matches.slice(next).filter(({ isExcusedElsewhere }) => !isExcusedElsewhere);
  return [...heard, ...unheard.map(hearingOf)].slice(0, limit);
}

/** Whether a match counts however its sentence sounds. */
function isDecided(plain: string, match: PhraseMatch): boolean {
  if (match.isExcusedElsewhere) return false;
  return !mayBeOverheard(match.rule.rule) || isFirm(plain, match);
}

/** How forbidden a match of a sentence is, by its rule and by the sound of the sentence and of the parts around it. */
function scale(
  sentence: Sentence,
  { odds, sound }: { odds: number; sound: (sentence: string) => number },
): (match: PhraseMatch) => number {
  // The ear has nothing to say about a few words.
  if (!isHeard(sentence))
    return ({ isExcusedElsewhere }) => (isExcusedElsewhere ? -Infinity : Infinity);
  const loudnessOf = loudness(sentence, { odds, sound });
  return (match) => {
    const loudest = loudnessOf(match);
    // Words of another clause are no excuse where the claim itself is loud; what they take, the rule adds.
    if (match.isExcusedElsewhere) return loudest;
    return Math.max(odds, loudest - PART_LOSES) + RULE_ADDS;
  };
}

/** Whether no earlier match of the same rule has some of the same words. */
function isFirstOfItsWords(match: PhraseMatch, before: readonly PhraseMatch[]): boolean {
  return !before.some(
    (earlier) => earlier.rule.rule === match.rule.rule && earlier.end > match.start,
  );
}

/** What a rule alone found. */
export function hearingOf({ rule, start, end }: PhraseMatch): Hearing {
  return { rule: rule.rule, severity: rule.severity, start, end };
}
