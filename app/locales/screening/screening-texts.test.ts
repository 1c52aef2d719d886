import { expect, test } from 'vitest';
import { MOST_WORDS, sentencesOf, wordsIn } from '#app/platform/text/plain-language.ts';
import { screening } from './screening.ts';
import { screeningMessages } from './screening-messages.ts';
import { shortFormTexts } from './short-form.ts';
import { tenItemsTexts } from './ten-items.ts';

/** Every text below a value; what a template fills in is one word. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('1', '2', '3'))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const portuguese = [screening, tenItemsTexts['pt-BR'], shortFormTexts['pt-BR']].flatMap(textsIn);
const all = [
  ...portuguese,
  ...[screeningMessages['en-US'], tenItemsTexts['en-US'], shortFormTexts['en-US']].flatMap(textsIn),
];

test('no sentence has more than 25 words', () => {
  expect(portuguese.length).toBeGreaterThan(120);
  const long = portuguese
    .flatMap(sentencesOf)
    .filter(({ text }) => wordsIn(text).length > MOST_WORDS);
  expect(long.map(({ text }) => text)).toEqual([]);
});

test('nobody is told that they have a disease, and no medicine is named', () => {
  const wrong =
    /você tem olho seco[^?]*[.!]|you have dry eye[^?]*[.!]|validad|validated|col[íi]rio de|lágrima artificial|artificial tears|garant/i;
  expect(all.filter((text) => wrong.test(text))).toEqual([]);
});
