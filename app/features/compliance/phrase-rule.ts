import type { LintedContent, RuleId, Severity } from './linted-content.ts';

/** Words that a rule forbids, unless what stands around them makes them innocent. */
export type PhraseRule = {
  rule: RuleId;
  severity: Severity;
  /**
   * Regular expressions over folded text. Each begins with two plain letters or signs, or with a digit as `\d`, matches
   * whole words, and repeats nothing without an end, so that hostile text costs no more than other text.
   */
  phrases: readonly string[];
  /** Innocent when this ends right before the words. */
  unlessBefore?: RegExp;
  /** Innocent when this begins right after them. */
  unlessAfter?: RegExp;
  /** Innocent when the sentence has this before the words: a negation, as a rule. */
  unlessEarlier?: RegExp;
  /** Innocent when the sentence has this anywhere. */
  unlessSentence?: RegExp;
  /** Innocent unless the sentence has this. */
  onlySentence?: RegExp;
  /** Texts the rule is about; all when left out. */
  isAbout?: (content: LintedContent) => boolean;
};
