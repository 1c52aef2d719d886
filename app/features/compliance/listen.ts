import type { LintedContent } from './linted-content.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { isInnocentFrame } from './portuguese-words.ts';
import type { PhraseMatch } from './scan-phrases.ts';
import {
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
 * Puts the second ear beside the rules: it drops matches in sentences that sound innocent, and warns of sentences that
 * sound forbidden though no rule knows why.
 * @param matches of the rules in the Portuguese text `plain`, in its order
 */
export function listen(
  plain: string,
  matches: readonly PhraseMatch[],
  { content, sound }: { content: LintedContent; sound: (sentence: string) => number },
): Hearing[] {
  const heard: Hearing[] = [];
  const rest = [...matches];
  for (const sentence of sentencesIn(plain)) {
    const own: PhraseMatch[] = [];
    while (rest[0] && rest[0].start < sentence.end) own.push(...rest.splice(0, 1));
    const odds = isHeard(sentence) ? sound(sentence.plain) : 0;
    const kept = own.filter(({ rule }) => odds > INNOCENT_BELOW || !mayBeOverheard(rule.rule));
    heard.push(...kept.map(hearingOf));
    if (own.length > 0 || odds < WARNS_FROM) continue;
    if (isInnocentFrame(sentence.plain, sentence.next)) continue;
    const rule = nearestRule(sentence.plain);
    const { start, end } = sentence;
    if (isGuessedIn(content, rule))
      heard.push({ rule, severity: 'advises', start, end, isGuess: true });
  }
  return [...heard, ...rest.map(hearingOf)];
}

/** What a rule alone found. */
export function hearingOf({ rule, start, end }: PhraseMatch): Hearing {
  return { rule: rule.rule, severity: rule.severity, start, end };
}
