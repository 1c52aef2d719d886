import type { LintedContent, RuleId, Severity } from './linted-content.ts';

/** Phrases that a rule forbids unless their context makes them innocent. */
export type PhraseRule = {
  rule: RuleId;
  severity: Severity;
  /**
   * Regular expressions over normalized text. Each begins with two plain characters, or with a digit as `\d`, matches
   * whole words and has no unbounded repetition, so that hostile text costs no more than other text.
   */
  phrases: readonly string[];
  /** Innocent unless this ends right before the phrase. */
  onlyBefore?: RegExp;
  /** Innocent when this ends right before the phrase. */
  unlessBefore?: RegExp;
  /** Innocent when this begins right after the phrase. */
  unlessAfter?: RegExp;
  /** Innocent when the sentence has this before the phrase, usually a negation. */
  unlessEarlier?: RegExp;
  /** Innocent when the sentence has this anywhere. */
  unlessSentence?: RegExp;
  /** Innocent unless the sentence has this. */
  onlySentence?: RegExp;
  /** Guilty even in a question, or in a sentence that warns of something. */
  evenSo?: true;
  /** Texts that the rule covers; all when left out. */
  isAbout?: (content: LintedContent) => boolean;
};
