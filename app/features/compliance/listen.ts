import { isFirm } from './firm-words.ts';
import type { LintedContent } from './linted-content.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { isInnocentFrame } from './portuguese-words.ts';
import type { PhraseMatch } from './scan-phrases.ts';
import { loudness } from './second-ear/clauses.ts';
import {
  EXCUSED_BELOW,
  INNOCENT_BELOW,
  isGuessedIn,
  isHeard,
  mayBeOverheard,
  nearestRule,
  sentencesIn,
  WARNS_FROM,
} from './second-ear/second-ear.ts';

/** What the rules or the second ear found in a text; a guess is the ear's alone, and only warns. */
export type Hearing = Pick<PhraseMatch, 'start' | 'end'> &
  Pick<PhraseRule, 'rule' | 'severity'> & { isGuess?: true };

/**
 * Puts the second ear beside the rules: it drops matches when nothing around them sounds forbidden, and warns of
 * sentences that sound forbidden though no rule knows why. Firm claims are never dropped. An excuse in another clause
 * holds unless the words around the claim sound forbidden.
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
    const own = matches.slice(first, next);
    const odds = isHeard(sentence) ? sound(sentence.plain) : 0;
    const loudnessOf = loudness(sentence, { odds, sound });
    const kept = own
      .filter((match) => {
        if (match.isExcusedElsewhere) return loudnessOf(match) > EXCUSED_BELOW;
        if (!mayBeOverheard(match.rule.rule) || isFirm(plain, match)) return true;
        return loudnessOf(match) > INNOCENT_BELOW;
      })
      .filter(isFirstOfItsWords);
    heard.push(...kept.map(hearingOf));
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

/** Whether no match before it of the same rule has some of the same words. */
function isFirstOfItsWords(match: PhraseMatch, at: number, all: readonly PhraseMatch[]): boolean {
  return !all
    .slice(0, at)
    .some((earlier) => earlier.rule.rule === match.rule.rule && earlier.end > match.start);
}

/** What a rule alone found. */
export function hearingOf({ rule, start, end }: PhraseMatch): Hearing {
  return { rule: rule.rule, severity: rule.severity, start, end };
}
