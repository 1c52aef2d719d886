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
// What the check finds in sets that its second ear did not learn from: it trains without each set in turn, and without
// the sets that somebody wrote after reading what was missed of it. Of the sets by strangers, no rule was tuned on those
// from the fifth blind one on.

type SetName = `blind ${number}` | `practice ${number}`;

const sets = new Map<SetName, JudgedSentence[]>([
  ...blindSets().map((set, at): [SetName, JudgedSentence[]] => [`blind ${at + 1}`, set]),
  ...practiceSets().map((set, at): [SetName, JudgedSentence[]] => [`practice ${at + 1}`, set]),
]);

/** Sets by strangers, with the sets that were written after their misses had been read. */
const STRANGERS: Partial<Record<SetName, readonly SetName[]>> = {
  'practice 4': ['practice 6'],
  'blind 5': [],
  'blind 6': ['practice 7', 'practice 8'],
  'blind 7': ['practice 9', 'practice 13'],
  'blind 8': ['practice 9', 'practice 13'],
  'blind 9': ['practice 13'],
  'blind 10': ['practice 13'],
  'practice 10': ['practice 13'],
  'practice 11': ['practice 13'],
  'practice 12': ['practice 13'],
};

const all = lessons();

/** Figures of a set by an ear that learnt everything else. */
function measureUnheard(name: SetName, writtenAfter: readonly SetName[]): Figures {
  const unheard = new Set(
    [name, ...writtenAfter].flatMap((each) => sets.get(each) ?? []).map(({ sentence }) => sentence),
  );
  const trained = train(all.filter(({ text }: Lesson) => !unheard.has(text)));
  return measure(sets.get(name) ?? [], (plain) => heardAs(hear(plain), trained));
}

for (const [name] of sets) {
  const writtenAfter = STRANGERS[name];
  if (!writtenAfter) continue;
  const each = measureUnheard(name, writtenAfter);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `without ${name}: found ${percent(each.caught, each.forbidden)}, blocked ${percent(each.blocked, each.forbidden)};`,
    `false ${percent(each.falselyBlocked + each.falselyWarned, each.innocent)},`,
    `blocked ${percent(each.falselyBlocked, each.innocent)} (${each.forbidden} + ${each.innocent})`,
  );
}
