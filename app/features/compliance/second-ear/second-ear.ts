import {
  isOfPlans,
  type LintedContent,
  RULES,
  type RuleId,
} from '#app/features/compliance/linted-content.ts';
import model from './second-ear.json' with { type: 'json' };
import { FEATURES, hear, stem } from './sentence-features.ts';

// A small statistical model beside the rules. It learnt from the sentences of the corpus what advertising sounds like;
// docs/guides/advertising-check-figures.md says how well. It cannot say why, so alone it keeps nobody from publishing.

// Odds are about logarithms; 0 is undecided. These were chosen on sentences that the ear had not learnt from.

/** What is at least this forbidden is warned of. */
export const WARNS_FROM = 0.4;
/** What a rule finds blocks when it is at least this forbidden, all taken together. */
export const BLOCKS_FROM = 0.45;
/** How much a rule's finding adds to how its sentence sounds. */
export const RULE_ADDS = 0.7;
/** How much louder than its sentence a part around a finding must be to count, as few words tell less. */
export const PART_LOSES = 1.5;
const FEWEST_WORDS = 4;
const LONGEST = 2_000;

const weights = unpacked(model.weights);

/** Weights by the numbers of their features; the file leaves out those that are 0. */
function unpacked(base64: string): Int8Array {
  const bytes = atob(base64);
  const all = new Int8Array(FEATURES);
  let id = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    id += bytes.charCodeAt(at);
    // A weight of 0 only leads on, where the next one is far.
    all[id] = bytes.charCodeAt(at + 1);
  }
  return all;
}

/**
 * How forbidden a sentence sounds: about the logarithm of the odds, 0 is undecided.
 * @param plain normalized
 */
export function soundOf(plain: string): number {
  const { ids, strengths } = hear(plain);
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1)
    sum += (weights[ids[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
  return model.bias + sum * model.step;
}

/** A normalized sentence and where it stands in its text; half open. */
export type Sentence = { plain: string; start: number; end: number; next: string };

/** Sentences of a normalized text, in its order. */
export function sentencesIn(plain: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { 0: words, index } of plain.matchAll(
    /[^.!?\n]+(?:[.!?](?![ \n"”)]|$)[^.!?\n]+)*[.!?"”)]*/g,
  )) {
    const sentence = words.trim();
    const start = index + words.indexOf(sentence);
    found.push({ plain: sentence, start, end: start + sentence.length, next: '' });
  }
  for (const [at, each] of found.entries()) each.next = found[at + 1]?.plain ?? '';
  return found;
}

/** Whether a sentence has words enough to be judged by, and an end. */
export function isHeard({ plain }: Pick<Sentence, 'plain'>): boolean {
  return plain.length <= LONGEST && (plain.match(/[a-z]{2,}/g) ?? []).length >= FEWEST_WORDS;
}

/** Rules whose words decide alone, so that no sentence around them makes them innocent. */
const DECIDED_BY_WORDS: readonly RuleId[] = [
  'brand',
  'insurance',
  'heartfelt-praise',
  'specialist',
  'surgery-discount',
];

export function mayBeOverheard(rule: RuleId): boolean {
  return !DECIDED_BY_WORDS.includes(rule);
}

type Words = { rule: RuleId; share: number; counts: ReadonlyMap<string, number> };
const WORDS: readonly Words[] = wordsOfRules(model.words);

function wordsOfRules(words: Readonly<Record<string, string>>): Words[] {
  return Object.entries(words).flatMap(([name, line]) => {
    const rule = RULES.find((each) => each === name);
    if (!rule) return [];
    const parts = line.split(' ');
    const counts = new Map<string, number>();
    for (let at = 0; at + 1 < parts.length; at += 2)
      counts.set(parts[at] ?? '', Number(parts[at + 1]));
    const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
    return [{ rule, share: total, counts }];
  });
}

const ALL_WORDS = WORDS.reduce((sum, { share }) => sum + share, 0);
/** As if every word had been heard this often under every rule. */
const HEARD_ALWAYS = 0.5;
const DIFFERENT_WORDS = new Set(WORDS.flatMap(({ counts }) => [...counts.keys()])).size;

/** The rule whose forbidden sentences share most words with a sentence, by naive Bayes. */
export function nearestRule(plain: string): RuleId {
  const stems = [...new Set((plain.match(/[a-z]+|\d+|[%$]/g) ?? []).map(stem))];
  let nearest: { rule: RuleId; likeness: number } = { rule: 'promise', likeness: -Infinity };
  for (const { rule, share, counts } of WORDS) {
    let likeness = Math.log(share / ALL_WORDS);
    for (const each of stems)
      likeness += Math.log(
        ((counts.get(each) ?? 0) + HEARD_ALWAYS) / (share + HEARD_ALWAYS * DIFFERENT_WORDS),
      );
    if (likeness > nearest.likeness) nearest = { rule, likeness };
  }
  return nearest.rule;
}

/** Rules that do not hold for some texts, which a guess must not name there. */
export function isGuessedIn(content: LintedContent, rule: RuleId): boolean {
  if (isOfPlans(content) && (rule === 'price' || rule === 'tied-sale')) return false;
  return !(rule === 'figure' && content.hasSources);
}
