import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type JudgedSentence,
  measure,
} from '#app/features/compliance/advertising-corpus.reference.ts';

// node app/features/compliance/second-ear/measure-blind-set.reference.ts SET.json
//
// First run of a set that nobody has learnt from: { "forbidden": [{ "text": "…" }], "innocent": [{ "text": "…" }] }.
// It prints figures and no sentence, so that the set stays unread.

const sentences = z.array(z.object({ text: z.string() }));
const set = z.object({ forbidden: sentences, innocent: sentences });

const source = process.argv[2];
if (source === undefined) throw new Error('which file?');
const { forbidden, innocent } = set.parse(JSON.parse(readFileSync(source, 'utf8')));
const judge = (texts: z.infer<typeof sentences>, verdict: JudgedSentence['verdict']) =>
  texts.map(
    ({ text }): JudgedSentence => ({
      sentence: text,
      rule: 'promise',
      verdict,
      why: '',
      content: {},
    }),
  );
const figures = measure([...judge(forbidden, 'forbidden'), ...judge(innocent, 'innocent')]);
const falseAlarms = figures.falselyBlocked + figures.falselyWarned;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `found ${figures.caught} of ${figures.forbidden} (${percent(figures.caught, figures.forbidden)}),`,
  `${figures.blocked} of them blocked;`,
  `false alarms ${falseAlarms} of ${figures.innocent} (${percent(falseAlarms, figures.innocent)}),`,
  `${figures.falselyBlocked} of them blocked`,
);
