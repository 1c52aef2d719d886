import {
  blindSets,
  corpus,
  type JudgedSentence,
  practiceSets,
  recordedHeldOut,
  seededRandom,
  siteSentences,
} from '#app/features/compliance/advertising-corpus.reference.ts';
import { FORBIDDEN, INNOCENT } from '#app/features/compliance/forbidden-sentences.reference.ts';
import type { RuleId } from '#app/features/compliance/linted-content.ts';
import { normalizeText } from '#app/features/compliance/normalize-text.ts';
import { FEATURES, type Heard, hear, stem } from './sentence-features.ts';

// Trains the second ear: logistic regression by stochastic gradients, the same to the last digit on every run.

/** A sentence to learn from; `weight` is how much it counts. */
export type Lesson = Heard & {
  text: string;
  plain: string;
  rule: RuleId | null;
  isForbidden: boolean;
  weight: number;
};

const SEED = 16;
/** Trainings in different orders; their mean depends on none. */
const COURSES = 2;
const ROUNDS = 40;
const RATE = 0.3;
/** Holds weights small, so that no single word decides. */
const RESTRAINT = 4e-4;
/** Sentences of the site are many, and easy. */
const SITE_WEIGHT = 0.4;
const LARGEST_WEIGHT = 127;
/** How far on, at most, one weight of the file is from the last. */
const LONGEST_STRIDE = 255;
/** Weights below it, in steps, are left out of the file. */
const SMALLEST_WEIGHT = 4;
/** What fewer lessons have is not learnt. */
const FEWEST_LESSONS = 3;
/** A stem that fewer forbidden sentences have names no rule. */
const FEWEST = 2;

/** Sentences of the corpus that the second ear may learn from: not the half that nobody tunes on. */
export function lessons(): Lesson[] {
  const heldOut = new Set(recordedHeldOut());
  const judged = [...corpus(), ...practiceSets().flat(), ...blindSets().flat()]
    .filter(({ sentence, content }) => !heldOut.has(sentence) && content.kind === undefined)
    .map(lessonOf);
  return [
    ...judged,
    ...FORBIDDEN.map(([text, rule]) => lesson(text, rule, 1)),
    ...INNOCENT.map((text) => lesson(text, null, 1)),
    ...siteSentences().map((text) => lesson(text, null, SITE_WEIGHT)),
  ];
}

function lessonOf({ sentence, verdict, rule }: JudgedSentence): Lesson {
  return lesson(sentence, verdict === 'forbidden' ? rule : null, 1);
}

function lesson(text: string, rule: RuleId | null, weight: number): Lesson {
  const { plain } = normalizeText(text);
  return { ...hear(plain), text, plain, rule, isForbidden: rule !== null, weight };
}

/** What training leaves: a number for each feature, and one for having heard nothing. */
export type Trained = { weights: Float64Array; bias: number };

/** The mean of a few courses, which differ in the order of the lessons. */
export function train(lessons: readonly Lesson[]): Trained {
  const { kept, all } = withoutRarities(lessons);
  const weights = new Float64Array(FEATURES);
  let bias = 0;
  for (let at = 0; at < COURSES; at += 1) {
    const learnt = course(all, { size: kept.length, seed: SEED + at });
    for (const [place, id] of kept.entries())
      weights[id] = (weights[id] ?? 0) + (learnt.weights[place] ?? 0) / COURSES;
    bias += learnt.bias / COURSES;
  }
  return { weights, bias };
}

/**
 * Lessons without what is heard in a single one, which teaches nothing. Features have their places in `kept` instead of
 * their numbers, so that few pages of memory are touched.
 */
function withoutRarities(lessons: readonly Lesson[]): { kept: number[]; all: Lesson[] } {
  const counts = new Uint16Array(FEATURES);
  for (const { ids } of lessons) for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  const places = new Int32Array(FEATURES).fill(-1);
  const kept: number[] = [];
  for (const [id, count] of counts.entries())
    if (count >= FEWEST_LESSONS) places[id] = kept.push(id) - 1;
  const all = lessons.map((each) => {
    const heard = [...each.ids.keys()].filter((at) => (places[each.ids[at] ?? 0] ?? -1) >= 0);
    return {
      ...each,
      ids: Int32Array.from(heard, (at) => places[each.ids[at] ?? 0] ?? 0),
      strengths: Float64Array.from(heard, (at) => each.strengths[at] ?? 0),
    };
  });
  return { kept, all };
}

/** AdaGrad over the lessons in a drawn order. */
function course(all: readonly Lesson[], { size, seed }: { size: number; seed: number }): Trained {
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(0.01);
  let bias = 0;
  let biasSeen = 0.01;
  const random = seededRandom(seed);
  const order = [...all];
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const each of order) {
      const guess = 1 / (1 + Math.exp(-heardAs(each, { weights, bias })));
      const error = (guess - (each.isForbidden ? 1 : 0)) * each.weight;
      for (let at = 0; at < each.ids.length; at += 1) {
        const id = each.ids[at] ?? 0;
        const weight = weights[id] ?? 0;
        const slope = error * (each.strengths[at] ?? 0) + RESTRAINT * weight;
        const total = (seen[id] ?? 0) + slope * slope;
        seen[id] = total;
        weights[id] = weight - (RATE * slope) / Math.sqrt(total);
      }
      biasSeen += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSeen);
    }
  }
  return { weights, bias };
}

/** Above 0 rather forbidden, below rather innocent. */
export function heardAs({ ids, strengths }: Heard, { weights, bias }: Trained): number {
  let score = bias;
  for (let at = 0; at < ids.length; at += 1)
    score += (weights[ids[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
  return score;
}

function shuffle(order: Lesson[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one && two) [order[at], order[other]] = [two, one];
  }
}

/** The file second-ear.json, whole. */
export function secondEarFile(): string {
  const all = lessons();
  const { weights, bias } = train(all);
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const step = largest / LARGEST_WEIGHT;
  const model = {
    bias: Number(bias.toFixed(4)),
    step: Number(step.toPrecision(6)),
    weights: packed(Int8Array.from(weights, (each) => Math.round(each / step))),
    words: wordsOfRules(all),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

/** Two bytes for each weight but zero: how many numbers on from the last one, and the weight. Base 64. */
function packed(weights: Int8Array): string {
  const bytes: number[] = [];
  let last = 0;
  for (const [id, weight] of weights.entries()) {
    if (Math.abs(weight) < SMALLEST_WEIGHT) continue;
    for (; id - last > LONGEST_STRIDE; last += LONGEST_STRIDE) bytes.push(LONGEST_STRIDE, 0);
    bytes.push(id - last, weight);
    last = id;
  }
  return Buffer.from(bytes).toString('base64');
}

/** How many forbidden sentences of each rule have a stem: 'cura 12 grau 9'. */
function wordsOfRules(all: readonly Lesson[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { plain, rule } of all) {
    if (!rule) continue;
    const words = counts.get(rule) ?? new Map<string, number>();
    counts.set(rule, words);
    const stems = new Set((plain.match(/[a-z]+|\d+|[%$]/g) ?? []).map(stem));
    for (const each of stems) words.set(each, (words.get(each) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts].sort().map(([rule, words]) => [
      rule,
      [...words]
        .filter(([, count]) => count >= FEWEST)
        .sort()
        .map(([word, count]) => `${word} ${count}`)
        .join(' '),
    ]),
  );
}
