import {
  blindSets,
  type Figures,
  type JudgedSentence,
  measure,
  practiceSets,
} from '#app/features/compliance/advertising-corpus.reference.ts';
import { hear } from './sentence-features.ts';
import { heardAs, type Lesson, lessons, train } from './train-second-ear.reference.ts';

// node app/features/compliance/second-ear/cross-validate.reference.ts
//
// What the check hears of sentences that its second ear did not learn from. The rules know them all the same.

const FOLDS = 10;
const [, second = [], third = [], fourth = [], fifth = [], sixth = [], seventh = [], eighth = []] =
  practiceSets();
const [, , , fourthBlind = [], fifthBlind = [], sixthBlind = []] = blindSets();
const sets = {
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  'fourth blind': fourthBlind,
  'fifth blind': fifthBlind,
  'sixth blind': sixthBlind,
};
const all = lessons();

/** Figures of sentences by an ear that learnt everything else. */
function measureUnheard(sentences: readonly JudgedSentence[]): Figures {
  const unheard = new Set(sentences.map(({ sentence }) => sentence));
  const trained = train(all.filter(({ text }: Lesson) => !unheard.has(text)));
  return measure(sentences, (plain) => heardAs(hear(plain), trained));
}

function show(name: string, each: Figures): void {
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${name}: found ${percent(each.caught, each.forbidden)}, blocked ${percent(each.blocked, each.forbidden)};`,
    `false ${percent(each.falselyBlocked + each.falselyWarned, each.innocent)},`,
    `blocked ${percent(each.falselyBlocked, each.innocent)} (${each.forbidden} + ${each.innocent})`,
  );
}

for (const [name, sentences] of Object.entries(sets))
  show(`without the ${name} set`, measureUnheard(sentences));

const pool = Object.values(sets).flat();
const folds = Array.from({ length: FOLDS }, (_, fold) =>
  measureUnheard(pool.filter((_each, at) => at % FOLDS === fold)),
);
show(
  'tenth by tenth',
  folds.reduce((sum, each) => ({
    forbidden: sum.forbidden + each.forbidden,
    innocent: sum.innocent + each.innocent,
    blocked: sum.blocked + each.blocked,
    caught: sum.caught + each.caught,
    named: sum.named + each.named,
    falselyBlocked: sum.falselyBlocked + each.falselyBlocked,
    falselyWarned: sum.falselyWarned + each.falselyWarned,
  })),
);
